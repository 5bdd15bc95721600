import s from './Pills.module.css'

type Props<Value extends string> = {
  label: string
  choices: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A few choices of which one is made: what a list shows. */
export function Pills<Value extends string>({ label, choices, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset className="row" aria-label={label} data-press>
      {choices.map(({ value, label: name }) => (
        <button
          key={value}
          type="button"
          className={s.pill}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
