// The pastors of the Meet Our Pastors page. Whoever leads a church is shown on its page too, from here.
// Los pastores de la página Conozca a nuestros pastores. Quien dirige una iglesia aparece también en la página de ella.
import { sample } from '#app/model/sample.ts'
import type { Person } from '#app/model/person.ts'

export const seniorPastors = {
  name: sample({ en: "John and Grace Rivera", es: "John y Grace Rivera" }),
  role: { en: "International Senior Pastors", es: "Pastores principales internacionales" },
  picture: {
    src: 'pastors-international',
    alt: {
      en: "Cut-paper portrait of a couple in profile, in place of their photograph",
      es: "Retrato de una pareja de perfil en papel recortado, en lugar de su fotografía",
    },
  },
} as const satisfies Person

export const pittsburgPastors = {
  name: sample({ en: "Daniel and Ruth Ortega", es: "Daniel y Ruth Ortega" }),
  role: { en: "Pastors in Pittsburg", es: "Pastores en Pittsburg" },
  phone: sample('+1 925 555 0111'),
  email: sample('ortega@praisechapel.example'),
  picture: {
    src: 'pastors-pittsburg',
    alt: {
      en: "Cut-paper portrait of a couple in profile, in place of their photograph",
      es: "Retrato de una pareja de perfil en papel recortado, en lugar de su fotografía",
    },
  },
} as const satisfies Person

export const sanFranciscoPastors = {
  name: sample({ en: "Andrew and Mei Coleman", es: "Andrew y Mei Coleman" }),
  role: { en: "Pastors in San Francisco", es: "Pastores en San Francisco" },
  email: sample('coleman@praisechapel.example'),
  picture: {
    src: 'pastors-san-francisco',
    alt: {
      en: "Cut-paper portrait of a couple in profile, in place of their photograph",
      es: "Retrato de una pareja de perfil en papel recortado, en lugar de su fotografía",
    },
  },
} as const satisfies Person

export const indiaPastors = {
  name: sample({ en: "Joseph and Mary Rao", es: "Joseph y Mary Rao" }),
  role: { en: "Pastors in India", es: "Pastores en la India" },
  email: sample('rao@praisechapel.example'),
  picture: {
    src: 'pastors-india',
    alt: {
      en: "Cut-paper portrait of a couple in profile, in place of their photograph",
      es: "Retrato de una pareja de perfil en papel recortado, en lugar de su fotografía",
    },
  },
} as const satisfies Person

export const spainPastors = {
  name: sample({ en: "David and Carmen Soler", es: "David y Carmen Soler" }),
  role: { en: "Pastors in Barcelona", es: "Pastores en Barcelona" },
  phone: sample('+34 000 000 106'),
  picture: {
    src: 'pastors-spain',
    alt: {
      en: "Cut-paper portrait of a couple in profile, in place of their photograph",
      es: "Retrato de una pareja de perfil en papel recortado, en lugar de su fotografía",
    },
  },
} as const satisfies Person

/** The five cards of the page, in their order. */
export const pastors: readonly Person[] = [
  seniorPastors,
  pittsburgPastors,
  sanFranciscoPastors,
  indiaPastors,
  spainPastors,
]
