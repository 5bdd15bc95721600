import type { Told } from '#app/language/told.ts'

/** What is known of a trouble besides that it is there; nothing of it is about a person. */
export type Facts = Readonly<Record<string, string | number>>

/**
 * `closed`: no message can be taken. `wrong`: messages are in danger, or do not arrive. `part`: a part
 * is touched, and the rest goes on.
 */
type Weight = 'closed' | 'wrong' | 'part'

type Kind = {
  weight: Weight
  is: Told
  remedy: (facts: Facts) => Told
}

/** Everything that can be wrong. */
const kinds = {
  'store-damaged': {
    weight: 'closed',
    is: {
      en: 'the file with the messages is damaged',
      es: 'el archivo de los mensajes está dañado',
    },
    remedy: () => ({
      en: 'The form takes nothing until it is mended. Stop the service and run "npm run restore": it puts the damaged file aside, takes the newest good backup, and adds what can be saved.',
      es: 'El formulario no acepta nada hasta que se repare. Detenga el servicio y ejecute «npm run restore»: aparta el archivo dañado, toma la última copia de seguridad buena y agrega lo que se pueda salvar.',
    }),
  },
  'store-gone': {
    weight: 'closed',
    is: {
      en: 'the file with the messages is gone, or empty',
      es: 'el archivo de los mensajes ha desaparecido o está vacío',
    },
    remedy: () => ({
      en: 'If a disk is missing, bring it back. If not, stop the service and run "npm run restore". To begin without any messages, delete the file messages.txt in the folder DATA, and the empty one.',
      es: 'Si falta un disco, vuelva a conectarlo. Si no, detenga el servicio y ejecute «npm run restore». Para empezar sin ningún mensaje, borre el archivo messages.txt de la carpeta DATA, y el vacío.',
    }),
  },
  'store-newer': {
    weight: 'closed',
    is: {
      en: 'the messages were written by a newer version of this program',
      es: 'una versión más nueva de este programa escribió los mensajes',
    },
    remedy: () => ({ en: 'Start that version.', es: 'Inicie esa versión.' }),
  },
  'store-locked': {
    weight: 'closed',
    is: {
      en: 'another program has the file with the messages open',
      es: 'otro programa retiene el archivo de los mensajes',
    },
    remedy: () => ({
      en: 'Close that program. Everything then goes on by itself.',
      es: 'Cierre lo que lo tenga abierto. Después todo sigue solo.',
    }),
  },
  'store-failing': {
    weight: 'closed',
    is: { en: 'messages cannot be kept', es: 'no se pueden guardar los mensajes' },
    remedy: ({ reason = '?' }) => ({
      en: `The reason is "${reason}". Look at the folder DATA and at the log.`,
      es: `El motivo es «${reason}». Revise la carpeta DATA y el registro.`,
    }),
  },
  'disk-full': {
    weight: 'closed',
    is: {
      en: 'the disk with the messages is full',
      es: 'el disco de los mensajes está lleno',
    },
    remedy: () => ({
      en: 'Visitors are asked to write or to call instead. Make room: everything then goes on by itself.',
      es: 'A los visitantes se les pide que escriban o llamen. Haga sitio: después todo sigue solo.',
    }),
  },
  'disk-read-only': {
    weight: 'closed',
    is: {
      en: 'the disk with the messages cannot be written',
      es: 'no se puede escribir en el disco de los mensajes',
    },
    remedy: () => ({
      en: 'DATA must name a folder that the service may write to. A disk that fails becomes read-only: look at it. Once it can be written, everything goes on by itself.',
      es: 'DATA debe nombrar una carpeta en la que el servicio pueda escribir. Un disco que falla pasa a ser de solo lectura: revíselo. En cuanto se pueda escribir, todo sigue solo.',
    }),
  },
  'clock': {
    weight: 'wrong',
    is: {
      en: "the machine's clock may be wrong",
      es: 'puede que el reloj de la máquina esté mal',
    },
    remedy: ({ now = '?', before = '?', built }) =>
      built
        ? {
            en: `It says ${now}, and the site was built on ${built}: set the clock. Until a day after that nothing is erased by time, and nobody is reminded of a message.`,
            es: `Dice ${now}, y el sitio se construyó el ${built}: ponga el reloj en hora. Hasta un día después nada se borra por el paso del tiempo ni se recuerda ningún mensaje.`,
          }
        : {
            en: `It said ${before}, and an hour of work later ${now}. If the machine stood still in between, all is well; if not, set the clock. For a day nothing is erased by time, and nobody is reminded of a message.`,
            es: `Decía ${before} y, tras una hora de trabajo, ${now}. Si la máquina estuvo parada entre tanto, todo va bien; si no, ponga el reloj en hora. Durante un día nada se borra por el paso del tiempo ni se recuerda ningún mensaje.`,
          },
  },
  'backup': {
    weight: 'wrong',
    is: {
      en: 'backups of the messages are not made, or not deleted after their time',
      es: 'no se hacen copias de seguridad de los mensajes, o no se borran a su tiempo',
    },
    remedy: ({ reason = '?' }) => ({
      en: `The reason is "${reason}". The folders BACKUPS and DATA must have room and be writable; it is tried again every hour, and "npm run backup" makes one now.`,
      es: `El motivo es «${reason}». Las carpetas BACKUPS y DATA deben tener sitio y permitir escribir; se intenta de nuevo cada hora, y «npm run backup» hace una ahora.`,
    }),
  },
  'mail-silent': {
    weight: 'wrong',
    is: {
      en: 'the mail server is not taking any messages',
      es: 'el servidor de correo no acepta ningún mensaje',
    },
    remedy: ({ messages = 0 }) => ({
      en: `${counted(messages).en} waiting. Nothing is lost: "npm run inbox" shows what is waiting, and "npm run mail:test" says what is wrong.`,
      es: `${counted(messages).es} en espera. Nada se ha perdido: «npm run inbox» muestra lo que espera y «npm run mail:test» dice qué falla.`,
    }),
  },
  'mail-held': {
    weight: 'wrong',
    is: {
      en: 'some messages do not get through, while later ones do',
      es: 'algunos mensajes no llegan, aunque otros posteriores sí',
    },
    remedy: ({ messages = 0 }) => ({
      en: `${counted(messages).en} waiting. A mailbox may be full: "npm run inbox -- list waiting" shows which, and the server's code. Nothing is lost: each is tried again until it arrives.`,
      es: `${counted(messages).es} en espera. Puede que un buzón esté lleno: «npm run inbox -- list waiting» muestra cuál, con el código del servidor. Nada se ha perdido: se intenta de nuevo con cada uno hasta que llega.`,
    }),
  },
  'mailbox-refuses': {
    weight: 'part',
    is: {
      en: 'a mailbox refuses its messages for good',
      es: 'un buzón rechaza sus mensajes definitivamente',
    },
    remedy: ({ messages = 0 }) => ({
      en: `${counted(messages).en} unanswered and went to the office because of that; everything else arrives. "npm run inbox -- list undeliverable" shows what waits: answer it, and mend the email address in the church's file.`,
      es: `${counted(messages).es} sin responder, a cargo por eso de la oficina; todo lo demás llega. «npm run inbox -- list undeliverable» dice qué espera: respóndalo y corrija el correo en el archivo de la iglesia.`,
    }),
  },
  'office-refuses': {
    weight: 'wrong',
    is: {
      en: 'messages that their mailbox refuses for good do not reach the office either',
      es: 'los mensajes que su buzón rechaza definitivamente tampoco llegan a la oficina',
    },
    remedy: ({ messages = 0 }) => ({
      en: `${counted(messages).en} with nobody. "npm run inbox -- list undeliverable" shows what waits and the server's code; "npm run mail:test" says what is wrong.`,
      es: `${counted(messages).es} que nadie ha recibido. «npm run inbox -- list undeliverable» lo muestra con el código del servidor; «npm run mail:test» dice qué falla.`,
    }),
  },
  'reminder-refused': {
    weight: 'part',
    is: {
      en: 'a mailbox refuses the mails that remind of unanswered messages',
      es: 'un buzón rechaza los correos que recuerdan los mensajes sin responder',
    },
    remedy: () => ({
      en: 'They are tried again each day. "npm run inbox -- list unanswered" shows what waits; look at the mailboxes of the office and of those churches.',
      es: 'Se intenta de nuevo cada día. «npm run inbox -- list unanswered» muestra lo que espera; revise los buzones de la oficina y de esas iglesias.',
    }),
  },
  'form-flooded': {
    weight: 'part',
    is: {
      en: 'far more messages come than usual, and the form refuses some',
      es: 'llegan muchos más mensajes de lo habitual y el formulario rechaza algunos',
    },
    remedy: () => ({
      en: 'Anyone refused is asked to write or to call. It ends by itself within an hour; if these are real people, raise MESSAGES_PER_HOUR.',
      es: 'A quien se rechaza se le pide que escriba o llame. Termina solo en una hora; si son personas de verdad, aumente MESSAGES_PER_HOUR.',
    }),
  },
  'network-refused': {
    weight: 'part',
    is: {
      en: 'one network sends more messages than the form takes from one, and it refuses some',
      es: 'una misma red envía más mensajes de los que el formulario admite de una, y rechaza algunos',
    },
    remedy: () => ({
      en: 'Anyone refused is asked to wait an hour, to write or to call. It ends by itself; if a church, a school or a conference shares that network, raise MESSAGES_PER_HOUR.',
      es: 'A quien se rechaza se le pide que espere una hora, escriba o llame. Termina solo; si esa red es de una iglesia, una escuela o una conferencia, aumente MESSAGES_PER_HOUR.',
    }),
  },
  'certificate': {
    weight: 'part',
    is: {
      en: "the site's certificate is about to end, or has ended",
      es: 'el certificado del sitio está a punto de caducar o ha caducado',
    },
    remedy: ({ until = '?' }) => ({
      en: `It is good until ${until}. The proxy renews it by itself, a month before: look at its log for why it has not.`,
      es: `Vale hasta el ${until}. El proxy lo renueva solo, un mes antes: mire en su registro por qué no lo ha hecho.`,
    }),
  },
} as const satisfies Record<string, Kind>

export type TroubleName = keyof typeof kinds

export type Trouble = { name: TroubleName; facts: Facts }

export const trouble = (name: TroubleName, facts: Facts = {}): Trouble => ({ name, facts })

export function sentenceOf({ name, facts }: Trouble): Told {
  const { is, remedy } = kinds[name] as Kind
  const { en, es } = remedy(facts)
  return { en: `${sentence(is.en)} ${en}`, es: `${sentence(is.es)} ${es}` }
}

/** That it is no longer so. */
export function overOf(name: TroubleName): Told {
  const { en, es } = kinds[name].is
  return { en: `This is over: ${en}.`, es: `Ya no ocurre: ${es}.` }
}

const weights: readonly Weight[] = ['part', 'wrong', 'closed']

/** Whether a trouble weighs that much, or more. */
export function weighs({ name }: Trouble, weight: Weight): boolean {
  return weights.indexOf(kinds[name].weight) >= weights.indexOf(weight)
}

function sentence(clause: string): string {
  return `${clause[0]!.toUpperCase()}${clause.slice(1)}.`
}

function counted(messages: string | number): Told {
  const isOne = Number(messages) === 1
  return {
    en: isOne ? '1 message is' : `${messages} messages are`,
    es: isOne ? 'Hay 1 mensaje' : `Hay ${messages} mensajes`,
  }
}
