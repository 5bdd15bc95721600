import { Icon, type IconName } from '#app/ui/Icon.tsx'
import s from './Ask.module.css'

export type ShownAsk = {
  ways: { icon: IconName; label: string; to: string }[]
  /** The form of this site, with church and topic filled in: one of the ways. */
  form: string
  /** In which languages somebody answers, where that is known. */
  spoken?: string
}

/** The ways to ask a church or the office, in the order in which a phone's owner wants them. */
export function Ask({ ask: { ways, spoken } }: { ask: ShownAsk }) {
  return (
    <div className={s.ask}>
      <ul className={s.ways}>
        {ways.map(({ icon, label, to }) => (
          // on paper a page of this site and a text message are bare words
          <li key={to} data-screen={/^\/|^sms:/.test(to) || undefined}>
            <a href={to}>
              <Icon name={icon} />
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
      {spoken && (
        <p>
          <b>{spoken}</b>
        </p>
      )}
    </div>
  )
}
