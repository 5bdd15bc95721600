import type { ReactNode } from 'react'

export type LabelProps = {
  children: ReactNode
  /** What it is about, for those who hear it by itself. */
  about?: string | undefined
  /**
   * Of a link that opens a new tab: that it does, also for those who do not see it open
   * (https://www.w3.org/WAI/WCAG22/Techniques/general/G201).
   */
  newTab?: string | undefined
}

/** What stands on a link or a button. It is heard as one phrase, since it is one line: `Directions: Harbor`. */
export function Label({ children, about, newTab }: LabelProps) {
  return (
    <span>
      {children}
      {about && <span className="in-line-hidden">{`: ${about}`}</span>}
      {newTab && <span className="in-line-hidden">{` ${newTab}`}</span>}
    </span>
  )
}
