// The words of the privacy page. {days}, {email} and {hosts} are filled in: keep them as they are.
// Las palabras de la página de privacidad. {days}, {email} y {hosts} se completan solos: déjelos como están.
import { words } from '#app/i18n/text.ts'

export const privacy = words({
  title: { en: "Privacy", es: "Privacidad" },
  description: {
    en: "What Praise Chapel keeps of a message you send, for how long, who reads it, how to have it erased, and which other sites our pages contact.",
    es: "Qué guarda Praise Chapel de un mensaje que usted envía, por cuánto tiempo, quién lo lee, cómo pedir que se borre y con qué otros sitios se comunican nuestras páginas.",
  },
  hero: {
    crumb: { en: "Privacy", es: "Privacidad" },
    title: { en: "Your words stay between us", es: "Sus palabras quedan entre nosotros" },
    subtitle: {
      en: "What we keep when you write to us, and what we do not know about you.",
      es: "Qué guardamos cuando usted nos escribe y qué no sabemos de usted.",
    },
  },
  message: {
    title: { en: "When you send a message", es: "Cuando usted envía un mensaje" },
    paragraphs: [
      {
        en: "We keep what you type into the form: your name, your e-mail address, the subject, the message, the church you chose and the language you write in. Nothing else.",
        es: "Guardamos lo que usted escribe en el formulario: su nombre, su correo electrónico, el asunto, el mensaje, la iglesia que eligió y el idioma en que escribe. Nada más.",
      },
      {
        en: "The pastors or the office of the church you chose read it, in order to answer you. We pass it on to nobody and use it for nothing else.",
        es: "Lo leen los pastores o la oficina de la iglesia que usted eligió, para responderle. No se lo damos a nadie ni lo usamos para otra cosa.",
      },
      {
        en: "The form's copy is erased {days} days after it has been delivered. The e-mail lies in the church's mailbox for as long as the conversation needs.",
        es: "La copia del formulario se borra {days} días después de haberse entregado. El correo queda en el buzón de la iglesia mientras la conversación lo necesite.",
      },
      {
        en: "You may ask at any time what we keep, and have it corrected or erased: write to {email}. In the European Union you may also complain to the data protection authority of your country.",
        es: "Puede preguntar en cualquier momento qué guardamos y pedir que se corrija o se borre: escriba a {email}. En la Unión Europea puede reclamar también ante la autoridad de protección de datos de su país.",
      },
    ],
  },
  visit: {
    title: { en: "When you only look around", es: "Cuando usted solo mira" },
    paragraphs: [
      {
        en: "There are no accounts, no cookies and no advertising. Your browser remembers the language you chose, whether you always want to see maps and videos, and a message you have not sent yet; that stays in your browser.",
        es: "No hay cuentas, ni cookies, ni publicidad. Su navegador recuerda el idioma que eligió, si quiere ver siempre mapas y videos, y un mensaje que aún no ha enviado; todo eso se queda en su navegador.",
      },
      {
        en: "To keep the form usable for people, we count for one hour how many messages come from one connection, by a scrambled number whose key changes every day. The connection itself is not kept.",
        es: "Para que el formulario sirva a las personas, contamos durante una hora cuántos mensajes llegan desde una misma conexión, con un número cifrado cuya clave cambia cada día. La conexión en sí no se guarda.",
      },
    ],
  },
  others: {
    title: { en: "Maps and videos", es: "Mapas y videos" },
    paragraphs: [
      {
        en: "Maps and videos come from other sites: {hosts}. Nothing is asked of them until you press the button that shows one; then they learn that you visit us.",
        es: "Los mapas y los videos vienen de otros sitios: {hosts}. No se les pide nada hasta que usted pulsa el botón que los muestra; entonces se enteran de que nos visita.",
      },
    ],
  },
})
