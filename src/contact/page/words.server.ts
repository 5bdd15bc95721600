import { both, fills, group, mapEach, optional, paragraph, words } from '#app/content/fields.ts'
import { namesOf } from '#app/fellowship/categories.server.ts'
import { eyebrow, hero, pageFile, title } from '#app/page/words.server.ts'
import { topics } from '#app/ways/topics.server.ts'

export const contactUsWords = pageFile('contactUs', ['Contact Us', 'Contáctenos'], {
  hero,
  office: group('International office', 'Oficina internacional', { eyebrow, title }),
  form: group('Form', 'Formulario', {
    title,
    name: words('Field: name', 'Campo: nombre'),
    email: words('Field: email', 'Campo: correo electrónico'),
    subject: words('Field: subject', 'Campo: asunto'),
    message: words('Field: message', 'Campo: mensaje'),
    church: words('Field: church', 'Campo: iglesia'),
    office: words('The office in the list of churches', 'La oficina en la lista de iglesias'),
    reply: words('Field: how to answer', 'Campo: cómo responder'),
    replies: group('Ways to answer', 'Formas de responder', {
      email: words('By email', 'Por correo'),
      call: words('By a call', 'Con una llamada'),
      text: words('By text message', 'Por mensaje de texto'),
      whatsapp: words('By WhatsApp', 'Por WhatsApp'),
    }),
    phone: words('Field: phone', 'Campo: teléfono'),
    answerIn: words('Field: language of the answer', 'Campo: idioma de la respuesta'),
    sameLanguage: words('The language of the message', 'El idioma del mensaje'),
    topics: group(
      'How a message begins, by what it is about',
      'Cómo empieza un mensaje, según el tema',
      mapEach(topics, ({ en, es }) =>
        group(en, es, {
          subject: words('Subject, and the link to ask it', 'Asunto, y el enlace para preguntarlo'),
          question: optional(words('Question', 'Pregunta')),
        }),
      ),
    ),
    visitTopics: optional(
      group(
        'Questions for planning a visit',
        'Las preguntas de quien planea una visita',
        mapEach(namesOf('visitTopics'), ({ en, es }) => optional(words(en, es))),
        {
          help: both(
            'New Here offers them one by one, until a church has answered them. What is left empty is not offered.',
            'Primera visita las ofrece una por una, hasta que la iglesia las haya respondido. Lo que queda vacío no se ofrece.',
          ),
        },
      ),
      {},
    ),
    question: words(
      'The message around a question',
      'El mensaje con una pregunta',
      fills('question'),
    ),
    person: words(
      'Subject of a message to somebody',
      'Asunto de un mensaje a alguien',
      fills('name'),
    ),
    consent: words('Box to check', 'Casilla'),
    privacy: words('Link to the privacy page', 'Enlace a la página de privacidad'),
    visitSubject: words(
      'Subject when a visit is planned',
      'Asunto si se planea una visita',
      fills('date', 'church'),
    ),
    visitText: paragraph(
      'Message when a visit is planned',
      'Mensaje si se planea una visita',
      fills('visit'),
    ),
    honeypot: words('Field that nobody sees', 'Campo que nadie ve'),
    send: words('Button', 'Botón'),
    sending: words('While it is sent', 'Mientras se envía'),
    tooMany: paragraph(
      'When too much came from one network',
      'Si ha llegado demasiado desde una red',
    ),
    crowded: paragraph(
      'When too many messages came from everywhere',
      'Si han llegado demasiados mensajes de todas partes',
    ),
    sent: paragraph('When it has been sent', 'Cuando se ha enviado'),
    next: paragraph('What happens next', 'Qué pasa ahora'),
    another: words('Link to write another message', 'Enlace para escribir otro mensaje'),
    unavailable: paragraph('When it cannot be sent', 'Si no se puede enviar'),
    offline: paragraph('When there is no network', 'Si no hay conexión'),
    byEmail: words('Link to send it by email', 'Enlace para enviarlo por correo'),
    errors: group('When something is missing', 'Si falta algo', {
      name: paragraph('The name', 'El nombre'),
      noEmail: paragraph('No email address', 'Sin dirección de correo'),
      email: paragraph('The email address', 'La dirección de correo'),
      subject: paragraph('The subject', 'El asunto'),
      message: paragraph('The message', 'El mensaje'),
      church: paragraph('No such church', 'No hay tal iglesia'),
      noPhone: paragraph('No phone number', 'Sin número de teléfono'),
      phone: paragraph('The phone number', 'El número de teléfono'),
      long: paragraph('Too long', 'Demasiado largo'),
      characters: paragraph('Characters that cannot be sent', 'Caracteres que no se pueden enviar'),
      consent: paragraph('The box is not checked', 'La casilla está sin marcar'),
    }),
  }),
  churches: group('Churches', 'Iglesias', {
    eyebrow,
    title,
    see: words('Link to a church', 'Enlace a una iglesia'),
  }),
  map: group('Map', 'Mapa', { title }),
})
