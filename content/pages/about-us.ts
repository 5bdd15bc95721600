// The words of About Us. Change what is in quotes, in both languages.
// Las palabras de Quiénes somos. Cambie lo que está entre comillas, en los dos idiomas.
import { words } from '#app/i18n/text.ts'

export const aboutUs = words({
  title: { en: "About Us", es: "Quiénes somos" },
  description: {
    en: "How one church that opened in 1976 became a family of churches in California, Barcelona, India and far beyond, and what holds it together.",
    es: "Cómo una sola iglesia, abierta en 1976, llegó a ser una familia de iglesias en California, Barcelona, la India y mucho más allá, y qué la mantiene unida.",
  },
  hero: {
    crumb: { en: "About us", es: "Quiénes somos" },
    title: { en: "One road, many churches", es: "Un camino, muchas iglesias" },
    subtitle: {
      en: "How a single church became a family of churches in many nations, and why we keep making room.",
      es: "Cómo una sola iglesia llegó a ser una familia de iglesias en muchas naciones, y por qué seguimos haciendo lugar.",
    },
  },
  story: {
    eyebrow: { en: "The Beginning", es: "El comienzo" },
    title: { en: "Someone left the light on", es: "Alguien dejó la luz encendida" },
    paragraphs: [
      {
        en: "It began in 1976 with a single church. Its people had met Jesus, and they wanted their neighbors to meet him too. Everything that has happened since has grown from that.",
        es: "Todo empezó en 1976 con una sola iglesia. Su gente había conocido a Jesús y quería que sus vecinos también lo conocieran. De ahí ha crecido todo lo que vino después.",
      },
      {
        en: "A church can keep its best people or send them. When God calls someone to carry the good news to another place, the church prays, lays hands on them and sends them out, so that people in another town may come to know him.",
        es: "Una iglesia puede quedarse con su mejor gente o enviarla. Cuando Dios llama a alguien a llevar las buenas nuevas a otro lugar, la iglesia ora, le impone las manos y lo envía, para que en otra ciudad también lo conozcan a él.",
      },
      {
        en: "In March 2007 a pastor couple was sent to plant a new church. Four months of prayer and preparation followed, and on July 15, 2007 the church held its grand opening.",
        es: "En marzo de 2007 se envió a un matrimonio de pastores a plantar una iglesia nueva. Siguieron cuatro meses de oración y preparativos, y el 15 de julio de 2007 la iglesia celebró su gran inauguración.",
      },
      {
        en: "The same road has led across oceans. There are churches in the villages and towns of India, and in July 2021 a new church began in Barcelona, where English and Spanish are heard in the same service.",
        es: "El mismo camino ha cruzado océanos. Hay iglesias en aldeas y pueblos de la India, y en julio de 2021 nació una iglesia nueva en Barcelona, donde el inglés y el español se oyen en un mismo servicio.",
      },
      {
        en: "Each of us is here because someone prayed, told us about Jesus and left the light on. We would like to leave it on for you.",
        es: "Cada uno de nosotros está aquí porque alguien oró, nos habló de Jesús y dejó la luz encendida. Queremos dejarla encendida para usted.",
      },
    ],
  },
  timeline: [
    {
      when: { en: "1976", es: "1976" },
      what: { en: "One church opens its doors.", es: "Una iglesia abre sus puertas." },
    },
    {
      when: { en: "March 2007", es: "Marzo de 2007" },
      what: {
        en: "A pastor couple is sent to plant a new church.",
        es: "Se envía a un matrimonio de pastores a plantar una iglesia nueva.",
      },
    },
    {
      when: { en: "July 15, 2007", es: "15 de julio de 2007" },
      what: { en: "Grand opening.", es: "Gran inauguración." },
    },
    {
      when: { en: "July 2021", es: "Julio de 2021" },
      what: {
        en: "A new church begins in Barcelona.",
        es: "Nace una iglesia nueva en Barcelona.",
      },
    },
  ],
  pastors: {
    text: {
      en: "They serve the whole fellowship, together with the pastors of its churches. Get to know them.",
      es: "Sirven a toda la comunidad, junto con los pastores de sus iglesias. Conózcalos.",
    },
    button: { en: "Meet Our Pastors", es: "Conozca a nuestros pastores" },
  },
  vision: {
    eyebrow: { en: "Our vision", es: "Nuestra visión" },
    title: { en: "Win. Build. Send.", es: "Ganar. Edificar. Enviar." },
    lead: {
      en: "People come to know Jesus, grow strong in him and take the good news to others.",
      es: "La gente conoce a Jesús, se fortalece en él y lleva las buenas nuevas a otros.",
    },
    button: { en: "See the vision", es: "Conozca la visión" },
  },
  beliefs: {
    eyebrow: { en: "What we believe", es: "Lo que creemos" },
    quote: {
      en: "God's Word, Jesus at the center, and grace for everyone.",
      es: "La Palabra de Dios, Jesús en el centro y gracia para todos.",
    },
    button: { en: "Our Statement of Beliefs", es: "Nuestra declaración de fe" },
    picture: {
      en: "An open Bible on a table under three tall windows of colored glass",
      es: "Una Biblia abierta sobre una mesa, bajo tres altas vidrieras de colores",
    },
  },
  anniversary: {
    eyebrow: { en: "Forty years", es: "Cuarenta años" },
    title: { en: "The anniversary video", es: "El video del aniversario" },
  },
})
