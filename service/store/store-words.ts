/** What cannot be known again of a message, once it is lost. */
export const words = [
  'received',
  'name',
  'email',
  'subject',
  'message',
  'church',
  'language',
  'reply',
  'phone',
  'answerIn',
] as const
