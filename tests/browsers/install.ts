import { installFromDebian } from '../../scripts/debian.ts'
/** Puts the browsers beside Chromium on this machine where that can be done without asking. */
import { browsers } from './visitor.ts'

const packages = { Firefox: ['firefox-esr'], WebKit: ['webkit2gtk-driver', 'xvfb'] } as const
const names = ['Firefox', 'WebKit'] as const
const missing = names.filter((name) => !browsers[name])
const added = missing.length > 0 && installFromDebian(...missing.flatMap((name) => packages[name]))
if (!added) {
  for (const name of missing) {
    console.log(`Without ${packages[name].join(' and ')}, the tests in ${name} are skipped.`)
  }
}
