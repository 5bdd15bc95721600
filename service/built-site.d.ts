/** What the build left of the site, put into the worker when it is bundled. */
declare module 'built:site' {
  import type { Renderer } from './contact-page.ts'
  import type { SiteSettings } from './site-settings.ts'

  export const settings: SiteSettings
  export const renderContactPage: Renderer['renderContactPage']
}
