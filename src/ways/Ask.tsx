import { Icon, type IconName } from '#app/ui/Icon.tsx'
import { Label } from '#app/ui/Label.tsx'
import s from './Ask.module.css'

export type ShownAsk = {
  ways: { icon: IconName; label: string; to: string }[]
  /** The form of this site, with church and topic filled in: one of the ways. */
  form: string
  /** In which languages somebody answers, where that is known. */
  spoken?: string
}

type Props = {
  ask: ShownAsk
  /** Whom one asks, for those who hear a way alone, where others are asked on the same page. */
  about?: string
}

/** The ways to ask a church or the office, in the order in which a phone's owner wants them. */
export function Ask({ ask: { ways, spoken }, about }: Props) {
  return (
    <div className={s.ask}>
      <ul className={s.ways}>
        {ways.map(({ icon, label, to }) => (
          // on paper a page of this site and a text message are bare words
          <li key={to} data-screen={/^\/|^sms:/.test(to) || undefined}>
            <a href={to}>
              <Icon name={icon} />
              {/* an address names whose it is */}
              <Label about={to.startsWith('mailto:') ? undefined : about}>{label}</Label>
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
