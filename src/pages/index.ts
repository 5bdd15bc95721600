import type { PageName } from '#app/router/routes.ts'
import { AboutUsPage } from './about-us/AboutUsPage.tsx'
import * as aboutUs from './about-us/data.ts'
import { ChurchPage } from './church/ChurchPage.tsx'
import * as church from './church/data.ts'
import { ConnectGroupsPage } from './connect-groups/ConnectGroupsPage.tsx'
import * as connectGroups from './connect-groups/data.ts'
import { ContactUsPage } from './contact-us/ContactUsPage.tsx'
import * as contactUs from './contact-us/data.ts'
import * as country from './country/data.ts'
import { CountryPage } from './country/CountryPage.tsx'
import { definePage, type PageAt } from './define-page.ts'
import * as event from './event/data.ts'
import { EventPage } from './event/EventPage.tsx'
import * as events from './events/data.ts'
import { EventsPage } from './events/EventsPage.tsx'
import * as home from './home/data.ts'
import { HomePage } from './home/HomePage.tsx'
import * as invitation from './invitation/data.ts'
import { InvitationPage } from './invitation/InvitationPage.tsx'
import * as kids from './kids/data.ts'
import { KidsPage } from './kids/KidsPage.tsx'
import * as meetThePastors from './meet-the-pastors/data.ts'
import { MeetThePastorsPage } from './meet-the-pastors/MeetThePastorsPage.tsx'
import * as newBeliever from './new-believer/data.ts'
import { NewBelieverPage } from './new-believer/NewBelieverPage.tsx'
import * as newHere from './new-here/data.ts'
import { NewHerePage } from './new-here/NewHerePage.tsx'
import * as notFound from './not-found/data.ts'
import { NotFoundPage } from './not-found/NotFoundPage.tsx'
import * as ourVision from './our-vision/data.ts'
import { OurVisionPage } from './our-vision/OurVisionPage.tsx'
import * as outreach from './outreach/data.ts'
import { OutreachPage } from './outreach/OutreachPage.tsx'
import * as praiseChapelGlobal from './praise-chapel-global/data.ts'
import { PraiseChapelGlobalPage } from './praise-chapel-global/PraiseChapelGlobalPage.tsx'
import * as privacy from './privacy/data.ts'
import { PrivacyPage } from './privacy/PrivacyPage.tsx'
import * as weBelieve from './we-believe/data.ts'
import { WeBelievePage } from './we-believe/WeBelievePage.tsx'

/**
 * Every page: what it reads and the component that shows it. Only the build imports this; visitors
 * load the component of the page they are on. A page called `aboutUs` lies in `about-us/AboutUsPage.tsx`.
 */
export const pages = {
  home: definePage(home.load, HomePage),
  aboutUs: definePage(aboutUs.load, AboutUsPage),
  ourVision: definePage(ourVision.load, OurVisionPage),
  weBelieve: definePage(weBelieve.load, WeBelievePage),
  meetThePastors: definePage(meetThePastors.load, MeetThePastorsPage),
  praiseChapelGlobal: definePage(praiseChapelGlobal.load, PraiseChapelGlobalPage),
  events: definePage(events.load, EventsPage),
  contactUs: definePage(contactUs.load, ContactUsPage),
  privacy: definePage(privacy.load, PrivacyPage),
  newHere: definePage(newHere.load, NewHerePage),
  newBeliever: definePage(newBeliever.load, NewBelieverPage),
  connectGroups: definePage(connectGroups.load, ConnectGroupsPage),
  outreach: definePage(outreach.load, OutreachPage),
  kids: definePage(kids.load, KidsPage),
  church: definePage(church.load, ChurchPage, church.params),
  invitation: definePage(invitation.load, InvitationPage, invitation.params),
  country: definePage(country.load, CountryPage, country.params),
  event: definePage(event.load, EventPage, event.params),
  notFound: definePage(notFound.load, NotFoundPage, notFound.params),
} satisfies Record<PageName, () => PageAt[]>

/** What the component of each page takes. */
export type PageProps = {
  [Name in PageName]: ReturnType<ReturnType<(typeof pages)[Name]>[number]['make']>['props']
}
