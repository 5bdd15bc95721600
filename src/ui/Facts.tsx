import s from './Facts.module.css'

type Props = { facts: readonly { number: string; label: string }[] }

/** A few numbers, set large, and what each counts. */
export function Facts({ facts }: Props) {
  return (
    <dl className={s.facts}>
      {facts.map(({ number, label }) => (
        <div key={label} className={s.fact}>
          <dt>{label}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  )
}
