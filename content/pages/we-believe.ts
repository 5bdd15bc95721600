// The words of We Believe; the beliefs themselves are in content/beliefs.ts.
// Las palabras de Lo que creemos; las creencias están en content/beliefs.ts.
import { words } from '#app/i18n/text.ts'

export const weBelieve = words({
  title: { en: "We Believe", es: "Lo que creemos" },
  description: {
    en: "What Praise Chapel believes, in plain words, each belief with the passages of the Bible it comes from.",
    es: "Lo que cree Praise Chapel, en palabras sencillas; cada creencia, con los pasajes de la Biblia de donde viene.",
  },
  hero: {
    crumb: { en: "Statement of Faith", es: "Declaración de fe" },
    title: { en: "What we believe", es: "Lo que creemos" },
    subtitle: {
      en: "In plain words, with the passages of the Bible they come from.",
      es: "En palabras sencillas, con los pasajes de la Biblia de donde vienen.",
    },
  },
  list: {
    eyebrow: { en: "Statement of Faith", es: "Declaración de fe" },
    title: { en: "Open one, read it slowly", es: "Abra una y léala despacio" },
    lead: {
      en: "If something here is new to you, or you see it differently, we would love to talk. Questions are always welcome.",
      es: "Si algo le resulta nuevo, o lo ve de otra manera, nos encantaría conversar. Las preguntas siempre son bienvenidas.",
    },
    ask: { en: "Ask us a question", es: "Háganos una pregunta" },
  },
})
