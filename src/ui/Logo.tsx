import icons from './icons.svg?url'

/** The mark: a round-headed window, split in panes by one light. */
export function Logo() {
  return (
    <svg viewBox="0 0 42 55" width="42" height="55" aria-hidden="true">
      <use href={`${icons}#logo`} />
    </svg>
  )
}
