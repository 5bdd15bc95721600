import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import {
  fields,
  longest,
  problems,
  type Field as FieldName,
  type Message,
} from '#app/model/message.ts'
import { Button } from '#app/ui/Button.tsx'
import { Field } from '#app/ui/Field.tsx'
import s from './ContactForm.module.css'

type FormWords = Record<
  | FieldName
  | 'title'
  | 'office'
  | 'honeypot'
  | 'send'
  | 'sending'
  | 'sent'
  | 'unavailable'
  | 'byEmail',
  string
> & { errors: Record<FieldName, string> }

type Props = {
  words: FormWords
  churches: readonly { slug: string; name: string }[]
  /** Where to turn when no service answers. */
  email: string
  phone: { text: string; to: string }
}

/** When no service answers, what was typed is offered as an e-mail. */
type State = { name: 'writing' | 'sending' | 'sent' } | { name: 'unavailable'; mail: string }

const address = '/api/contact'
const draftKey = 'message'

/**
 * A message to a church. Without scripts the browser posts it; with them it is checked and sent in
 * place, and what is typed survives a failure, a reload and a change of language.
 */
export function ContactForm({ words, churches, email, phone }: Props) {
  const { locale } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const key = useRef<string>(undefined)
  const [state, setState] = useState<State>({ name: 'writing' })
  const [wrong, setWrong] = useState<readonly FieldName[]>([])

  useEffect(() => restore(form.current!), [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.name === 'sending') return
    const message = read(form.current!)
    const found = problems(message)
    setWrong(found)
    if (found[0]) return focus(form.current!, found[0])
    setState({ name: 'sending' })
    // one message has one key, however often it is sent
    key.current ??= crypto.randomUUID()
    const website = String(new FormData(form.current!).get('website') ?? '')
    const answer = await send({ ...message, website, language: locale, key: key.current })
    if (answer === 'accepted') {
      forget()
      form.current?.reset()
      key.current = undefined
      setState({ name: 'sent' })
    } else if (answer === 'unavailable') {
      setState({ name: 'unavailable', mail: mailOf(message, email) })
    } else {
      setWrong(answer)
      setState({ name: 'writing' })
      if (answer[0]) focus(form.current!, answer[0])
    }
  }

  const errorOf = (field: FieldName) => (wrong.includes(field) ? words.errors[field] : undefined)
  const field = (name: FieldName) => ({
    name,
    label: words[name],
    error: errorOf(name),
    maxLength: longest[name],
    required: true,
  })

  return (
    <form
      ref={form}
      className={s.form}
      method="post"
      action={address}
      // our own sentences, in the page's language, once there are scripts to show them
      noValidate={state.name !== 'writing' || wrong.length > 0 || undefined}
      onSubmit={(event) => void submit(event)}
      onInput={() => {
        remember(form.current!)
        if (state.name !== 'sending') setState({ name: 'writing' })
      }}
    >
      <h3>{words.title}</h3>
      <div className={s.pair}>
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('email')} type="email" autoComplete="email" />
      </div>
      <Field {...field('subject')} />
      <Field {...field('message')} type="multiline" />
      <Field name="church" label={words.church} error={errorOf('church')} type="select">
        <option value="">{words.office}</option>
        {churches.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Field>
      <Field
        name="consent"
        label={words.consent}
        error={errorOf('consent')}
        type="checkbox"
        required
      />
      <div className={s.honeypot} aria-hidden="true">
        <label htmlFor="website">{words.honeypot}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="language" value={locale} />
      <div className={s.send}>
        <Button type="submit" iconAfter="right">
          {words.send}
        </Button>
      </div>
      <output className={s.status} data-state={state.name}>
        {state.name !== 'writing' && words[state.name]}
      </output>
      {state.name === 'unavailable' && (
        <div className={s.instead}>
          <Button to={state.mail} kind="line" icon="mail">
            {words.byEmail}
          </Button>
          <Button to={phone.to} kind="line" icon="phone">
            {phone.text}
          </Button>
        </div>
      )}
    </form>
  )
}

/** Sends a message; answers whether it was taken, or which fields the service found wrong. */
async function send(message: object): Promise<'accepted' | 'unavailable' | FieldName[]> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    })
    if (answer.ok) return 'accepted'
    if (answer.status !== 422) return 'unavailable'
    const { errors } = (await answer.json()) as { errors: Record<string, unknown> }
    return fields.filter((name) => name in errors)
  } catch {
    return 'unavailable'
  }
}

function read(form: HTMLFormElement): Message {
  const data = new FormData(form)
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')])) as Message
}

function focus(form: HTMLFormElement, name: FieldName): void {
  form.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
}

/** An e-mail with what was typed, so that nobody writes it twice. */
function mailOf({ subject, message, name }: Message, email: string): string {
  const body = `${message}\n\n${name}`
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

function remember(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(read(form)))
  } catch {
    // storage is blocked: the text lasts as long as the page
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {
    // storage is blocked: there is nothing to forget
  }
}

/** Puts back what was typed before a reload, unless something was typed since. */
function restore(form: HTMLFormElement): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Record<string, string>
    for (const name of fields) {
      const input = form.elements.namedItem(name)
      if (input instanceof HTMLInputElement && input.type === 'checkbox') {
        input.checked ||= draft[name] === input.value
      } else if (input && 'value' in input && !input.value) input.value = draft[name] ?? ''
    }
  } catch {
    // storage is blocked or holds something else: the form stays as it is
  }
}
