// The pastors of the Meet Our Pastors page, in order. The first are the international senior pastors.
// Los pastores de la página Conozca a nuestros pastores, en orden. Los primeros son los internacionales.
import { sample } from '#app/model/sample.ts'
import type { Person } from '#app/model/person.ts'

export const seniorPastors: Person = {
  name: sample('John and Grace Rivera'),
  role: { en: "International Senior Pastors", es: "Pastores principales internacionales" },
  picture: {
    src: 'pastors-international',
    alt: {
      en: "Cut-paper portrait of a couple in profile, in place of their photograph",
      es: "Retrato de una pareja de perfil en papel recortado, en lugar de su fotografía",
    },
  },
}

/** The five cards of the page: the senior pastors, then those of the churches. */
export const pastors: readonly Person[] = [
  seniorPastors,
  {
    name: sample('Daniel and Ruth Ortega'),
    role: { en: "Pastors in Pittsburg", es: "Pastores en Pittsburg" },
    email: sample('ortega@praisechapel.example'),
    picture: {
      src: 'pastors-pittsburg',
      alt: {
        en: "Cut-paper portrait of a couple in profile, in place of their photograph",
        es: "Retrato de una pareja de perfil en papel recortado, en lugar de su fotografía",
      },
    },
  },
  {
    name: sample('Andrew and Mei Coleman'),
    role: { en: "Pastors in San Francisco", es: "Pastores en San Francisco" },
    email: sample('coleman@praisechapel.example'),
    picture: {
      src: 'pastors-san-francisco',
      alt: {
        en: "Cut-paper portrait of a couple in profile, in place of their photograph",
        es: "Retrato de una pareja de perfil en papel recortado, en lugar de su fotografía",
      },
    },
  },
  {
    name: sample('Joseph and Mary Rao'),
    role: { en: "Pastors in India", es: "Pastores en la India" },
    email: sample('rao@praisechapel.example'),
    picture: {
      src: 'pastors-india',
      alt: {
        en: "Cut-paper portrait of a couple in profile, in place of their photograph",
        es: "Retrato de una pareja de perfil en papel recortado, en lugar de su fotografía",
      },
    },
  },
  {
    name: sample('David and Carmen Soler'),
    role: { en: "Pastors in Barcelona", es: "Pastores en Barcelona" },
    phone: sample('+34 000 000 106'),
    picture: {
      src: 'pastors-spain',
      alt: {
        en: "Cut-paper portrait of a couple in profile, in place of their photograph",
        es: "Retrato de una pareja de perfil en papel recortado, en lugar de su fotografía",
      },
    },
  },
]
