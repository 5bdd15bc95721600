import type { FieldFlaws } from '#app/content/check/finding.ts'
import { ofDays } from '#app/content/check/times.ts'
import { both } from '#app/content/fields.ts'
import { lastDayOf } from '#app/time/dates.ts'
import type { EventFile } from './schema.server.ts'

/** Days of registration lie in order, before those of the event, and lead to a form. */
export function ofRegistration(event: EventFile): FieldFlaws {
  const { opens, closes, to, repeat, until } = event
  const over = repeat ? until : `${to}-31`.slice(0, 10)
  if (opens && closes && opens > closes) {
    const ends = both(
      'registration ends before it begins',
      'la inscripción termina antes de empezar',
    )
    return ofDays(['closes'], opens, closes, ends)
  }
  const days = (['opens', 'closes'] as const).flatMap((way): FieldFlaws => {
    const day = { opens, closes }[way]
    if (!day || !over || day <= over) return []
    return {
      way: [way],
      problem: both('the event is over by then', 'para entonces el evento ya terminó'),
      remedy: both(
        'Write a day before the event is over',
        'Escriba un día anterior al final del evento',
      ),
    }
  })
  return days.length > 0 ? days : [ofLate(event), ofNoForm(event)].flat()
}

/** Of what goes on for days, the first ones would be missed; what comes again begins many times. */
function ofLate({ opens, from, repeat }: EventFile): FieldFlaws {
  if (!opens || repeat || opens <= lastDayOf(from)) return []
  return {
    way: ['opens'],
    problem: both('the event has begun by then', 'para entonces el evento ya empezó'),
    remedy: both(
      'If one may still come to the rest of it, leave it so; otherwise write a day before its first',
      'Si aún se puede ir al resto, déjelo así; si no, escriba un día anterior al primero',
    ),
    advice: true,
  }
}

function ofNoForm({ opens, closes, link }: EventFile): FieldFlaws {
  const way = opens ? 'opens' : closes && 'closes'
  if (!way || link) return []
  return {
    way: [way],
    problem: both(
      'it is said when one registers, and not where',
      'se dice cuándo hay que inscribirse, y no dónde',
    ),
    remedy: both(
      'Give the event the address of its form, or say in its text how one registers',
      'Dé al evento la dirección de su formulario, o diga en su texto cómo inscribirse',
    ),
    advice: true,
  }
}

/** Of a form at Google the address in the browser is that of who makes it: all others are asked to sign in. */
export function ofForm({ link }: EventFile): FieldFlaws {
  if (!link || !/^https:\/\/docs\.google\.com\/forms\/.*\/(edit|viewanalytics)\b/.test(link))
    return []
  return {
    way: ['link'],
    problem: both(
      'this address is for who edits the form',
      'esta dirección es para quien edita el formulario',
    ),
    remedy: both(
      'Open the form, choose Send or Publish, and copy the link that is shown there',
      'Abra el formulario, elija Enviar o Publicar y copie el enlace que se muestra allí',
    ),
    advice: true,
  }
}
