import { wordsFile } from './words.server.ts'

/** Words of no page in particular; what services, kinds of events and countries are called. */
export const {
  ui,
  languageOffer,
  finder,
  serviceKinds,
  eventCategories,
  eventRepeats,
  countryNames,
} = wordsFile.read()
