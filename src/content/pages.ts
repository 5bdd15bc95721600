import { readFile } from './read.ts'

// the words of the pages

export const home = readFile('pages/home')
export const { passage: newHerePassage, ...newHere } = readFile('pages/new-here')
export const { passages, ...newBeliever } = readFile('pages/new-believer')
export const aboutUs = readFile('pages/about-us')
export const ourVision = readFile('pages/our-vision')
export const weBelieve = readFile('pages/we-believe')
export const { passage: globalPassage, ...praiseChapelGlobal } = readFile(
  'pages/praise-chapel-global',
)
export const meetThePastors = readFile('pages/meet-the-pastors')
export const { passage: connectPassage, ...connectGroups } = readFile('pages/connect-groups')
export const outreach = readFile('pages/outreach')
export const { passage: kidsPassage, ...kids } = readFile('pages/kids')
export const church = readFile('pages/church')
export const eventsPage = readFile('pages/events')
export const contactUs = readFile('pages/contact-us')
export const privacy = readFile('pages/privacy')
export const notFound = readFile('pages/not-found')
