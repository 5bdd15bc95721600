import { categoriesFile } from './content.server.ts'
import { wordsFile } from './words.server.ts'

const { ui: sent, made, ...parts } = wordsFile.read()

/** The words of no page in particular that browsers are sent: menu, buttons, what is told by the clock. */
export const sentWords = sent

/** All of them, while pages are made. */
export const ui = { ...sent, ...made }

export const { languageOffer, finder, ask, closing, recordings: recordingsWords } = parts

export const { serviceKinds, eventCategories, eventRepeats, visitTopics } = categoriesFile.read()
