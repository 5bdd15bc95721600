import s from './Timeline.module.css'

type Props = { moments: readonly { when: string; what: string }[] }

/** What happened when, along one line that runs gold, poppy, teal. */
export function Timeline({ moments }: Props) {
  return (
    <ol className={s.timeline}>
      {moments.map(({ when, what }) => (
        <li key={when} className={s.moment}>
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  )
}
