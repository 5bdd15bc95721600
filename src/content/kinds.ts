import { beliefsSchema } from './schema/belief.ts'
import { churchSchema } from './schema/church.ts'
import { connectSchema } from './schema/connect.ts'
import { eventPicturesSchema, eventSchema } from './schema/event.ts'
import { aboutUsSchema } from './schema/pages/about-us.ts'
import { churchPageSchema } from './schema/pages/church.ts'
import { connectGroupsSchema } from './schema/pages/connect-groups.ts'
import { contactUsSchema } from './schema/pages/contact-us.ts'
import { eventsPageSchema } from './schema/pages/events.ts'
import { homeSchema } from './schema/pages/home.ts'
import { kidsSchema } from './schema/pages/kids.ts'
import { meetThePastorsSchema } from './schema/pages/meet-the-pastors.ts'
import { newBelieverSchema } from './schema/pages/new-believer.ts'
import { newHereSchema } from './schema/pages/new-here.ts'
import { notFoundSchema } from './schema/pages/not-found.ts'
import { ourVisionSchema } from './schema/pages/our-vision.ts'
import { outreachSchema } from './schema/pages/outreach.ts'
import { praiseChapelGlobalSchema } from './schema/pages/praise-chapel-global.ts'
import { privacySchema } from './schema/pages/privacy.ts'
import { weBelieveSchema } from './schema/pages/we-believe.ts'
import { personSchema } from './schema/person.ts'
import { siteSchema } from './schema/site.ts'
import { visionSchema } from './schema/vision.ts'
import { wordsSchema } from './schema/words.ts'

/** The folders of content: any number of files of one kind, each named by what it is. */
export const folders = {
  events: eventSchema,
  churches: churchSchema,
  people: personSchema,
}

/** The files of content that there are once. */
export const files = {
  'pages/home': homeSchema,
  'pages/new-here': newHereSchema,
  'pages/new-believer': newBelieverSchema,
  'pages/about-us': aboutUsSchema,
  'pages/our-vision': ourVisionSchema,
  'vision': visionSchema,
  'pages/we-believe': weBelieveSchema,
  'beliefs': beliefsSchema,
  'pages/praise-chapel-global': praiseChapelGlobalSchema,
  'pages/meet-the-pastors': meetThePastorsSchema,
  'pages/connect-groups': connectGroupsSchema,
  'pages/outreach': outreachSchema,
  'pages/kids': kidsSchema,
  'pages/church': churchPageSchema,
  'pages/events': eventsPageSchema,
  'pages/contact-us': contactUsSchema,
  'connect': connectSchema,
  'pages/privacy': privacySchema,
  'pages/not-found': notFoundSchema,
  'words': wordsSchema,
  'event-pictures': eventPicturesSchema,
  'site': siteSchema,
}

export type Folder = keyof typeof folders
export type File = keyof typeof files
