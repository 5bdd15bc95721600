import { fills, group, paragraph, words } from '#app/content/fields.ts'
import { eyebrow, hero, pageFile, title } from '#app/page/words.server.ts'

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
      fills('date', 'church'),
    ),
    honeypot: words('Field that nobody sees', 'Campo que nadie ve'),
    send: words('Button', 'Botón'),
    sending: words('While it is sent', 'Mientras se envía'),
    tooMany: paragraph('When too many messages came', 'Si han llegado demasiados mensajes'),
    sent: paragraph('When it has been sent', 'Cuando se ha enviado'),
    next: paragraph('What happens next', 'Qué pasa ahora'),
    another: words('Link to write another message', 'Enlace para escribir otro mensaje'),
    unavailable: paragraph('When it cannot be sent', 'Si no se puede enviar'),
    byEmail: words('Link to send it by email', 'Enlace para enviarlo por correo'),
    errors: group('When something is missing', 'Si falta algo', {
      name: paragraph('The name', 'El nombre'),
      noEmail: paragraph('No email address', 'Sin dirección de correo'),
      email: paragraph('The email address', 'La dirección de correo'),
      subject: paragraph('The subject', 'El asunto'),
      message: paragraph('The message', 'El mensaje'),
      church: paragraph('No such church', 'No hay tal iglesia'),
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
