import type { Text } from '#app/i18n/text.ts'

/** Why a file cannot be shown, and what to do about it. */
export class PhotoRefused extends Error {
  readonly problem: Text
  readonly remedy: Text
  constructor(problem: Text, remedy: Text) {
    super(problem.en)
    this.problem = problem
    this.remedy = remedy
  }
}
