import { useEffect } from 'react'
import { Footer } from '#app/frame/Footer.tsx'
import type { Frame } from '#app/frame/frame.ts'
import { Header } from '#app/frame/Header.tsx'
import { LanguageOffer } from '#app/frame/LanguageOffer.tsx'
import { SavedOn } from '#app/frame/SavedOn.tsx'
import { SideMenu } from '#app/frame/SideMenu.tsx'
import { UnexpectedError } from '#app/frame/UnexpectedError.tsx'
import { inEach } from '#app/language/text.ts'
import s from './components.module.css'
import { After, Sheet } from './Sheet.tsx'

export const paths = inEach((locale) => `#${locale}`)

// what the head script and the service worker say of a visit: src/language/choice.ts, src/service-worker.ts
const { dataset } = document.documentElement
dataset.offer = 'es'
dataset.saved = '2026-11-22T10:00:00Z'

export function Around({ frame }: { frame: Frame }) {
  return (
    <>
      <Sheet title="Around a page: the header, a language that is offered, without a network">
        <div className={s.window}>
          <Header frame={frame} paths={paths} path="/" />
        </div>
        <LanguageOffer offers={frame.offers ?? []} paths={paths} />
        <div>
          <SavedOn />
        </div>
      </Sheet>
      <Sheet title="The menu of small screens">
        <After act={openMenu}>
          <div className={s.menu}>
            <SideMenu frame={frame} paths={paths} path="/" />
          </div>
        </After>
      </Sheet>
      <Crashed frame={frame} />
      <Footer frame={frame} path="/" />
    </>
  )
}

/** In the place of a page that crashed, whose title it takes; the sheet keeps its own. */
function Crashed({ frame }: { frame: Frame }) {
  useEffect(() => {
    document.title = 'Components'
  }, [])
  return <UnexpectedError home={frame.home} name={frame.name} />
}

/** Opens the menu where it stands: as a dialog it would take the focus. */
const openMenu = (around: HTMLElement) => {
  around.querySelector('dialog')!.open = true
  // of this and the closed menu of the header one group is open
  around.querySelector('details')!.open = true
}
