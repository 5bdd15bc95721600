// The events, one block each. They end by themselves: leave past ones, or take them out.
// Los eventos, uno por bloque. Terminan solos: deje los pasados o quítelos.
// Without a picture of its own, an event has the one of its kind: event-pictures.ts.
// Sin imagen propia, un evento lleva la de su tipo: event-pictures.ts.
import { sample } from '#app/model/sample.ts'
import type { Event } from '#app/model/event.ts'

export const events: readonly Event[] = [
  {
    id: 'school-of-evangelism',
    title: { en: "School of evangelism", es: "Escuela de evangelismo" },
    summary: {
      en: "Learning together how to share the good news of Jesus.",
      es: "Para aprender juntos a compartir las buenas nuevas de Jesús.",
    },
    category: 'school',
    from: '2026-03-16',
    to: '2026-03-31',
    timeZone: 'Europe/Madrid',
    location: { en: "Barcelona, Spain", es: "Barcelona, España" },
    picture: {
      src: 'event-barcelona',
      alt: {
        en: "The towers of a great church in Barcelona at nightfall, people gathered at its foot",
        es: "Las torres de un gran templo de Barcelona al anochecer, con gente reunida a sus pies",
      },
    },
    link: sample('https://forms.praisechapel.example/school-of-evangelism'),
  },
  {
    id: 'national-conference-india',
    title: { en: "National conference", es: "Conferencia nacional" },
    summary: {
      en: "The churches in India come together to worship, to learn and to pray.",
      es: "Las iglesias de la India se reúnen para adorar, aprender y orar.",
    },
    category: 'conference',
    from: '2026-02',
    to: '2026-02',
    timeZone: 'Asia/Kolkata',
    location: { en: "India", es: "India" },
    picture: {
      src: 'event-india',
      alt: {
        en: "Families walking to a white chapel among coconut palms in the morning sun",
        es: "Familias que caminan hacia una capilla blanca entre cocoteros, con el sol de la mañana",
      },
    },
  },
  {
    id: 'womens-conference',
    title: { en: "Women's conference", es: "Conferencia de mujeres" },
    summary: {
      en: "Time to rest, to learn and to pray for one another.",
      es: "Un tiempo para descansar, aprender y orar unas por otras.",
    },
    category: 'conference',
    from: '2025-11-06',
    to: '2025-11-08',
    timeZone: 'America/Los_Angeles',
    location: { en: "Bay Point office, California", es: "Oficina de Bay Point, California" },
    link: sample('https://forms.praisechapel.example/womens-conference'),
  },
]
