/** What the build left of the site, put into the worker when it is bundled. */
declare module 'built:site' {
  import type { renderContactPage as render } from '#app/build/for-service/contact-page.tsx'
  import type { SiteJson } from '#app/build/for-service/site-json.ts'

  export const settings: SiteJson
  export const renderContactPage: typeof render
}
