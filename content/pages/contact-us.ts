// The words of Contact Us. The office itself is in content/site.ts.
// Las palabras de Contáctenos. La oficina está en content/site.ts.
import { words } from '#app/i18n/text.ts'

export const contactUs = words({
  title: { en: "Contact Us", es: "Contáctenos" },
  description: {
    en: "Write or call Praise Chapel: the international office, every church with its contact details and service times, and a form for your message.",
    es: "Escriba o llame a Praise Chapel: la oficina internacional, los datos y horarios de cada iglesia y un formulario para su mensaje.",
  },
  hero: {
    crumb: { en: "Contact us", es: "Contáctenos" },
    title: { en: "We are glad you want to talk", es: "Nos alegra que quiera hablar con nosotros" },
    subtitle: {
      en: "Write, call or visit the office. Questions, needs and prayer requests are all welcome.",
      es: "Escriba, llame o visite la oficina. Sus preguntas, necesidades y peticiones de oración son bienvenidas.",
    },
  },
  office: {
    eyebrow: { en: "International office", es: "Oficina internacional" },
    title: { en: "How to reach the office", es: "Cómo comunicarse con la oficina" },
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
      es: "Autorizo que guarden mi mensaje y me respondan",
    },
    privacy: { en: "What happens to your message", es: "Qué pasa con su mensaje" },
    honeypot: { en: "Leave this field empty", es: "Deje este campo vacío" },
    send: { en: "Send Message", es: "Enviar mensaje" },
    sending: { en: "Sending your message", es: "Enviando su mensaje" },
    tooMany: {
      en: "Many messages came from here in a short time. Your text is still there: please try again later.",
      es: "Han llegado muchos mensajes desde aquí en poco tiempo. Su texto sigue ahí: inténtelo más tarde, por favor.",
    },
    sent: {
      en: "Thank you. Your message has arrived, and we will answer you by email.",
      es: "Gracias. Su mensaje ha llegado, y le responderemos por correo electrónico.",
    },
    unavailable: {
      en: "The form is not working right now. Your text is still there: send it by email, or call us.",
      es: "En este momento el formulario no funciona. Su texto sigue ahí: envíelo por correo electrónico o llámenos.",
    },
    byEmail: { en: "Send it by email", es: "Enviarlo por correo electrónico" },
    errors: {
      name: { en: "Please tell us your name.", es: "Díganos su nombre, por favor." },
      email: {
        en: "Please write a complete email address, including the part after the @.",
        es: "Escriba una dirección de correo completa, con lo que va después de la @.",
      },
      subject: {
        en: "Please say in a few words what it is about.",
        es: "Díganos en pocas palabras de qué se trata.",
      },
      message: { en: "Please write your message.", es: "Escriba su mensaje, por favor." },
      church: { en: "Please choose one from the list.", es: "Elija una de la lista, por favor." },
      long: {
        en: "This is longer than we can receive. Please shorten it.",
        es: "Es más largo de lo que podemos recibir. Acórtelo, por favor.",
      },
      characters: {
        en: "It contains characters that cannot be sent. Please type it again.",
        es: "Contiene caracteres que no se pueden enviar. Escríbalo de nuevo, por favor.",
      },
      consent: {
        en: "Please check this box; without it we may not keep what you write.",
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
