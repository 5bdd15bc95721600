import type { Told } from '#app/language/told.ts'

/** Why a file cannot be shown, and what to do about it. */
export class PhotoRefused extends Error {
  readonly problem: Told
  readonly remedy: Told
  constructor(problem: Told, remedy: Told) {
    super(problem.en)
    this.problem = problem
    this.remedy = remedy
  }
}
