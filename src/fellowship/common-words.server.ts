import { wordsFile } from './words.server.ts'

const { ui: sent, made, ...names } = wordsFile.read()

/** The words of no page in particular that browsers are sent: menu, buttons, what is told by the clock. */
export const sentWords = sent

/** All of them, while pages are made. */
export const ui = { ...sent, ...made }

/** What services, kinds of events and the like are called. */
export const {
  languageOffer,
  finder,
  ask,
  closing,
  recordings: recordingsWords,
  serviceKinds,
  eventCategories,
  eventRepeats,
  visitTopics,
} = names
