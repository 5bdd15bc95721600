// the typical mistakes of volunteers

export type Json = Record<string, any> // oxlint-disable-line typescript/no-explicit-any -- content as it is, right or wrong

export type Mistake = {
  /** What somebody did. */
  name: string
  file: string
  /** Spoils the file: as data, or as text. */
  spoil?: (entry: Json) => void
  rewrite?: (text: string) => string
  /** Where the message points: at the last of these, or else at the first character. */
  at?: string
  /** What is read of it after the place, in English and in Spanish. */
  en: string
  es: string
  /** Style: it is said, and stops nothing. */
  advice?: true
  /** The field at which it stands in the editor, where a form lets one make it. */
  inForm?: string
}

const events: Omit<Mistake, 'file'>[] = []
const event = (name: string, more: Omit<Mistake, 'file' | 'name'>) => events.push({ name, ...more })

// a file that cannot be read

event('a comma after the last', {
  rewrite: (text) => text.replace(/\n\}\n$/, ',\n}\n'),
  at: ',',
  en: 'there is a comma after the last one. Take it out.',
  es: 'hay una coma después del último. Quítela.',
})
event('a comma forgotten', {
  rewrite: (text) => text.replace('"outreach",', '"outreach"'),
  at: '"from"',
  en: 'a quotation mark, a comma or a bracket is missing, or is one too many, here or just before. Names, texts and times stand between double quotes, "like this", and a comma between two.',
  es: 'falta o sobra una comilla, una coma, un corchete o una llave, aquí o justo antes. Los nombres, textos y horas van entre comillas dobles, "así", con una coma entre uno y otro.',
})
event('smart quotes', {
  rewrite: (text) => text.replace('"outreach"', '“outreach”'),
  at: '“outreach',
  en: 'a curly quotation mark stands where a straight one belongs. Write "…" around names and texts; inside a text, curly ones are right.',
  es: 'hay una comilla tipográfica donde va una recta. Escriba "…" alrededor de nombres y textos; dentro de un texto, las tipográficas están bien.',
})
event('the mark that Windows puts first', {
  rewrite: (text) => `\uFEFF${text}`,
  en: 'the file begins with a mark that nobody sees (BOM). npm run format puts it right.',
  es: 'el archivo empieza con una marca que nadie ve (BOM). npm run format lo corrige.',
})
event('the lines of Windows', {
  rewrite: (text) => text.replaceAll('\n', '\r\n'),
  at: '\r\n  "title"',
  en: 'the lines end as Windows ends them (CRLF). npm run format puts it right.',
  es: 'las líneas terminan como las termina Windows (CRLF). npm run format lo corrige.',
})
event('a conflict of two people', {
  rewrite: (text) =>
    text.replace(/( {2}"category".*\n)/, '<<<<<<< HEAD\n$1=======\n$1>>>>>>> theirs\n'),
  at: '<<<<<<<',
  en: 'two people changed the same lines, and the file holds both. Keep one of the two, and take out the lines with <<<<<<<, ======= and >>>>>>>.',
  es: 'dos personas cambiaron las mismas líneas, y el archivo contiene las dos. Deje una de las dos y quite las líneas con <<<<<<<, ======= y >>>>>>>.',
})
event('a field that stands there twice', {
  rewrite: (text) => text.replace('  "category"', '  "category": "youth",\n  "category"'),
  at: '"category"',
  en: '"category" stands here twice. Take one of them out.',
  es: '«category» está aquí dos veces. Quite uno de los dos.',
})
event('nothing saved', {
  rewrite: () => '',
  en: 'the file is empty. Restore it as it was, or delete it.',
  es: 'el archivo está vacío. Recupérelo como estaba o bórrelo.',
})

// a field that is missing, too much, or called otherwise

event('the Spanish forgotten', {
  spoil: (entry) => delete entry.title.es,
  at: '{\n    "en": "Supper',
  en: 'Title › Español: the Spanish is missing. Write it beside the English: "es": "…".',
  es: 'Título › Español: falta el español. Escríbalo junto al inglés: "es": "…".',
})
event('a text in no language', {
  spoil: (entry) => (entry.location = 'Barcelona'),
  at: '"Barcelona"',
  en: 'Where: "Barcelona" does not fit. Write it in every language: { "en": "…", "es": "…" }.',
  es: 'Dónde: "Barcelona" no sirve. Escríbalo en cada idioma: { "en": "…", "es": "…" }.',
})
event('a text as a list', {
  spoil: (entry) => (entry.location = ['Barcelona', 'Barcelona']),
  at: '[',
  en: 'Where: this does not fit. Write it in every language: { "en": "…", "es": "…" }.',
  es: 'Dónde: esto no sirve. Escríbalo en cada idioma: { "en": "…", "es": "…" }.',
})
event('the Spanish left empty', {
  spoil: (entry) => (entry.location.es = ''),
  at: '""',
  en: 'Where › Español: the text is empty. Write something, or take it out.',
  es: 'Dónde › Español: el texto está vacío. Escriba algo o quítelo.',
})
event('a field forgotten', {
  spoil: (entry) => delete entry.location,
  en: 'Where: "location" is missing. Add it, written like the ones next to it.',
  es: 'Dónde: falta «location». Añádalo como lo tienen los que están al lado.',
})
event('a field misspelt', {
  spoil: (entry) => {
    entry.sumary = entry.summary
    delete entry.summary
  },
  at: '"sumary"',
  en: 'nothing is called "sumary" here. Did you mean "summary"?',
  es: 'aquí nada se llama «sumary». ¿Quiso decir «summary»?',
})
event('a field that may be left out, in American', {
  spoil: (entry) => (entry.canceled = []),
  at: '"canceled"',
  en: 'nothing is called "canceled" here. Did you mean "cancelled"?',
  es: 'aquí nada se llama «canceled». ¿Quiso decir «cancelled»?',
})
event('a field of which nobody knows', {
  spoil: (entry) => (entry.price = 'free'),
  at: '"price"',
  en: 'nothing is called "price" here. Take it out, or call it as the ones next to it are called.',
  es: 'aquí nada se llama «price». Quítelo o llámelo como los que están al lado.',
})

// times and days

const clock = {
  en: 'Write the time on the 24-hour clock: 17:30 is 5:30 in the afternoon.',
  es: 'Escriba la hora en formato de 24 horas: 17:30 son las cinco y media de la tarde.',
}
for (const [time, remedy = clock] of [
  ['6:30 PM'],
  ['25:00'],
  ['9:30', { en: 'Write 09:30.', es: 'Escriba 09:30.' }],
  ['18.30'],
] as const) {
  event(`a time written ${time}`, {
    spoil: (entry) => (entry.at = time),
    at: `"${time}"`,
    en: `Time: "${time}" does not fit. ${remedy.en}`,
    es: `Hora: "${time}" no sirve. ${remedy.es}`,
  })
}
for (const day of ['2040-02-30', '02/16/2040', '16 de febrero', '0209-02-16']) {
  event(`a day written ${day}`, {
    spoil: (entry) => (entry.from = day),
    at: `"${day}"`,
    en: `First day: "${day}" does not fit. Write a day that is in the calendar, year-month-day: 2026-03-16; or a month: 2026-03.`,
    es: `Primer día: "${day}" no sirve. Escriba un día que esté en el calendario, año-mes-día: 2026-03-16; o un mes: 2026-03.`,
  })
}
event('an end before the beginning', {
  inForm: 'to',
  spoil: (entry) => (entry.to = '2040-02-01'),
  at: '"2040-02-01"',
  en: 'Last day: the event ends before it begins. Write the first day once more, or a later one.',
  es: 'Último día: el evento termina antes de empezar. Escriba otra vez el primer día, o uno posterior.',
})
event('registration that ends before it opens', {
  inForm: 'closes',
  spoil: (entry) => Object.assign(entry, { opens: '2040-01-20', closes: '2040-01-10' }),
  at: '"2040-01-10"',
  en: 'Last day of registration: registration ends before it begins. Write the first day once more, or a later one.',
  es: 'Último día de inscripción: la inscripción termina antes de empezar. Escriba otra vez el primer día, o uno posterior.',
})
event('registration that opens when the event has begun', {
  inForm: 'opens',
  advice: true,
  spoil: (entry) =>
    Object.assign(entry, { link: 'https://forms.example.org/supper', opens: '2040-02-17' }),
  at: '"2040-02-17"\n}',
  en: 'Registration opens on: the event has begun by then. If one may still come to the rest of it, leave it so; otherwise write a day before its first.',
  es: 'La inscripción se abre el: para entonces el evento ya empezó. Si aún se puede ir al resto, déjelo así; si no, escriba un día anterior al primero.',
})
event('a day called off on which there is nothing', {
  inForm: 'cancelled.0.on',
  spoil: (entry) => {
    const reason = { en: 'It rains.', es: 'Llueve.' }
    Object.assign(entry, { repeat: 'week', cancelled: [{ on: '2040-03-02', reason }] })
  },
  at: '"2040-03-02"',
  en: 'Days on which it does not take place › Day 1 › On: 2040-03-02 is a Friday, and the event is not on that day. Look the day up in a calendar, and how the event repeats.',
  es: 'Días en que no se celebra › Día 1 › El día: el 2040-03-02 es viernes, y ese día no hay evento. Busque el día en un calendario y cómo se repite el evento.',
})
event('a repeat of which every day is called off', {
  inForm: 'cancelled',
  spoil: (entry) =>
    Object.assign(entry, {
      to: '2040-02-16',
      repeat: 'week',
      until: '2040-02-23',
      cancelled: ['2040-02-16', '2040-02-23'].map((on, index) => ({
        on,
        reason: { en: `The hall is shut, ${index}.`, es: `La sala está cerrada, ${index}.` },
      })),
    }),
  at: '[',
  en: 'Days on which it does not take place: every day of the event is called off. Take out how it repeats and until when, and call off 2040-02-16 alone: then all of it is called off.',
  es: 'Días en que no se celebra: todos los días del evento están cancelados. Quite cómo se repite y hasta cuándo, y cancele solo 2040-02-16: así queda cancelado todo.',
})
event('a day after its last one', {
  spoil: (entry) =>
    Object.assign(entry, {
      to: '2040-02-16',
      repeat: 'week',
      until: '2040-03-01',
      moved: [
        {
          on: '2040-03-01',
          toDay: '2040-03-03',
          reason: { en: 'The hall is painted.', es: 'Se pinta la sala.' },
        },
      ],
    }),
  at: '"2040-03-03"',
  en: 'Moved to another day, once › Day 1 › On: the last day of the event is 2040-03-01. If it is to be after that, leave it so; otherwise write an earlier day, or a later last day.',
  es: 'Cambios de día, una sola vez › Día 1 › El día: el último día del evento es 2040-03-01. Si debe ser después, déjelo así; si no, escriba un día anterior o un último día posterior.',
  advice: true,
})
event('a year with two digits in the wrong order', {
  inForm: 'to',
  spoil: (entry) => Object.assign(entry, { from: '2026-02-16', to: '2062-02-17' }),
  at: '"2062-02-17"',
  en: 'Last day: 2062-02-17 is more than 20 years away. Look at the year; where no end is known, leave the day out.',
  es: 'Último día: para 2062-02-17 faltan más de 20 años. Mire el año; si no se sabe cuándo termina, deje el día sin escribir.',
})
event('a day of checking that is still to come', {
  inForm: 'checked',
  spoil: (entry) => (entry.checked = '2039-12-01'),
  at: '"2039-12-01"',
  en: 'Checked on: 2039-12-01 is still to come. Write a day that has come.',
  es: 'Comprobado el: el 2039-12-01 aún no ha llegado. Escriba un día que ya haya llegado.',
})

// values of a certain form

event('a zone by its letters', {
  spoil: (entry) => (entry.timeZone = 'PST'),
  at: '"PST"',
  en: 'Time zone of the place: "PST" does not fit. Write continent and city, as in America/Los_Angeles.',
  es: 'Zona horaria del lugar: "PST" no sirve. Escriba el continente y la ciudad, como en America/Los_Angeles.',
})
event('a zone in small letters', {
  spoil: (entry) => (entry.timeZone = 'europe/madrid'),
  at: '"europe/madrid"',
  en: 'Time zone of the place: "europe/madrid" does not fit. Write continent and city, as in America/Los_Angeles.',
  es: 'Zona horaria del lugar: "europe/madrid" no sirve. Escriba el continente y la ciudad, como en America/Los_Angeles.',
})
event('a kind that there is not', {
  spoil: (entry) => (entry.category = 'confrence'),
  at: '"confrence"',
  en: 'Kind: "confrence" does not fit. Did you mean "conference"? Choose one of these: conference, school, youth, outreach, holiday, kids.',
  es: 'Tipo: "confrence" no sirve. ¿Quiso decir «conference»? Elija uno de estos: conference, school, youth, outreach, holiday, kids.',
})
event('a link without https', {
  inForm: 'link',
  spoil: (entry) => (entry.link = 'www.example.org'),
  at: '"www.example.org"',
  en: 'Registration form: "www.example.org" does not fit. A link begins with https:// and has no spaces, as copied from the browser: https://www.example.org/live.',
  es: 'Formulario de inscripción: "www.example.org" no sirve. Un enlace empieza con https:// y no tiene espacios, como se copia del navegador: https://www.example.org/live.',
})
event('a form as its maker sees it', {
  inForm: 'link',
  advice: true,
  spoil: (entry) => (entry.link = 'https://docs.google.com/forms/d/1FAIpQLSc/edit'),
  at: '"https://docs.google.com',
  en: 'Registration form: this address is for who edits the form. Open the form, choose Send or Publish, and copy the link that is shown there.',
  es: 'Formulario de inscripción: esta dirección es para quien edita el formulario. Abra el formulario, elija Enviar o Publicar y copie el enlace que se muestra allí.',
})
for (const [name, mark] of [
  ['a space that does not break', '\u00A0'],
  ['a space without a width', '\u200B'],
]) {
  event(`a link copied with ${name}`, {
    spoil: (entry) => (entry.link = `https://www.example.org/supper${mark}`),
    at: '"https://www.example.org/supper',
    en: `Registration form: "https://www.example.org/supper${mark}" does not fit. Write "https://www.example.org/supper": a character in it looks like another, or cannot be seen.`,
    es: `Formulario de inscripción: "https://www.example.org/supper${mark}" no sirve. Escriba "https://www.example.org/supper": uno de sus caracteres parece otro o no se ve.`,
  })
}
event('a day with the dashes of a word processor', {
  spoil: (entry) => (entry.from = '2040–02–16'),
  at: '"2040–02–16"',
  en: 'First day: "2040–02–16" does not fit. Write "2040-02-16": a character in it looks like another, or cannot be seen.',
  es: 'Primer día: "2040–02–16" no sirve. Escriba "2040-02-16": uno de sus caracteres parece otro o no se ve.',
})
event('a number in quotation marks', {
  spoil: (entry) => (entry.minutes = '90'),
  at: '"90"',
  en: 'Minutes: "90" does not fit. Write a whole number in digits, from 5 to 1440.',
  es: 'Minutos: "90" no sirve. Escriba un número entero en cifras, de 5 a 1440.',
})
event('a former address with the name of the site', {
  spoil: (entry) => (entry.formerly = ['https://www.example.org/events/supper']),
  at: '"https://www.example.org/events/supper"',
  en: 'Address 1: "https://www.example.org/events/supper" does not fit. Write the whole address without the name of the site: /churches/oakley.',
  es: 'Dirección 1: "https://www.example.org/events/supper" no sirve. Escriba la dirección entera sin el nombre del sitio: /churches/oakley.',
})

// texts

event('a clock in a text', {
  inForm: 'summary.en',
  advice: true,
  spoil: (entry) => (entry.summary = { en: 'Come at 5 PM.', es: 'Venga por la tarde.' }),
  at: '"Come at 5 PM."',
  en: 'In one sentence › English: a time of day stands in the text. Write times into the services of a church or the time of an event, where every page finds them.',
  es: 'En una frase › English: hay una hora en el texto. Escriba las horas en las reuniones de una iglesia o en la hora de un evento, donde las halla cada página.',
})
event('the English copied', {
  inForm: 'summary.es',
  advice: true,
  spoil: (entry) => (entry.summary.es = entry.summary.en),
  at: '"A long table',
  en: 'In one sentence › Español: the text is the English copied. Translate it.',
  es: 'En una frase › Español: el texto es una copia del inglés. Tradúzcalo.',
})
event('the languages swapped', {
  advice: true,
  spoil: ({ summary }) => Object.assign(summary, { en: summary.es, es: summary.en }),
  at: '"Una mesa larga',
  en: 'In one sentence › English: the text is in another language. Write each language in its own field; perhaps the two are swapped.',
  es: 'En una frase › English: el texto está en otro idioma. Escriba cada idioma en su campo; quizá los dos estén cambiados.',
})
event('a mark that turns letters round, pasted', {
  inForm: 'title.en',
  advice: true,
  spoil: (entry) => (entry.title.en = 'Supper\u202E for all'),
  at: '"Supper\u202E',
  en: 'Title › English: there is a character in the text that nobody sees. It came along with what was pasted: delete that place and type it.',
  es: 'Título › English: hay en el texto un carácter que no se ve. Llegó con lo que se pegó: borre ese lugar y escríbalo a mano.',
})
event('tú', {
  inForm: 'summary.es',
  advice: true,
  spoil: (entry) => (entry.summary.es = 'Trae a tu familia.'),
  at: '"Trae a tu familia."',
  en: 'In one sentence › Español: the Spanish says tú. Say usted (docs/glossary.md).',
  es: 'En una frase › Español: el español tutea. Trate de usted (docs/glossary.md).',
})
event('what is filled in, misspelt', {
  inForm: 'title.en',
  spoil: (entry) => (entry.title.en = 'Supper of {felowship}'),
  at: '"Supper of {felowship}"',
  en: 'Title › English: nothing called "{felowship}" is filled in here. Did you mean {fellowship}?',
  es: 'Título › English: aquí no se completa nada llamado «{felowship}». ¿Quiso decir {fellowship}?',
})

// pictures

const alt = { en: 'A table under trees', es: 'Una mesa bajo los árboles' }
const withPicture = (src: string) => (entry: Json) => (entry.picture = { src, alt })
event('a picture that is not there', {
  spoil: withPicture('/pictures/nowhere.jpg'),
  at: '"/pictures/nowhere.jpg"',
  en: 'Picture › Picture: there is no picture "/pictures/nowhere.jpg". Put the file into the folder content/pictures, or choose another picture.',
  es: 'Imagen › Imagen: no hay ninguna imagen «/pictures/nowhere.jpg». Ponga el archivo en la carpeta content/pictures o elija otra imagen.',
})
event('a picture in other letters', {
  spoil: withPicture('/pictures/Small.JPG'),
  at: '"/pictures/Small.JPG"',
  en: 'Picture › Picture: there is no picture "/pictures/Small.JPG". Did you mean "/pictures/small.jpg"?',
  es: 'Imagen › Imagen: no hay ninguna imagen «/pictures/Small.JPG». ¿Quiso decir «/pictures/small.jpg»?',
})
for (const [how, src] of [
  ['its accent in two characters', '/pictures/oto\u0301n 1.jpg'],
  ['its letters as in an address', '/pictures/ot%C3%B3n%201.jpg'],
] as const) {
  event(`a picture with ${how}`, {
    spoil: withPicture(src),
    at: `"${src}"`,
    en: `Picture › Picture: there is no picture "${src}". Did you mean "/pictures/otón 1.jpg"?`,
    es: `Imagen › Imagen: no hay ninguna imagen «${src}». ¿Quiso decir «/pictures/otón 1.jpg»?`,
  })
}
event('a picture that nobody described', {
  spoil: (entry) => (entry.picture = { src: '/pictures/horizon.avif' }),
  at: '{\n    "src"',
  en: 'Picture › What the picture shows: the picture has no description. Say what it shows to somebody who cannot see it: "alt": { "en": "…", "es": "…" }.',
  es: 'Imagen › Qué muestra la imagen: la imagen no tiene descripción. Diga qué muestra a alguien que no puede verla: "alt": { "en": "…", "es": "…" }.',
})
event('a picture that is none', {
  spoil: withPicture('/pictures/words.jpg'),
  at: '"/pictures/words.jpg"',
  en: 'Picture › Picture: the file is broken, or is not a photograph. Save the photograph again as JPEG or PNG, and put it in its place.',
  es: 'Imagen › Imagen: el archivo está dañado o no es una fotografía. Guarde otra vez la fotografía como JPEG o PNG y póngala en su lugar.',
})
event('a picture of which nothing was copied', {
  spoil: withPicture('/pictures/empty.jpg'),
  at: '"/pictures/empty.jpg"',
  en: 'Picture › Picture: the file is broken, or is not a photograph. Save the photograph again as JPEG or PNG, and put it in its place.',
  es: 'Imagen › Imagen: el archivo está dañado o no es una fotografía. Guarde otra vez la fotografía como JPEG o PNG y póngala en su lugar.',
})
event('a picture as an iPhone keeps it', {
  spoil: withPicture('/pictures/IMG_1.HEIC'),
  at: '"/pictures/IMG_1.HEIC"',
  en: 'Picture › Picture: the photograph is a HEIC file, which browsers do not show. Email it to yourself from the phone, which makes it a JPEG, or choose Settings › Camera › Formats › Most Compatible on an iPhone before the next one.',
  es: 'Imagen › Imagen: la fotografía es un archivo HEIC, que los navegadores no muestran. Envíela por correo desde el teléfono, que la convierte en JPEG, o elija en el iPhone Ajustes › Cámara › Formatos › El más compatible antes de la próxima.',
})
event('a picture from a chat', {
  spoil: withPicture('/pictures/small.jpg'),
  at: '"/pictures/small.jpg"',
  en: 'Picture › Picture: the photograph is only 100 × 80 pixels. Use one of at least 800 × 450: ask for the original instead of a copy from a chat.',
  es: 'Imagen › Imagen: la fotografía mide solo 100 × 80 píxeles. Use una de al menos 800 × 450: pida el original en lugar de la copia de un chat.',
})

event('an address that was emptied', {
  spoil: (entry) => (entry.link = ''),
  at: '""',
  en: 'Registration form: the text is empty. Write something, or take it out.',
  es: 'Formulario de inscripción: el texto está vacío. Escriba algo o quítelo.',
})
event('a tab, copied from a table', {
  inForm: 'location.en',
  spoil: (entry) => (entry.location.en = 'Barcelona\tSpain'),
  at: '"Barcelona\\tSpain"',
  en: 'Where › English: there is a tab in the text. Write a space in its place.',
  es: 'Dónde › English: hay un tabulador en el texto. Escriba un espacio en su lugar.',
})
event('two bytes a letter', {
  rewrite: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').toString(),
  en: 'the file was saved in another encoding (UTF-16, say). Open it in the program that saved it, and save it as UTF-8.',
  es: 'el archivo se guardó con otra codificación (UTF-16, por ejemplo). Ábralo en el programa con que se guardó y guárdelo como UTF-8.',
})

export const mistakes: readonly Mistake[] = [
  ...events.map((each, index) => ({ ...each, file: `events/mistake-${index}.json` })),

  // people
  {
    name: 'a phone without its country',
    inForm: 'phone',
    file: 'people/harbor-singer.json',
    spoil: (entry) => (entry.phone = '925 555 0103'),
    at: '"925 555 0103"',
    en: 'Phone: "925 555 0103" does not fit. A phone number begins with + and the code of its country, and has only digits and spaces, as in +1 925 555 0100.',
    es: 'Teléfono: "925 555 0103" no sirve. Un teléfono empieza con + y el código de su país, y solo tiene cifras y espacios, como en +1 925 555 0100.',
  },
  {
    name: 'half an email address',
    inForm: 'email',
    file: 'people/harbor-youth.json',
    spoil: (entry) => (entry.email = 'youth@harbor'),
    at: '"youth@harbor"',
    en: 'Email: "youth@harbor" does not fit. Write the whole address, as in oakley@example.org.',
    es: 'Correo electrónico: "youth@harbor" no sirve. Escriba la dirección completa, como en oakley@example.org.',
  },
  {
    name: 'an email address with a mark that nobody sees',
    file: 'people/san-bartolome-doors.json',
    spoil: (entry) => (entry.email = 'doors\u200E@example.org'),
    at: '"doors\u200E@example.org"',
    en: 'Email: "doors\u200E@example.org" does not fit. Write "doors@example.org": a character in it looks like another, or cannot be seen.',
    es: 'Correo electrónico: "doors\u200E@example.org" no sirve. Escriba "doors@example.org": uno de sus caracteres parece otro o no se ve.',
  },
  {
    name: 'a church that there is not',
    file: 'people/lake-pastors.json',
    spoil: (entry) => (entry.church = 'laque'),
    at: '"laque"',
    en: 'Church: there is no church "laque". Choose one of these: delta, harbor, hill, lake, nairobi, san-bartolome, sao-paulo; if the church has another name now, write /churches/laque under its "formerly"; if it is no more, delete this file too.',
    es: 'Iglesia: no hay ninguna iglesia «laque». Elija una de estas: delta, harbor, hill, lake, nairobi, san-bartolome, sao-paulo; si la iglesia ahora se llama de otra manera, escriba /churches/laque en su «formerly»; si ya no existe, borre también este archivo.',
  },

  // churches
  {
    name: 'a service called off on another day',
    inForm: 'cancelled.0.on',
    file: 'churches/hill.json',
    spoil: (entry) => {
      entry.cancelled = [{ on: '2040-12-25', reason: { en: 'Christmas.', es: 'Navidad.' } }]
    },
    at: '"2040-12-25"',
    en: 'Canceled service 1 › On: 2040-12-25 is a Tuesday, and there is no such service then. Look the day up in a calendar, and the time among the services.',
    es: 'Reunión cancelada 1 › El día: el 2040-12-25 es martes, y ese día no hay tal reunión. Busque el día en un calendario y la hora entre las reuniones.',
  },
  {
    name: 'a service of another kind at an hour that is taken',
    file: 'churches/nairobi.json',
    spoil: (entry) => {
      // a Sunday
      entry.extra = [{ on: '2040-02-19', at: '09:00', kind: 'bibleStudy' }]
    },
    at: '"09:00"',
    en: 'Extra service 1 › Time: on 2040-02-19 there is another service at 09:00 already. If both take place, leave it so; otherwise write another time, or cancel the other one for that day.',
    es: 'Reunión extra 1 › Hora: el 2040-02-19 ya hay otra reunión a las 09:00. Si se celebran las dos, déjelo así; si no, escriba otra hora o cancele la otra ese día.',
    advice: true,
  },
  {
    name: 'a day in Spanish',
    file: 'churches/lake.json',
    spoil: (entry) => (entry.services[0].day = 'domingo'),
    at: '"domingo"',
    en: 'Service 1 › Day: "domingo" does not fit. Choose one of these: sunday, monday, tuesday, wednesday, thursday, friday, saturday.',
    es: 'Reunión 1 › Día: "domingo" no sirve. Elija uno de estos: sunday, monday, tuesday, wednesday, thursday, friday, saturday.',
  },
  {
    name: 'a latitude without its point',
    file: 'churches/harbor.json',
    spoil: (entry) => (entry.map.latitude = 379974),
    at: '379974',
    en: 'Place on the map › Latitude: 379974 does not fit. Write a number in digits, from -90 to 90.',
    es: 'Lugar en el mapa › Latitud: 379974 no sirve. Escriba un número en cifras, de -90 a 90.',
  },
  {
    name: 'a postal code without quotation marks',
    file: 'churches/sao-paulo.json',
    spoil: (entry) => (entry.address.postalCode = 94001),
    at: '94001',
    en: 'Address › ZIP or postal code: 94001 does not fit. Write it between double quotes, "like this".',
    es: 'Dirección › Código postal: 94001 no sirve. Escríbalo entre comillas dobles, "así".',
  },
  {
    name: 'a minus forgotten',
    inForm: 'position.longitude',
    file: 'churches/delta.json',
    spoil: (entry) => (entry.position = { latitude: 16.9, longitude: -82.2 }),
    at: '-82.2',
    en: 'Where it is, roughly › Longitude: -82.2 is nowhere near Asia/Kolkata. West of Greenwich, as in America, a longitude begins with a minus: -121.7; east of it, it has none.',
    es: 'Dónde está, más o menos › Longitud: -82.2 no está cerca de Asia/Kolkata. Al oeste de Greenwich, como en América, una longitud empieza con un signo menos: -121.7; al este no lo lleva.',
  },
  {
    name: 'a place in the list that is taken',
    file: 'churches/san-bartolome.json',
    spoil: (entry) => (entry.order = 2),
    at: '2,',
    en: 'Place in the list of churches: content/churches/hill.json has the place 2 in the list, too. Give each its own number, or put them in order in the editor: Churches › Change the Order.',
    es: 'Lugar en la lista de iglesias: content/churches/hill.json tiene también el lugar 2 en la lista. Dé a cada una su número, u ordénelas en el editor: Iglesias › Cambiar el orden.',
    advice: true,
  },

  // the whole site, and its words
  {
    name: 'a kind of service taken away',
    file: 'categories.json',
    spoil: (entry) => delete entry.serviceKinds.branchChurch,
    at: '{\n    "worship"',
    en: 'What services are called › branchChurch: "branchChurch" is missing. Add it, written like the ones next to it.',
    es: 'Cómo se llaman las reuniones › branchChurch: falta «branchChurch». Añádalo como lo tienen los que están al lado.',
  },
  {
    name: 'the address of the site with a slash',
    file: 'site.json',
    spoil: (entry) => (entry.origin = 'https://www.example.org/'),
    at: '"https://www.example.org/"',
    en: 'Where the site is published: "https://www.example.org/" does not fit. Write https:// and the name, and nothing after it, not even a slash: https://www.example.org.',
    es: 'Dónde está publicado el sitio: "https://www.example.org/" no sirve. Escriba https:// y el nombre, y nada después, ni siquiera una barra: https://www.example.org.',
  },
  {
    name: 'a day that is no longer filled in',
    file: 'words.json',
    spoil: (entry) => (entry.made.timesChecked.es = 'Horarios comprobados.'),
    at: '"Horarios comprobados."',
    en: 'Menu and sentences that pages are made with › When times were checked › Español: {date} is in the text of one language only. Write it in each, or in none.',
    es: 'Menú y frases con que se hacen las páginas › Cuándo se comprobaron › Español: {date} está en el texto de un solo idioma. Escríbalo en todos o en ninguno.',
  },

  // files
  {
    name: 'a file that Windows gave a second ending',
    file: 'events/supper.json.txt',
    en: 'the site does not read this file: its name must end in .json. Take away whatever stands after it, which Windows may hide, or delete the file.',
    es: 'el sitio no lee este archivo: su nombre debe terminar en .json. Quite lo que haya detrás, que Windows puede ocultar, o borre el archivo.',
  },
  {
    name: 'a file called as one speaks',
    file: 'events/Harvest Supper.json',
    en: '"Harvest Supper" is not a name for a file. Use lowercase letters without accents, digits and hyphens: santa-cruz.',
    es: '«Harvest Supper» no es un nombre para un archivo. Use minúsculas sin acentos, cifras y guiones: santa-cruz.',
  },
]

/** An event without a mistake; no two say the same sentence. */
export const supper = (number: number): Json => ({
  title: { en: `Supper ${number}`, es: `Cena ${number}` },
  summary: {
    en: `A long table for all, number ${number}.`,
    es: `Una mesa larga para todos, la número ${number}.`,
  },
  category: 'outreach',
  from: '2040-02-16',
  to: '2040-02-17',
  timeZone: 'Europe/Madrid',
  location: { en: 'Barcelona', es: 'Barcelona' },
})
