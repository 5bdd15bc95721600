import { beliefsSchema } from '#app/about/we-believe/beliefs.schema.server.ts'
import { churchSchema } from '#app/church/schema.server.ts'
import { connectSchema } from '#app/about/connect.schema.server.ts'
import { eventPicturesSchema, eventSchema } from '#app/event/schema.server.ts'
import { aboutUsSchema } from '#app/about/about-us/words.server.ts'
import { churchPageSchema } from '#app/church/page/words.server.ts'
import { connectGroupsSchema } from '#app/ministries/connect-groups/words.server.ts'
import { contactUsSchema } from '#app/contact/page/words.server.ts'
import { eventsPageSchema } from '#app/event/list/words.server.ts'
import { homeSchema } from '#app/home/words.server.ts'
import { kidsSchema } from '#app/ministries/kids/words.server.ts'
import { meetThePastorsSchema } from '#app/people/meet-the-pastors/words.server.ts'
import { newBelieverSchema } from '#app/visit/new-believer/words.server.ts'
import { newHereSchema } from '#app/visit/new-here/words.server.ts'
import { notFoundSchema } from '#app/frame/not-found/words.server.ts'
import { ourVisionSchema } from '#app/about/our-vision/words.server.ts'
import { outreachSchema } from '#app/ministries/outreach/words.server.ts'
import { praiseChapelGlobalSchema } from '#app/about/praise-chapel-global/words.server.ts'
import { privacySchema } from '#app/privacy/words.server.ts'
import { weBelieveSchema } from '#app/about/we-believe/words.server.ts'
import { personSchema } from '#app/people/schema.server.ts'
import { siteSchema } from '#app/fellowship/site.schema.server.ts'
import { visionSchema } from '#app/about/our-vision/vision.schema.server.ts'
import { wordsSchema } from '#app/fellowship/words.schema.server.ts'

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
