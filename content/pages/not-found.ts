// The words of Page Not Found. Change what is in quotes, in both languages.
// Las palabras de Página no encontrada. Cambie lo que está entre comillas, en los dos idiomas.
import { words } from '#app/i18n/text.ts'

export const notFound = words({
  title: { en: "Page Not Found", es: "Página no encontrada" },
  description: {
    en: "The page you are looking for does not exist or has been moved. Here are two ways to continue.",
    es: "La página que busca no existe o se ha movido. Aquí tiene dos maneras de seguir.",
  },
  text: {
    en: "The page you are looking for does not exist or has been moved.",
    es: "La página que busca no existe o se ha movido.",
  },
  perhaps: { en: "Perhaps you were looking for this", es: "Quizá buscaba esto" },
  giving: { en: "Give online", es: "Ofrendar en línea" },
  watch: { en: "Our video channel", es: "Nuestro canal de video" },
  bibleSchool: { en: "The Bible school's site", es: "El sitio de la escuela bíblica" },
})
