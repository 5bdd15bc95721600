// The words of We Believe; the beliefs themselves are in content/beliefs.ts.
// Las palabras de Lo que creemos; las creencias están en content/beliefs.ts.
import { words } from '#app/i18n/text.ts'

export const weBelieve = words({
  title: { en: "We Believe", es: "Lo que creemos" },
  description: {
    en: "What Praise Chapel believes: nineteen convictions in plain words, each with the passages of the Bible it comes from.",
    es: "Lo que cree Praise Chapel: diecinueve convicciones en palabras sencillas, cada una con los pasajes de la Biblia de donde viene.",
  },
  hero: {
    crumb: { en: "Statement of Faith", es: "Declaración de fe" },
    title: { en: "What we believe", es: "Lo que creemos" },
    subtitle: {
      en: "Nineteen convictions, in plain words, with the passages they come from.",
      es: "Diecinueve convicciones, en palabras sencillas, con los pasajes de donde vienen.",
    },
  },
  list: {
    eyebrow: { en: "Statement of Faith", es: "Declaración de fe" },
    title: { en: "Open one, read it slowly", es: "Abra una y léala despacio" },
    lead: {
      en: "If something here is new to you, or you see it differently, we would love to talk. Questions are welcome in every one of our churches.",
      es: "Si algo le resulta nuevo, o lo ve de otra manera, nos encantaría conversar. Las preguntas son bienvenidas en todas nuestras iglesias.",
    },
    ask: { en: "Ask us a question", es: "Háganos una pregunta" },
  },
})
