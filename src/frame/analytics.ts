import { trustedCounter } from '#app/browser/trusted.ts'

/**
 * Loads the script that counts visits, last of all, unless the visitor's browser asks not to be counted:
 * by Do Not Track or by https://www.w3.org/TR/gpc/.
 */
export function countVisits(address: string | undefined): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null
    globalPrivacyControl?: boolean
  }
  if (!address || doNotTrack === '1' || globalPrivacyControl) return
  const script = document.createElement('script')
  script.async = true
  script.src = trustedCounter(address)
  document.head.append(script)
}
