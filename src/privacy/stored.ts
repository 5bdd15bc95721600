/**
 * What is stored, by the sentence of the page that names it. Tests hold these lists against the real
 * store and against every key a page of ours writes: who stores something new finds out here.
 */
export const keptByService = {
  yours: ['name', 'email', 'subject', 'message', 'phone'],
  choice: ['church', 'language', 'reply', 'answerIn'],
  arrival: ['id', 'received', 'days'],
  delivery: ['attempts', 'next', 'problem', 'refused', 'sent', 'answered', 'reminded', 'escalated'],
} as const

export const keptByBrowser = {
  language: 'language',
  offer: 'language-offer',
  embeds: 'embeds',
  light: 'light',
  church: 'church',
  draft: 'message',
  place: 'place',
} as const
