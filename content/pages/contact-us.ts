// The words of Contact Us. The office itself is in content/site.ts.
// Las palabras de Contáctenos. La oficina está en content/site.ts.
import { words } from '#app/i18n/text.ts'

export const contactUs = words({
  title: { en: "Contact Us", es: "Contáctenos" },
  description: {
    en: "Write to Praise Chapel or call: the international office, every church with its address and times, and a form that a person reads.",
    es: "Escriba o llame a Praise Chapel: la oficina internacional, cada iglesia con su dirección y sus horarios, y un formulario que lee una persona.",
  },
  hero: {
    crumb: { en: "Contact us", es: "Contáctenos" },
    title: { en: "We leave a light on", es: "Dejamos una luz encendida" },
    subtitle: {
      en: "Write, call or knock. A real person answers, usually the same day.",
      es: "Escriba, llame o toque a la puerta. Le responde una persona, casi siempre el mismo día.",
    },
  },
  office: {
    eyebrow: { en: "International office", es: "Oficina internacional" },
    title: { en: "Talk to us", es: "Hable con nosotros" },
  },
  form: {
    title: { en: "Send us a message", es: "Envíenos un mensaje" },
    name: { en: "Name", es: "Nombre" },
    email: { en: "Email", es: "Correo electrónico" },
    subject: { en: "Subject", es: "Asunto" },
    message: { en: "Message", es: "Mensaje" },
    church: { en: "For which church? (optional)", es: "¿Para qué iglesia? (opcional)" },
    office: { en: "The international office", es: "La oficina internacional" },
    consent: {
      en: "You may keep my message and answer it",
      es: "Pueden guardar mi mensaje y responderlo",
    },
    privacy: { en: "What happens to your message", es: "Qué pasa con su mensaje" },
    honeypot: { en: "Leave this field empty", es: "Deje este campo vacío" },
    send: { en: "Send Message", es: "Enviar mensaje" },
    sending: { en: "Sending your message", es: "Enviando su mensaje" },
    tooMany: {
      en: "Many messages came from here in a short time. Your text is still there: please try again in a few minutes.",
      es: "Han llegado muchos mensajes desde aquí en poco tiempo. Su texto sigue ahí: inténtelo de nuevo en unos minutos, por favor.",
    },
    sent: {
      en: "Thank you. Your message has arrived, and somebody will answer it.",
      es: "Gracias. Su mensaje ha llegado, y alguien le responderá.",
    },
    unavailable: {
      en: "The form does not work here at the moment. Your text is still there: send it by e-mail, or call us.",
      es: "En este momento el formulario no funciona aquí. Su texto sigue ahí: envíelo por correo o llámenos.",
    },
    byEmail: { en: "Send it by e-mail", es: "Enviarlo por correo" },
    errors: {
      name: { en: "Please tell us your name.", es: "Díganos su nombre, por favor." },
      email: {
        en: "Please give a whole e-mail address, with the part after the @.",
        es: "Escriba una dirección de correo completa, con lo que va después de la @.",
      },
      subject: {
        en: "Please say in a few words what it is about.",
        es: "Díganos en pocas palabras de qué se trata.",
      },
      message: { en: "Please write your message.", es: "Escriba su mensaje, por favor." },
      church: { en: "Please choose one of the list.", es: "Elija una de la lista, por favor." },
      long: {
        en: "This is longer than we can take. Please shorten it.",
        es: "Es más largo de lo que podemos recibir. Acórtelo, por favor.",
      },
      characters: {
        en: "There are characters in it that cannot be sent. Please type it anew.",
        es: "Contiene caracteres que no se pueden enviar. Escríbalo de nuevo, por favor.",
      },
      consent: {
        en: "Please tick this, or we may not keep what you write.",
        es: "Marque esta casilla; sin ella no podemos guardar lo que escribe.",
      },
    },
  },
  churches: {
    eyebrow: { en: "Our churches", es: "Nuestras iglesias" },
    title: { en: "Or go straight to a church", es: "O vaya directamente a una iglesia" },
    see: { en: "See this church", es: "Conozca esta iglesia" },
  },
  map: {
    title: { en: "Where the office is", es: "Dónde está la oficina" },
  },
})
