import { useState } from 'react'
import { Pills } from '#app/ui/Pills.tsx'

type Props = {
  label: string
  choices: readonly { value: string; label: string }[]
  chosen: string
  onChoose: (value: string) => void
  shown: string
}

/** Of which kind events are shown; how many those are is told once somebody has chosen. */
export function EventFilter({ shown, onChoose, ...pills }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Pills
        {...pills}
        onChoose={(value) => {
          setIsAsked(true)
          onChoose(value)
        }}
      />
      <output className="visually-hidden">
        {/* two kinds may have as many: a new element is told, and the same text is not */}
        {isAsked && <span key={pills.chosen}>{shown}</span>}
      </output>
    </>
  )
}
