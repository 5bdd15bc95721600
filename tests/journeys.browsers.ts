import { expect } from '@playwright/test'
import { pathTo } from '#app/addresses.ts'
import { contactUsWords } from '#app/contact/page/words.server.ts'
import { test } from './browsers/visitor.ts'
import { ownFonts } from './help/own-fonts.ts'

const contactUs = contactUsWords.read()

// what visitors do most, in the browsers beside Chromium; how they look in detail is tried there

const { form } = contactUs
const menu = 'header nav button'
/** A page without a film: these browsers paint by the processor alone here. */
const plain = pathTo('privacy', 'en')
const link = 'header nav a'

test('words are set in the fonts of the site', async ({ visitor }) => {
  await visitor.open(plain)
  await expect.poll(() => visitor.ask(ownFonts)).toEqual(['Figtree', 'Piazzolla'])
})

test('the menu by pointer: it opens under it, and leads to a church', async ({ visitor }) => {
  await visitor.open(plain)
  await visitor.pointAt(menu, 'Churches')
  await visitor.sees(link, 'Hill')
  await visitor.pointAt(menu, 'About')
  await visitor.sees(link, 'Hill', false)
  await visitor.click(menu, 'Churches')
  await visitor.click(link, 'Hill')
  await visitor.isAt('/churches/hill', 'Hill, California | Harbor Lights')
  await visitor.isLively()
  await visitor.sees(link, 'Hill', false)
})

test('the menu by keyboard: Enter opens it, Tab enters it, Escape closes it and gives the focus back', async ({
  visitor,
}) => {
  await visitor.open(plain)
  await visitor.press('Tab')
  await visitor.hasFocusOn('Skip to content')
  await visitor.press('Enter')
  await visitor.ask(() => document.querySelector<HTMLElement>('header nav button')!.focus())
  await visitor.press('Enter')
  await visitor.sees(link, 'New Here')
  await visitor.press('Tab')
  await visitor.hasFocusOn('New Here')
  await visitor.press('Escape')
  await visitor.sees(link, 'New Here', false)
  await visitor.hasFocusOn('Welcome')
})

test('the side menu is a dialog: it takes the focus, and Escape, its button and the backdrop close it', async ({
  visitor,
}) => {
  await visitor.resize(500, 900)
  await visitor.open(plain)
  const hamburger = 'header button[aria-haspopup=dialog]'
  await visitor.click(hamburger)
  await visitor.sees('dialog', 'Ministries')
  await visitor.press('Escape')
  await visitor.sees('dialog', 'Ministries', false)
  await visitor.hasFocusOn('Open the menu')
  await visitor.press('Enter')
  await visitor.click('dialog button', 'Close the menu')
  await visitor.sees('dialog', 'Ministries', false)
  await visitor.click(hamburger)
  await visitor.sees('dialog', 'Ministries')
  await visitor.clickAt(15, 400)
  await visitor.sees('dialog', 'Ministries', false)
  await visitor.click(hamburger)
  await visitor.click('dialog summary', 'Churches')
  await visitor.click('dialog a', 'Hill')
  await visitor.isAt('/churches/hill', 'Hill, California | Harbor Lights')
})

test('tabs by pointer and arrow keys, kept in the address; a change of language leaves them open', async ({
  visitor,
}) => {
  await visitor.open('/churches/harbor')
  await visitor.click('[role=tab]', 'Team')
  await visitor.sees('[role=tabpanel] li', 'Leads the singing')
  await visitor.press('ArrowRight')
  await visitor.hasFocusOn('Pastors')
  await visitor.sees('[role=tab][aria-selected=true]', 'Pastors')
  await visitor.click('[role=tab]', 'Team')
  await visitor.click('header button[popovertarget]', 'Language')
  await visitor.click('header a[hreflang=es]')
  await visitor.isAt('/es/churches/harbor', 'El Puerto, California | Harbor Lights')
  await visitor.isLively()
  await visitor.sees('[role=tab][aria-selected=true]', 'Equipo')
  // it is remembered: an English address leads on to the Spanish page
  await visitor.open('/about-us')
  await visitor.isAt('/es/about-us')
})

test('a link, Back and forward, and what is folded opens', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.isAt('/', 'Home | Harbor Lights')
  await visitor.click('main a', 'Learn More')
  await visitor.isAt('/about-us', 'About Us | Harbor Lights')
  await visitor.isLively()
  await visitor.traverse(-1)
  await visitor.isAt('/', 'Home | Harbor Lights')
  await visitor.traverse(1)
  await visitor.isAt('/about-us', 'About Us | Harbor Lights')
  await visitor.open('/we-believe')
  await visitor.click('main summary')
  await visitor.sees('main details[open]', '')
})

test('the contact form says what is missing, and sends what is written', async ({ visitor }) => {
  await visitor.open('/contact-us')
  await visitor.click('form button', form.send.en)
  await visitor.sees('form', form.errors.name.en)
  await visitor.type('Elena Castillo')
  await visitor.click('[name=email]')
  await visitor.type('elena@example.org')
  await visitor.click('[name=subject]')
  await visitor.type('A visit')
  await visitor.click('[name=message]')
  await visitor.type('Is there a class for a child of four?')
  await visitor.click('label', form.consent.en)
  await visitor.click('form button', form.send.en)
  await visitor.sees('h2', form.sent.en)
})
