import type { ReactElement } from 'react'
import type { AllWords } from '#app/language/LanguageProvider.tsx'
import type { Locale } from '#app/language/locale.ts'
import type { MenuLink } from '#app/page/MenuItem.tsx'
import type { ShownNotice } from '#app/time/next.ts'
import type { ShownPhone } from '#app/ui/PhoneLink.tsx'
import type { SocialLink } from '#app/ways/SocialLinks.tsx'
import type { Offer } from './LanguageOffer.tsx'

export type MenuGroup = { label: string; links: MenuLink[] }

/** What stands around every page, in one language: header, footer, and the words of no page. */
export type Frame = {
  words: AllWords
  /** The other languages, where the default one is spoken. */
  offers?: Offer[]
  name: string
  home: string
  menu: (MenuGroup | MenuLink)[]
  giving: string
  analytics?: string
  /** Where pages that were seen open without a network: the page that leads on from all others. */
  shelter?: string
  footer: {
    tagline: string
    social: SocialLink[]
    /** Each by its name alone; of many, the countries. */
    churches: MenuGroup
    groups: MenuGroup[]
    office: {
      address: string[]
      hours: string
      closed?: readonly ShownNotice[]
      phone: ShownPhone
      write: string
      email: string
    }
    privacy: MenuLink
    designer?: { name: string; to: string }
    yearBuilt: number
  }
}

export type Shown = {
  locale: Locale
  paths: Record<Locale, string>
  frame: Frame
  page: ReactElement
}

/** What shows pages, one at a time. */
export type Stage = {
  show: (page: Shown) => void
  /** Makes a page out of sight, in idle moments, in place of the one that was made so before. */
  prepare: (page: Shown | undefined) => void
}
