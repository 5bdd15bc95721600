import { useEffect, useRef, useState } from 'react'
import { ChurchSearch, type NamedChurch } from '#app/church/finder/ChurchSearch.tsx'
import type { ShownFinder } from '#app/church/finder/find.ts'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { localeNames, locales } from '#app/language/locale.ts'
import { Button } from '#app/ui/Button.tsx'
import { Field } from '#app/ui/Field.tsx'
import ground from '#app/ui/RayedGround.module.css'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { BegunChurch, BegunWords, Subjects } from './begun.ts'
import s from './ContactForm.module.css'
import { replies, type Field as FieldName, type Problems, type Reply } from './fields.ts'
import { useBegunMessage } from './useBegunMessage.ts'
import { firstOf, useContactForm, type Reach, type Returned } from './useContactForm.ts'

type FormWords = Record<
  | FieldName
  | 'sending'
  | 'sent'
  | 'next'
  | 'another'
  | 'tooMany'
  | 'crowded'
  | 'unavailable'
  | 'offline'
  | 'title'
  | 'office'
  | 'honeypot'
  | 'send'
  | 'byEmail'
  | 'privacy'
  | 'sameLanguage',
  string
> &
  BegunWords & {
    replies: Record<Reply, string>
    errors: Partial<Record<FieldName, string>> &
      Record<'noEmail' | 'noPhone' | 'long' | 'characters', string>
  }

export type FormProps = {
  words: FormWords
  /** The churches that one may choose from, and how each is reached where no service answers. */
  churches: readonly (BegunChurch & Partial<Reach>)[]
  events: Subjects['events']
  people: Subjects['people']
  /** Where there are many: the search that puts them into the list. */
  finder?: ShownFinder | undefined
  privacy: string
  /** The page the form stands on: from there another message can be written. */
  page: string
  office: Reach
  /** Without scripts the service sends the page back with what was typed and what is wrong with it. */
  returned?: Returned | undefined
}

/**
 * A message to a church. Without scripts the browser posts it; with them it is checked and sent in
 * place, and what is typed survives a failure, a reload and a change of language. When it has arrived,
 * what happens next stands in the place of the form.
 */
export function ContactForm({ words, finder, privacy, page, office, ...props }: FormProps) {
  const { returned, events, people } = props
  const { locale } = useLanguage()
  const [found, setFound] = useState<readonly NamedChurch[]>(
    returned?.church ? [returned.church] : [],
  )
  const churches = finder ? found : props.churches
  const contact = useContactForm(office, returned, churches)
  const { form, problems, status, instead, send, type, again } = contact
  const begun: Partial<Record<FieldName, string>> = useBegunMessage(form, words, {
    churches,
    events,
    people,
  })
  const isSent = status === 'sent'
  const hasFailed = status && status !== 'sending' && !isSent
  const { phone } = instead ?? office
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) thanks.current!.focus()
  }, [isSent])

  const field = (name: FieldName) => ({
    name,
    label: words[name],
    error: sentence(name, problems, words),
    required: true,
    defaultValue: returned?.typed[name] ?? begun[name],
    // without scripts the page comes back: it leads to what is to be done
    autoFocus: returned && name === firstOf(returned.problems),
  })

  return (
    <div id="write" data-sent={isSent || undefined}>
      {/* without scripts the service leads to #sent. Words that were there and only hidden are not told
          as news: they are the name of what is focused */}
      <div
        className={`raised words ${ground.rayed} ${s.thanks}`}
        id="sent"
        ref={thanks}
        tabIndex={-1}
        // a group of what is told, not of fields
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-labelledby="thanks"
      >
        {/* a heading holds no output: it would lose its name,
            https://www.w3.org/TR/wai-aria-1.2/#namefromcontent */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nor does an output hold a heading */}
        <div role="status">
          <h2 id="thanks">{words.sent}</h2>
        </div>
        <p>{words.next}</p>
        <Button to={phone.to} kind="ghost" icon="phone">
          {phone.text}
        </Button>
        <a href={page} onClick={again}>
          {words.another}
        </a>
      </div>
      <form
        ref={form}
        className={`raised ${s.form}`}
        method="post"
        action="/api/contact"
        data-screen
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        onInput={type}
      >
        {/* first, so that even the beginning of a message that is too long says its language */}
        <input type="hidden" name="language" value={locale} />
        <h3>{words.title}</h3>
        <div className={s.pair}>
          <Field {...field('name')} autoComplete="name" />
          <Field {...field('email')} type="email" autoComplete="email" />
        </div>
        <Field {...field('subject')} />
        <Field {...field('message')} type="multiline" />
        {finder && <ChurchSearch finder={finder} form={form} onFound={setFound} />}
        <Field {...field('church')} type="select" required={false}>
          <option value="">{words.office}</option>
          {churches.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Field>
        <div className={s.pair}>
          <Field {...field('reply')} type="select" required={false}>
            {replies.map((reply) => (
              <option key={reply} value={reply}>
                {words.replies[reply]}
              </option>
            ))}
          </Field>
          <Field {...field('answerIn')} type="select" required={false}>
            <option value="">{words.sameLanguage}</option>
            {locales.map((each) => (
              <option key={each} value={each} lang={each}>
                {localeNames[each]}
              </option>
            ))}
          </Field>
        </div>
        <div className={s.phone}>
          <Field {...field('phone')} type="tel" autoComplete="tel" required={false} />
        </div>
        <Field {...field('consent')} type="checkbox" />
        <p>
          <TextLink to={privacy}>{words.privacy}</TextLink>
        </p>
        {/* people do not see it, and programs that fill in every field give themselves away; some of them
            pass over what has `display: none` */}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor="website">{words.honeypot}</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <div>
          <Button type="submit" iconAfter="right" disabled={status === 'sending'}>
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
          {status && !isSent && words[status]}
        </output>
        {hasFailed && instead && (
          <div className="buttons">
            <Button to={instead.mail} kind="line" icon="mail">
              {words.byEmail}
            </Button>
            <Button to={instead.phone.to} kind="line" icon="phone">
              {instead.phone.text}
            </Button>
          </div>
        )}
      </form>
    </div>
  )
}

function sentence(name: FieldName, problems: Problems, { errors }: FormWords): string | undefined {
  const rule = problems[name]
  if (rule === 'long' || rule === 'characters') return errors[rule]
  if (name === 'email' && rule === 'missing') return errors.noEmail
  if (name === 'phone' && rule === 'missing') return errors.noPhone
  return rule && errors[name]
}
