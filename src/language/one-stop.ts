/** Words that end in a stop of their own, `5th St.` or `Who is he?`, end their sentence, too: it has no second one. */
export function oneStop(text: string): string {
  return text.replace(/([^.][.?!…])\.(?= |$)/g, '$1')
}
