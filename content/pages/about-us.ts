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
    title: { en: "One road, many front doors", es: "Un camino, muchas puertas abiertas" },
    subtitle: {
      en: "How a single church became a family of churches in many nations, and why we are still in a hurry to make room.",
      es: "Cómo una sola iglesia llegó a ser una familia de iglesias en muchas naciones, y por qué seguimos con prisa por hacer lugar.",
    },
  },
  story: {
    eyebrow: { en: "The Beginning", es: "El comienzo" },
    title: { en: "Somebody left the light on", es: "Alguien dejó la luz encendida" },
    paragraphs: [
      {
        en: "The first church, in 1976, was not impressive. A rented hall, borrowed chairs, a guitar with five strings. But the people in it had been found by God when they were not looking, and they could not keep quiet about it. They prayed for their street. Their street began to change.",
        es: "La primera iglesia, en 1976, no impresionaba a nadie. Un salón alquilado, sillas prestadas, una guitarra con cinco cuerdas. Pero Dios había encontrado a aquellas personas cuando no lo buscaban, y no podían callarlo. Oraban por su calle. Y su calle empezó a cambiar.",
      },
      {
        en: "Within a few years there were more people than chairs, and instead of building a bigger hall they did something stranger: they sent their best couple away to start again in another town. Then another. Every church we have was once somebody's goodbye.",
        es: "En pocos años había más gente que sillas y, en lugar de construir un salón más grande, hicieron algo más extraño: enviaron a su mejor matrimonio a empezar de nuevo en otra ciudad. Y después a otro. Cada iglesia que tenemos fue alguna vez la despedida de alguien.",
      },
      {
        en: "In March 2007 a pastor couple was sent once more, with a car full of hymn books and a list of names to pray for. They met in living rooms, then in a school canteen. On 15 July 2007 they held their grand opening: more children than adults, more food than anybody could eat, and a row of people at the front who wanted to begin again with God.",
        es: "En marzo de 2007 fue enviado un matrimonio de pastores más, con el coche lleno de himnarios y una lista de nombres por los que orar. Se reunieron en salas de estar, después en el comedor de una escuela. El 15 de julio de 2007 celebraron la gran apertura: más niños que adultos, más comida de la que nadie podía comer, y una fila de personas al frente que querían empezar de nuevo con Dios.",
      },
      {
        en: "The same road has led across oceans. Along the coast of Andhra Pradesh, fishermen and teachers opened their houses, and the houses became churches. In July 2021, when many doors in Europe had been shut for a year, a new church opened its own in Barcelona, in two languages from the first Sunday.",
        es: "El mismo camino ha cruzado océanos. En la costa de Andhra Pradesh, pescadores y maestras abrieron sus casas, y las casas se hicieron iglesias. En julio de 2021, cuando muchas puertas de Europa llevaban un año cerradas, una iglesia nueva abrió la suya en Barcelona, en dos idiomas desde el primer domingo.",
      },
      {
        en: "We are still not impressive. But somebody left the light on for each of us, and we would like to leave it on for you.",
        es: "Seguimos sin impresionar a nadie. Pero alguien dejó la luz encendida para cada uno de nosotros, y queremos dejarla encendida para usted.",
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
        es: "Un matrimonio de pastores es enviado a plantar una iglesia nueva.",
      },
    },
    {
      when: { en: "July 15, 2007", es: "15 de julio de 2007" },
      what: { en: "Grand opening.", es: "Gran apertura." },
    },
    {
      when: { en: "July 2021", es: "Julio de 2021" },
      what: {
        en: "A new church begins in Barcelona.",
        es: "Una iglesia nueva comienza en Barcelona.",
      },
    },
  ],
  pastors: {
    text: {
      en: "They have answered the office phone, driven the van, buried friends and baptized their grandchildren. They would rather be asked a hard question than given a title.",
      es: "Han contestado el teléfono de la oficina, conducido la camioneta, despedido a amigos y bautizado a sus nietos. Prefieren una pregunta difícil a un título.",
    },
    button: { en: "Meet Our Pastors", es: "Conozca a nuestros pastores" },
  },
  vision: {
    eyebrow: { en: "Our vision", es: "Nuestra visión" },
    title: { en: "Win. Build. Send.", es: "Ganar. Edificar. Enviar." },
    lead: {
      en: "People meet Jesus. They grow strong. They go. Then it starts again, in a place we have never been.",
      es: "La gente conoce a Jesús. Se fortalece. Sale. Y entonces todo empieza de nuevo, en un lugar donde nunca hemos estado.",
    },
    button: { en: "See the vision", es: "Conozca la visión" },
  },
  beliefs: {
    eyebrow: { en: "What we believe", es: "Lo que creemos" },
    quote: {
      en: "We hold to the Bible as God's own word, to Jesus as its center, and to his grace as the only reason any of us is here.",
      es: "Recibimos la Biblia como la palabra misma de Dios, a Jesús como su centro y su gracia como la única razón por la que cualquiera de nosotros está aquí.",
    },
    button: { en: "Our Statement of Beliefs", es: "Nuestra declaración de fe" },
    picture: {
      en: "An open Bible on a table under three tall windows of colored glass",
      es: "Una Biblia abierta sobre una mesa, bajo tres altas vidrieras de colores",
    },
  },
  anniversary: {
    eyebrow: { en: "Forty years", es: "Cuarenta años" },
    title: { en: "The anniversary film", es: "La película del aniversario" },
  },
})
