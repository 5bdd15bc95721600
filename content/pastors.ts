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
