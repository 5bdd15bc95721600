// The churches in India. Change a time between its quotes ('10:00', '19:00'); both languages follow.
// Las iglesias de la India. Cambie una hora entre sus comillas ('10:00', '19:00'); los dos idiomas la siguen.
import { sample } from '#app/model/sample.ts'
import type { Church } from '#app/model/church.ts'
import { indiaPastors } from '../pastors.ts'

export const india: Church = {
  slug: 'india',
  name: { en: "India", es: "India" },
  region: { en: "Andhra Pradesh", es: "Andhra Pradesh" },
  country: 'in',
  timeZone: 'Asia/Kolkata',
  summary: {
    en: "Along the Andhra coast, from town halls to palm-roofed chapels.",
    es: "A lo largo de la costa de Andhra, desde salones de pueblo hasta capillas con techo de palma.",
  },
  hero: {
    picture: 'india',
    title: { en: "India", es: "India" },
    subtitle: {
      en: "Churches among the fishing boats and the coconut palms.",
      es: "Iglesias entre las barcas de pesca y los cocoteros.",
    },
  },
  welcome: {
    en: "Leave your sandals at the door and come in. There are mats on the floor, songs you will learn by the second verse, and rice for everybody afterwards.",
    es: "Deje las sandalias en la puerta y entre. Hay esteras en el suelo, cantos que aprenderá a la segunda estrofa y arroz para todos al terminar.",
  },
  welcomeTelugu:
    "మీకు మా హృదయపూర్వక స్వాగతం. మీరు ఎవరైనా, ఎక్కడి నుండి వచ్చినా, మా మధ్య మీకు చోటు ఉంది. రండి, మాతో కలిసి ప్రభువైన యేసును ఆరాధించండి.",
  services: [
    { day: 'sunday', at: '10:00', kind: 'mainChurch', congregation: 'Lakkuvarithota' },
    { day: 'sunday', at: '11:00', kind: 'branchChurch', congregation: 'Lakkuvarithota' },
    { day: 'sunday', at: '19:00', kind: 'townChurch', congregation: 'Linepallavapalem' },
  ],
  congregations: [
    {
      name: 'Lakkuvarithota',
      location: { en: "Lakkuvarithota village, Andhra Pradesh", es: "Aldea de Lakkuvarithota, Andhra Pradesh" },
    },
    {
      name: 'Linepallavapalem',
      location: { en: "Linepallavapalem, by the sea, Andhra Pradesh", es: "Linepallavapalem, junto al mar, Andhra Pradesh" },
    },
  ],
  address: { lines: sample(['Church Road', 'Lakkuvarithota', 'Andhra Pradesh, India']) },
  phone: sample('+91 00000 00104'),
  email: sample('india@praisechapel.example'),
  social: {
    facebook: sample('https://social.praisechapel.example/india/facebook'),
    instagram: sample('https://social.praisechapel.example/india/instagram'),
    youtube: sample('https://social.praisechapel.example/india/youtube'),
  },
  live: sample('https://videos.praisechapel.example/india/live'),
  about: {
    title: { en: "42 churches in India", es: "42 iglesias en la India" },
    paragraphs: [
      {
        en: "It began with a few families by the water who prayed before the boats went out. Today there are churches in villages and towns along the coast, most of them led by people who were baptized in the same river.",
        es: "Empezó con unas pocas familias junto al agua que oraban antes de que salieran las barcas. Hoy hay iglesias en aldeas y pueblos de toda la costa, casi todas guiadas por personas que fueron bautizadas en el mismo río.",
      },
      {
        en: "They teach children to read, sit with the sick, share what the sea gives, and send their young people to begin again further along the shore.",
        es: "Enseñan a leer a los niños, acompañan a los enfermos, comparten lo que da el mar y envían a sus jóvenes a empezar de nuevo más allá, en la misma orilla.",
      },
    ],
    gallery: [
      {
        src: 'india-1',
        alt: {
          en: "Men, women and children haul a fishing net ashore at sunrise",
          es: "Hombres, mujeres y niños arrastran una red de pesca hasta la orilla al amanecer",
        },
      },
      {
        src: 'india-2',
        alt: {
          en: "A canoe carries worshippers along the backwater at sunrise",
          es: "Una canoa lleva a los fieles por el remanso al amanecer",
        },
      },
      {
        src: 'india-3',
        alt: {
          en: "An evening meeting by lamplight in the village square",
          es: "Una reunión a la luz de las lámparas en la plaza de la aldea",
        },
      },
    ],
  },
  pastors: {
    title: { en: "Our pastors", es: "Nuestros pastores" },
    people: [
      {
        // name, portrait, phone and e-mail: content/pastors.ts / nombre, retrato, teléfono y correo: content/pastors.ts
        ...indiaPastors,
        role: { en: "Lead pastors", es: "Pastores principales" },
        description: {
          en: "They visit a different village church every week, mostly by bus and sometimes by boat.",
          es: "Cada semana visitan una iglesia de aldea distinta, casi siempre en autobús y a veces en barca.",
        },
      },
      {
        name: sample({ en: "Samuel and Anitha Babu", es: "Samuel y Anitha Babu" }),
        role: { en: "Pastors in Linepallavapalem", es: "Pastores en Linepallavapalem" },
        picture: {
          src: 'pastors-india-2',
          alt: {
            en: "Cut-paper portrait of a couple in profile, in place of their photograph",
            es: "Retrato de una pareja de perfil en papel recortado, en lugar de su fotografía",
          },
        },
      },
    ],
  },
  giving: {
    title: { en: "Give to the churches in India", es: "Ofrende a las iglesias de la India" },
    text: {
      en: "A little goes a long way here: a roof, a bicycle for a pastor, school books for a row of children.",
      es: "Aquí un poco rinde mucho: un techo, una bicicleta para un pastor, libros para una fila de niños.",
    },
  },
}
