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
    title: { en: "What happens to your words", es: "Qué pasa con sus palabras" },
    subtitle: {
      en: "What we keep when you write to us, and what we do not know about you.",
      es: "Qué guardamos cuando usted nos escribe y qué no sabemos de usted.",
    },
  },
  message: {
    title: { en: "When you send a message", es: "Cuando usted envía un mensaje" },
    paragraphs: [
      {
        en: "We keep what you write in the form: your name, your email address, the subject, the message, the church you chose and the language of the page. Beside it we note when it came, how often we tried to deliver it, what went wrong if something did, and when it was delivered.",
        es: "Guardamos lo que usted escribe en el formulario: su nombre, su correo electrónico, el asunto, el mensaje, la iglesia que eligió y el idioma de la página. Además anotamos cuándo llegó, cuántas veces intentamos entregarlo, qué falló si algo falló y cuándo se entregó.",
      },
      {
        en: "The church you chose reads it in order to answer you; if you chose none, the international office does. Those who look after this site's server and our mailboxes can see it there. We give it to no one else and use it for nothing else.",
        es: "Lo lee la iglesia que usted eligió, para responderle; si no eligió ninguna, lo lee la oficina internacional. Quienes cuidan el servidor de este sitio y nuestros buzones pueden verlo allí. No se lo damos a nadie más ni lo usamos para otra cosa.",
      },
      {
        en: "The form's copy is erased {days} days after it has been delivered. The email remains in the church's mailbox for as long as the conversation needs.",
        es: "La copia del formulario se borra {days} días después de haberse entregado. El correo queda en el buzón de la iglesia mientras la conversación lo necesite.",
      },
      {
        en: "You may ask at any time what we keep, and have it corrected or erased: write to {email}. In the European Union you may also complain to the data protection authority of your country.",
        es: "Puede preguntar en cualquier momento qué guardamos y pedir que se corrija o se borre: escriba a {email}. En la Unión Europea también puede presentar una reclamación ante la autoridad de protección de datos de su país.",
      },
    ],
  },
  visit: {
    title: { en: "When you only look around", es: "Cuando usted solo mira" },
    paragraphs: [
      {
        en: "There are no accounts, no cookies and no advertising. Your browser remembers the language you chose, that you closed the line which offers Spanish, whether you always want to see maps and videos and, until you close the tab, a message you have not sent yet. All of that stays in your browser.",
        es: "No hay cuentas, ni cookies, ni publicidad. Su navegador recuerda el idioma que eligió, que cerró la línea que ofrece el español, si quiere ver siempre los mapas y videos y, hasta que cierre la pestaña, un mensaje que aún no ha enviado. Todo eso se queda en su navegador.",
      },
      {
        en: "So that the form stays usable for people, we count how many messages come from one connection within an hour, under a code that does not show the address and whose key changes every day. The address itself is not kept.",
        es: "Para que el formulario sirva a las personas, contamos cuántos mensajes llegan desde una misma conexión en una hora, bajo un código que no muestra la dirección y cuya clave cambia cada día. La dirección en sí no se guarda.",
      },
    ],
  },
  others: {
    title: { en: "Maps and videos", es: "Mapas y videos" },
    paragraphs: [
      {
        en: "Maps and videos come from other sites: {hosts}. Nothing is requested from them until you press the button that shows one; then they know that you visit us. If you choose to see them always, they load by themselves from then on, until you clear what your browser keeps for this site.",
        es: "Los mapas y los videos vienen de otros sitios: {hosts}. No se les pide nada hasta que usted pulsa el botón que los muestra; entonces saben que nos visita. Si elige verlos siempre, desde entonces se cargan solos, hasta que borre lo que su navegador guarda de este sitio.",
      },
    ],
  },
})
