// The picture of an event that has none of its own, for each kind of event.
// La imagen de un evento que no tiene una propia, para cada tipo de evento.
import type { Category } from '#app/model/event.ts'
import type { Picture } from '#app/model/picture.ts'

export const eventPictures: Record<Category, Picture> = {
  conference: {
    src: 'event-bay-point',
    alt: {
      en: "People gathering at night in a tent lit from inside, under strings of lamps",
      es: "Gente que se reúne de noche en una carpa iluminada, bajo guirnaldas de luces",
    },
  },
  school: {
    src: 'leaders',
    alt: {
      en: "On a hilltop, one person shows another the country that lies before them",
      es: "En lo alto de una colina, una persona le muestra a otra la tierra que tienen delante",
    },
  },
  youth: {
    src: 'event-youth',
    alt: {
      en: "Young people climb a ridge at sunrise, one giving another a hand",
      es: "Unos jóvenes suben por una cresta al amanecer; uno le da la mano a otro",
    },
  },
  outreach: {
    src: 'event-outreach',
    alt: {
      en: "Neighbors paint the front of a house together",
      es: "Unos vecinos pintan juntos la fachada de una casa",
    },
  },
  holiday: {
    src: 'event-holiday',
    alt: {
      en: "A lit stable beneath one great star, shepherds coming over the hill",
      es: "Un establo iluminado bajo una gran estrella, y pastores que llegan por la colina",
    },
  },
  kids: {
    src: 'event-kids',
    alt: {
      en: "Children of every size let go of bright balloons on a hilltop",
      es: "Niños de todas las edades sueltan globos de colores en lo alto de una colina",
    },
  },
}
