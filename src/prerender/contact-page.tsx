import { renderToString } from 'react-dom/server'
import { LanguageProvider } from '#app/i18n/LanguageProvider.tsx'
import { ContactUsPage } from '#app/pages/contact-us/ContactUsPage.tsx'
import { ContactForm, type FormProps } from '#app/site/ContactForm.tsx'
import { documentOf } from './document.ts'
import { renderPage, type ReadyPage } from './render.tsx'

type Ready = ReadyPage<'contactUs'>
type Returned = NonNullable<FormProps['returned']>

/** The page of each language once, in two parts: what comes before its form, and what after. */
const around = new WeakMap<Ready, Promise<[string, string]>>()

/**
 * The contact page with what a visitor without scripts typed still in it, and what is wrong beside the
 * fields. The contact service asks for it; the build leaves it the page in `dist/server/site.json`.
 * Only the form is rendered anew: a whole page for each form that is refused would be dear.
 */
export async function renderContactPage(ready: Ready, returned: Returned): Promise<string> {
  let parts = around.get(ready)
  if (!parts) around.set(ready, (parts = partsOf(ready)))
  const [before, after] = await parts
  const props = { ...ready.data.props, returned }
  const html = before + formOf(ready, returned) + after
  return documentOf({ ...ready, data: { ...ready.data, props } }, html)
}

async function partsOf(ready: Ready): Promise<[string, string]> {
  const page = await renderPage(ready, <ContactUsPage {...ready.data.props} />)
  const [before, after, ...more] = page.split(formOf(ready))
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error('The contact page must show its form once, as it is by itself.')
  }
  return [before, after]
}

function formOf({ data, frame }: Ready, returned?: Returned): string {
  return renderToString(
    <LanguageProvider locale={data.locale} words={frame.words} onSwitch={() => {}}>
      <ContactForm {...data.props.form} returned={returned} />
    </LanguageProvider>,
  )
}
