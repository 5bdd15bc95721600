// The churches in India. {churchesInIndia} is the number in content/site.ts. Change a time between its quotes ('10:00', '19:00'); both languages follow.
// Las iglesias de la India. {churchesInIndia} es el número de content/site.ts. Cambie una hora entre sus comillas ('10:00', '19:00'); los dos idiomas la siguen.
import { sample } from '#app/model/sample.ts'
import type { Church } from '#app/model/church.ts'
import { indiaPastors } from '../pastors.ts'

export const india: Church = {
  slug: 'india',
  name: { en: "India", es: "India" },
  region: sample({ en: "Andhra Pradesh", es: "Andhra Pradesh" }),
  country: 'in',
  timeZone: 'Asia/Kolkata',
  summary: {
    en: "Churches in villages and towns, from Lakkuvarithota to Linepallavapalem.",
    es: "Iglesias en aldeas y pueblos, de Lakkuvarithota a Linepallavapalem.",
  },
  hero: {
    picture: 'india',
    title: { en: "India", es: "India" },
    subtitle: {
      en: "Churches in villages and towns.",
      es: "Iglesias en aldeas y pueblos.",
    },
  },
  welcome: {
    en: "A heartfelt welcome. Whoever you are and wherever you come from, there is a place for you among us. Come, worship the Lord Jesus with us.",
    es: "Le damos la bienvenida de todo corazón. Sea usted quien sea y venga de donde venga, entre nosotros hay un lugar para usted. Venga a adorar con nosotros al Señor Jesús.",
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
      location: sample({ en: "Lakkuvarithota, Andhra Pradesh", es: "Lakkuvarithota, Andhra Pradesh" }),
    },
    {
      name: 'Linepallavapalem',
      location: sample({ en: "Linepallavapalem, Andhra Pradesh", es: "Linepallavapalem, Andhra Pradesh" }),
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
    title: { en: "{churchesInIndia} churches in India", es: "{churchesInIndia} iglesias en la India" },
    paragraphs: [
      {
        en: "The churches in India belong to the same fellowship as those in California and Barcelona. On this page are two of the places where they gather: Lakkuvarithota and Linepallavapalem.",
        es: "Las iglesias de la India pertenecen a la misma comunidad que las de California y Barcelona. En esta página están dos de los lugares donde se reúnen: Lakkuvarithota y Linepallavapalem.",
      },
      {
        en: "If you would like to visit them, or to know how to pray for them, write to us. We will be glad to hear from you.",
        es: "Si quiere visitarlas, o saber cómo orar por ellas, escríbanos. Nos dará gusto saber de usted.",
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
        description: sample({
          en: "They lead the work in India together, and they ask for your prayers for its churches.",
          es: "Dirigen juntos la obra en la India, y le piden que ore por sus iglesias.",
        }),
      },
      {
        name: sample({ en: "Samuel and Anitha Babu", es: "Samuel y Anitha Babu" }),
        role: sample({ en: "Pastors in Linepallavapalem", es: "Pastores en Linepallavapalem" }),
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
      en: "Thank you for supporting the work in India.",
      es: "Gracias por apoyar la obra en la India.",
    },
  },
}
