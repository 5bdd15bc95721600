import { useEffect } from 'react'
import { changeAddress } from '#app/browser/address.ts'
import { chooseChurch, chosenChurch } from '#app/church/chosen.ts'

/**
 * The church one plans to visit is in the address, `#oakley`, where links and a reload find it, and
 * remembered for the next time. Answers what to do when a plan is opened or closed.
 */
export function useChosenChurch(slugs: readonly string[]) {
  useEffect(() => {
    const remembered = chosenChurch()
    if (location.hash || !remembered || !slugs.includes(remembered)) return
    setHash(remembered)
  }, [slugs])

  return (slug: string, isOpen: boolean) => {
    if (isOpen) choose(slug)
    // when the visitor closes it; a plan also closes when another opens, which is then in the address
    else if (location.hash === `#${slug}`) choose(null)
  }
}

function choose(slug: string | null): void {
  chooseChurch(slug)
  setHash(slug ?? '')
}

function setHash(hash: string): void {
  changeAddress('replace', (address) => {
    address.hash = hash
  })
}
