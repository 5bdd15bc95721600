import { checked, days, notices, why } from '#app/content/common-fields.ts'
import {
  both,
  choice,
  day,
  group,
  language,
  line,
  list,
  number,
  optional,
  time,
  words,
  yes,
} from '#app/content/fields.ts'
import { named, repeats } from '#app/fellowship/categories.server.ts'

export const spoken = language('Language', 'Idioma')

const congregation = optional(
  line('Congregation', 'Congregación', {
    help: both(
      'Only where the church has several: the name of one of them.',
      'Solo si la iglesia tiene varias: el nombre de una de ellas.',
    ),
  }),
)

/** What is known of a service that takes place again and again, or once. */
const about = {
  at: time('Time', 'Hora'),
  kind: named('Kind', 'Tipo', 'serviceKinds'),
  congregation,
  minutes: optional(number('Minutes', 'Minutos', { min: 5, max: 720 })),
  languages: optional(list('Languages spoken', 'Idiomas en que se habla', spoken, { min: 1 })),
  interpretation: optional(
    list('Interpreted into', 'Idiomas a los que se traduce', spoken, {
      min: 1,
      help: both(
        'Only if all of it is interpreted.',
        'Solo si alguien lo traduce todo en el momento.',
      ),
    }),
  ),
  streamed: optional(yes('It is shown live', 'Se transmite en vivo')),
  checked: optional(checked),
}

/** What takes place every week, or as often as it says. */
export const service = group('Service', 'Reunión', {
  day: choice('Day', 'Día', days),
  ...about,
  every: optional(
    choice('How often', 'Cada cuánto', repeats, {
      help: both(
        'Leave it empty for every week. Every second week is counted from its first day, below.',
        'Si queda vacío, cada semana. Una semana sí y otra no se cuenta desde su primer día, más abajo.',
      ),
    }),
  ),
  from: optional(
    day('First day', 'Primer día', {
      help: both(
        'Only if it begins on a certain day: new hours from January, a season.',
        'Solo si empieza un día: un horario nuevo desde enero, una temporada.',
      ),
    }),
  ),
  until: optional(
    day('Last day', 'Último día', {
      help: both(
        'Only if it ends on a certain day: the old hours, a season.',
        'Solo si termina un día: el horario anterior, una temporada.',
      ),
    }),
  ),
  unsure: optional(
    yes('Its time is still being confirmed', 'Su horario está por confirmar', {
      help: both(
        'For this service alone. If it is true of all of them, say below that the times are not certain.',
        'Solo de esta reunión. Si vale para todas, diga más abajo que los horarios no están confirmados.',
      ),
    }),
  ),
})

const onlyOne = {
  help: both(
    'Only where the church meets more than once that day.',
    'Solo si la iglesia se reúne más de una vez ese día.',
  ),
}

/** Which of the services of a day is meant. */
const meant = {
  at: optional(time('The service at', 'La reunión de las', onlyOne)),
  kind: optional(
    named('Kind', 'Tipo', 'serviceKinds', {
      help: both(
        'Only where there are two of them at the same time.',
        'Solo si hay dos a la misma hora.',
      ),
    }),
  ),
  congregation,
}

const elsewhere = optional(
  words('Where', 'Dónde', {
    help: both('Only where it is elsewhere that day.', 'Solo si ese día es en otro lugar.'),
  }),
)

/** A service of one day that is not as always, and why. */
const notAsAlways = { on: day('On', 'El día'), ...meant, reason: why }

/** Services that are not as always. Each disappears by itself when its day is over. */
export const exceptions = {
  notices: optional(notices('Something to tell this week', 'Algo que avisar esta semana')),
  cancelled: optional(
    list(
      'Not this time',
      'Esta vez no',
      group('Canceled service', 'Reunión cancelada', notAsAlways),
    ),
  ),
  moved: optional(
    list(
      'At another time or place, once',
      'A otra hora o en otro lugar, una vez',
      group('Moved service', 'Reunión cambiada', {
        on: day('Instead of', 'En lugar del día'),
        ...meant,
        toDay: day('On', 'El día'),
        toTime: time('At', 'A las'),
        place: elsewhere,
        reason: why,
      }),
    ),
  ),
  unsure: optional(
    list(
      'Not sure yet',
      'Todavía no es seguro',
      group('Uncertain service', 'Reunión por confirmar', notAsAlways),
    ),
  ),
  extra: optional(
    list(
      'One more, once',
      'Una reunión más, una vez',
      group('Extra service', 'Reunión extra', {
        on: day('On', 'El día'),
        ...about,
        place: elsewhere,
        reason: optional(why),
      }),
    ),
  ),
}
