// The words of New Believer. The passages are in content/scripture.json and are not ours to change.
// Las palabras de Nuevo creyente. Los pasajes están en content/scripture.json y no nos toca cambiarlos.
import { words } from '#app/i18n/text.ts'

/** The passages of the page, by their English reference, in order. */
export const passages = [
  'John 5:24',
  'John 1:12-13',
  'Romans 10:13',
  'Ephesians 1:13-14',
  'John 3:3-5',
  'Philippians 3:17-20',
] as const

export const newBeliever = words({
  title: { en: "New Believer", es: "Nuevo creyente" },
  description: {
    en: "You have begun to follow Jesus. Six passages to keep close, four steps to take next, and people who will walk beside you.",
    es: "Usted ha empezado a seguir a Jesús. Seis pasajes para tener siempre cerca, cuatro pasos que dar y personas que caminarán a su lado.",
  },
  hero: {
    crumb: { en: "New believer", es: "Nuevo creyente" },
    title: { en: "Everything begins again", es: "Todo empieza de nuevo" },
    subtitle: {
      en: "You said yes to Jesus. We are glad with you, and you do not have to walk alone.",
      es: "Usted le dijo que sí a Jesús. Nos alegramos con usted, y no tiene que caminar a solas.",
    },
  },
  scripture: {
    eyebrow: { en: "What God says", es: "Lo que dice Dios" },
    title: { en: "Six passages to keep close", es: "Seis pasajes para tener siempre cerca" },
    lead: {
      en: "On days when you feel nothing at all, these are still true.",
      es: "En los días en que no sienta nada, siguen siendo verdad.",
    },
  },
  next: {
    eyebrow: { en: "What's Next", es: "Y ahora, ¿qué?" },
    title: { en: "Four steps to take now", es: "Cuatro pasos para dar ahora" },
    steps: [
      {
        title: { en: "Get water baptized", es: "Bautícese en agua" },
        text: {
          en: "Baptism tells everyone, and reminds you, that the old life is behind you. Talk with the pastors of the church nearest you.",
          es: "El bautismo les dice a todos, y le recuerda a usted, que la vida vieja quedó atrás. Hable con los pastores de la iglesia que le quede más cerca.",
        },
      },
      {
        title: { en: "Be discipled", es: "Déjese discipular" },
        text: {
          en: "Ask your church for a believer with more experience who can meet with you, open the Bible with you and listen to your questions.",
          es: "Pida en su iglesia que un creyente con más experiencia se reúna con usted, abra la Biblia a su lado y escuche sus preguntas.",
        },
      },
      {
        title: {
          en: "Seek the baptism in the Holy Spirit",
          es: "Busque el bautismo en el Espíritu Santo",
        },
        text: {
          en: "Jesus promised his followers power for the life he calls them to. Ask him for it, and let us pray with you.",
          es: "Jesús prometió a los suyos poder para la vida a la que los llama. Pídaselo, y permítanos orar con usted.",
        },
      },
      {
        title: {
          en: "Build a personal walk with God",
          es: "Cultive su propio caminar con Dios",
        },
        text: {
          en: "Five disciplines help you grow, a little every day:",
          es: "Cinco disciplinas le ayudarán a crecer, un poco cada día:",
        },
      },
    ],
    disciplines: [
      { en: "Bible reading and prayer", es: "La lectura de la Biblia y la oración" },
      { en: "Church", es: "La iglesia" },
      { en: "Fellowship", es: "La comunión con otros creyentes" },
      { en: "Sharing your faith", es: "Compartir la fe" },
      { en: "Giving", es: "Ofrendar" },
    ],
  },
  baptism: {
    title: { en: "Would you like to be baptized?", es: "¿Quiere bautizarse?" },
    text: {
      en: "Call or write, and tell us which church is near you. We will gladly talk it over with you and pray with you.",
      es: "Llame o escriba, y díganos qué iglesia le queda cerca. Con gusto conversaremos y oraremos con usted.",
    },
  },
})
