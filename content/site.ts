// The fellowship as a whole: its name, its office, its links. Each fact stands here once.
// La comunidad entera: su nombre, su oficina, sus enlaces. Cada dato está aquí una sola vez.
import { sample } from '#app/model/sample.ts'
import type { Address, Email, Hours, Link, Phone, Place, Social } from '#app/model/contact.ts'
import type { Picture } from '#app/model/picture.ts'
import type { Text } from '#app/i18n/text.ts'

type Site = {
  name: string
  /** Where the site is published, without a slash at the end. */
  origin: Link
  tagline: Text
  founded: number
  churches: number
  nations: number
  churchesInIndia: number
  office: { address: Address; map: Place; mapPicture: Picture; hours: Hours; phone: Phone; email: Email }
  links: {
    giving: Link
    bibleSchool: Link
    videoChannel: Link
    globalSite: Link
    anniversaryVideo: Link
    social: Social
    designer: { name: string; to: Link }
  }
  /** Where the anniversary film begins, in seconds. */
  anniversaryStart: number
  /** 'ask': maps and outside films wait for the visitor. 'direct': they load at once. */
  embeds: 'ask' | 'direct'
  /** The address of a script that counts visits; empty for none. */
  analytics: Link | ''
}

export const site: Site = {
  name: 'Praise Chapel',
  origin: sample('https://praisechapel.example'),
  tagline: {
    en: "A fellowship of churches on three continents, learning to win, build and send together.",
    es: "Una comunidad de iglesias en tres continentes que juntas aprenden a ganar, edificar y enviar.",
  },
  founded: 1976,
  churches: 4300,
  nations: 30,
  churchesInIndia: 42,
  office: {
    address: { lines: sample(['100 Harbor Street', 'Bay Point, CA 94565']) },
    map: sample({ latitude: 38.0291, longitude: -121.9616, zoom: 14 }),
    mapPicture: {
      src: 'map-office',
      alt: {
        en: "Drawn map: Bay Point on the south shore of the bay, between Concord and Pittsburg",
        es: "Mapa dibujado: Bay Point, en la orilla sur de la bahía, entre Concord y Pittsburg",
      },
    },
    hours: { from: 'monday', to: 'friday', opens: '08:00', closes: '17:00' },
    phone: sample('+1 925 555 0100'),
    email: sample('office@praisechapel.example'),
  },
  links: {
    giving: sample('https://give.praisechapel.example/online'),
    bibleSchool: sample('https://bibleschool.praisechapel.example/'),
    videoChannel: sample('https://videos.praisechapel.example/channel'),
    globalSite: sample('https://global.praisechapel.example/'),
    anniversaryVideo: sample('https://videos.praisechapel.example/watch/forty-years'),
    social: {
      facebook: sample('https://social.praisechapel.example/facebook'),
      instagram: sample('https://social.praisechapel.example/instagram'),
      youtube: sample('https://social.praisechapel.example/youtube'),
    },
    designer: { name: sample('Harbor Studio'), to: sample('https://studio.praisechapel.example/') },
  },
  anniversaryStart: 478,
  embeds: 'ask',
  analytics: '',
}
