import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import {
  fields,
  longest,
  readMessage,
  type Field as FieldName,
  type Problems,
} from '#app/model/message.ts'
import { Button } from '#app/ui/Button.tsx'
import { Field } from '#app/ui/Field.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import s from './ContactForm.module.css'
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts'
import { fetchToken, sendMessage } from './send-message.ts'

type Status = 'sending' | 'sent' | 'tooMany' | 'unavailable'

type FormWords = Record<
  FieldName | Status | 'title' | 'office' | 'honeypot' | 'send' | 'byEmail' | 'privacy',
  string
> & { errors: Record<FieldName | 'long' | 'characters', string> }

type Typed = Record<FieldName, string>

export type FormProps = {
  words: FormWords
  churches: readonly { slug: string; name: string }[]
  privacy: string
  /** Where to turn when no service answers. */
  email: string
  phone: { text: string; to: string }
  /** Without scripts the service sends the page back with what was typed and what is wrong with it. */
  returned?:
    | { typed: Partial<Typed>; problems: Problems; status?: 'tooMany' | 'unavailable' }
    | undefined
}

/**
 * A message to a church. Without scripts the browser posts it; with them it is checked and sent in
 * place, and what is typed survives a failure, a reload and a change of language.
 */
export function ContactForm({ words, churches, privacy, email, phone, returned }: FormProps) {
  const { locale } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  /** One message has one key, however often it is sent. */
  const key = useRef<string>(undefined)
  const token = useRef<Promise<string | undefined>>(undefined)
  const [problems, setProblems] = useState<Problems>(returned?.problems ?? {})
  const [status, setStatus] = useState<Status | undefined>(
    returned?.status ?? (returned && !firstOf(returned.problems) ? 'unavailable' : undefined),
  )
  /** When no service answers, what was typed is offered as an e-mail. */
  const [mail, setMail] = useState(returned && mailOf(returned.typed, email))

  useEffect(() => {
    // our own sentences, in the page's language, now that there are scripts to show them
    form.current!.noValidate = true
    restoreDraft(form.current!)
  }, [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (status === 'sending') return
    const typed = read(form.current!)
    const checked = readMessage(typed)
    if ('problems' in checked) return refuse(checked.problems)
    setProblems({})
    setStatus('sending')
    key.current ??= crypto.randomUUID()
    const message = { ...typed, language: locale, key: key.current, token: await token.current }
    const answer = await sendMessage(message)
    if (typeof answer === 'object') return refuse(answer)
    if (answer === 'sent') {
      forgetDraft()
      form.current?.reset()
      key.current = undefined
    }
    if (answer === 'unavailable') return offerMail()
    setStatus(answer)
  }
  const offerMail = () => {
    setMail(mailOf(read(form.current!), email))
    setStatus('unavailable')
  }
  const refuse = (found: Problems) => {
    setProblems(found)
    setStatus(undefined)
    const first = firstOf(found)
    form.current!.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    // a program filled in what people do not see: there is another way
    if (!first) offerMail()
  }

  const field = (name: FieldName) => ({
    name,
    label: words[name],
    error: sentence(name, problems, words),
    maxLength: name === 'consent' ? undefined : longest[name],
    required: true,
    defaultValue: returned?.typed[name],
    // without scripts the page comes back: it leads to what is to be done
    autoFocus: returned && name === firstOf(returned.problems),
  })

  return (
    <form
      ref={form}
      className={s.form}
      method="post"
      action="/api/contact"
      onSubmit={(event) => void submit(event)}
      onInput={() => {
        keepDraft(read(form.current!))
        token.current ??= fetchToken()
        if (status !== 'sending') setStatus(undefined)
      }}
    >
      <h3>{words.title}</h3>
      {/* without scripts the service leads to #sent */}
      <p className={s.arrived} id="sent">
        {words.sent}
      </p>
      <div className={s.pair}>
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('email')} type="email" autoComplete="email" />
      </div>
      <Field {...field('subject')} />
      <Field {...field('message')} type="multiline" />
      <Field {...field('church')} type="select" required={false}>
        <option value="">{words.office}</option>
        {churches.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Field>
      <Field {...field('consent')} type="checkbox" />
      <p>
        <TextLink to={privacy}>{words.privacy}</TextLink>
      </p>
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
      <output
        className={s.status}
        data-state={status}
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that answers begins with its answer
        autoFocus={returned && status !== undefined}
      >
        {status && words[status]}
      </output>
      {status === 'unavailable' && mail && (
        <div className={s.instead}>
          <Button to={mail} kind="line" icon="mail">
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

/** The first field that something is wrong with. */
function firstOf(problems: Problems): FieldName | undefined {
  return fields.find((name) => name in problems)
}

/** What to do about a field. */
function sentence(name: FieldName, problems: Problems, { errors }: FormWords): string | undefined {
  const rule = problems[name]
  if (rule === 'long' || rule === 'characters') return errors[rule]
  return rule && errors[name]
}

function read(form: HTMLFormElement): Typed & { website: string } {
  const data = new FormData(form)
  const all = [...fields, 'website'].map((name) => [name, String(data.get(name) ?? '')])
  return Object.fromEntries(all) as Typed & { website: string }
}

/** An e-mail with what was typed, so that nobody writes it twice. */
function mailOf({ subject = '', message = '', name = '' }: Partial<Typed>, email: string): string {
  const body = `${message}\n\n${name}`
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
