import { ContactUsPage } from '#app/pages/contact-us/ContactUsPage.tsx'
import type { FormProps } from '#app/site/ContactForm.tsx'
import { renderDocument, type ReadyPage } from './render.tsx'

/**
 * The contact page with what a visitor without scripts typed still in it, and what is wrong beside the
 * fields. The contact service asks for it; the build leaves it the page in `dist/server/site.json`.
 */
export function renderContactPage(
  ready: ReadyPage<'contactUs'>,
  returned: NonNullable<FormProps['returned']>,
): Promise<string> {
  const props = { ...ready.data.props, returned }
  return renderDocument({ ...ready, data: { ...ready.data, props } }, <ContactUsPage {...props} />)
}
