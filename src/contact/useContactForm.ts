import { useEffect, useRef, useState } from 'react'
import { forgetDraft, keepDraft, restoreDraft, typedIn } from '#app/browser/draft.ts'
import type { NamedChurch } from '#app/church/finder/ChurchSearch.tsx'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { ShownPhone } from '#app/ui/PhoneLink.tsx'
import { fields, type Field as FieldName, type Problems } from './fields.ts'
import { readMessage } from './message.ts'
import { fetchToken, sendMessage, type Failure } from './send-message.ts'

export type Typed = Record<FieldName, string>

/** What the service sends back to a visitor without scripts: what was typed, and what became of it. */
export type Returned = {
  typed: Partial<Typed>
  problems: Problems
  status?: Failure
  /** The one of many that it is for: the form names none of these by itself. */
  church?: NamedChurch
}

type State = {
  problems: Problems
  status?: 'sending' | 'sent' | Failure | undefined
  /** What was typed as an email, for when it cannot be sent, and the number of whom it is for. */
  instead?: { mail: string; phone: ShownPhone } | undefined
}

/** How somebody is reached who reads messages. */
export type Reach = { email: string; phone: ShownPhone }

type Churches = readonly (NamedChurch & Partial<Reach>)[]

/** Checks and sends what a form holds, and keeps it until it has arrived. */
export function useContactForm(office: Reach, returned: Returned | undefined, churches: Churches) {
  const { locale } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  /** What a message of this form carries along: its key, and the proof that somebody typed it. */
  const carried = useRef<{ key?: string; token?: Promise<string | undefined> }>({})
  const [state, setState] = useState<State>(() => beginning(returned, office, churches))

  const wrong = useRef<FieldName>(undefined)

  useEffect(() => {
    if (!wrong.current) return
    // once its sentence is there: one that came after would be told twice
    form.current!.querySelector<HTMLElement>(`[name=${wrong.current}]`)?.focus()
    wrong.current = undefined
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whenever other sentences are shown
  }, [state])

  useEffect(() => {
    // what was sent before scripts came is a draft from here on; what a link has begun is none
    if (returned && (returned.status || firstOf(returned.problems))) keepDraft(returned.typed)
  }, [returned])

  useEffect(() => {
    // our own sentences, in the page's language, now that there are scripts to show them
    form.current!.noValidate = true
    for (const field of form.current!.querySelectorAll<HTMLInputElement>(':required')) {
      // to Firefox what is required and empty is an "invalid entry" before anything is typed
      field.required = false
      field.ariaRequired = 'true'
    }
    const key = restoreDraft(form.current!)
    if (key) carried.current.key = key
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a church is chosen once it is listed
  }, [churches])

  const fail = (status: Failure) =>
    setState({ problems: {}, status, instead: insteadOf(read(form.current!), office, churches) })

  const refuse = (problems: Problems) => {
    const first = firstOf(problems)
    // a program filled in what people do not see: there is another way
    if (!first) return fail('unavailable')
    wrong.current = first
    setState({ problems })
  }

  const send = async () => {
    if (state.status === 'sending') return
    const typed = read(form.current!)
    const checked = readMessage(typed)
    if ('problems' in checked) return refuse(checked.problems)
    setState({ problems: {}, status: 'sending' })
    // without TLS a browser makes none, and each attempt is a message
    const key = (carried.current.key ??= crypto.randomUUID?.() ?? '')
    // in the draft, so that the message stays the same one after a reload
    keepDraft({ ...typed, key })
    const token = await carried.current.token
    const answer = await sendMessage({ ...typed, language: locale, key, token })
    // the visitor has gone to another page; what was not sent is in the draft
    if (answer !== 'sent' && !form.current) return
    if (typeof answer === 'object') return refuse(answer)
    if (answer !== 'sent') return fail(answer)
    // what was typed while it was sent is not in it, and stays for another one
    if (!form.current || isAlike(read(form.current), typed)) {
      forgetDraft()
      form.current?.reset()
    }
    carried.current = {}
    setState({ problems: {}, status: 'sent', instead: insteadOf(typed, office, churches) })
  }

  const type = () => {
    const { key } = carried.current
    keepDraft({ ...typedIn(form.current!), ...(key && { key }) })
    carried.current.token ??= fetchToken()
    if (state.status !== 'sending') setState(({ problems }) => ({ problems }))
  }

  return { ...state, form, send, type, again: () => setState({ problems: {} }) }
}

/** How a page begins that the service has sent back, or one that is new. */
function beginning(returned: Returned | undefined, office: Reach, churches: Churches): State {
  if (!returned) return { problems: {} }
  const { problems, status, typed } = returned
  return { problems, status, instead: insteadOf(typed, office, churches) }
}

export function firstOf(problems: Problems): FieldName | undefined {
  return fields.find((name) => name in problems)
}

function read(form: HTMLFormElement): Typed & { website: string } {
  const data = new FormData(form)
  const all = [...fields, 'website'].map((name) => [name, String(data.get(name) ?? '')])
  return Object.fromEntries(all) as Typed & { website: string }
}

const isAlike = (one: Typed, other: Typed) => fields.every((name) => one[name] === other[name])

/** An email to whom it is for, with what was typed, so that nobody writes it twice. */
function insteadOf(typed: Partial<Typed>, office: Reach, churches: Churches): State['instead'] {
  const { subject = '', message = '', name = '', church } = typed
  const { email, phone } = { ...office, ...churches.find(({ slug }) => slug === church) }
  const body = `${message}\n\n${name}`
  return {
    mail: `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
    phone,
  }
}
