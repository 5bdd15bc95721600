/** What the build left of the site, put into the worker when it is bundled. */
declare module 'built:site' {
  import type { SiteJson } from '#app/build/site-json.ts'
  import type { Renderer } from './contact-page.ts'

  export const settings: SiteJson
  export const renderContactPage: Renderer['renderContactPage']
}
