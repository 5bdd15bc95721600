import { existsSync, readFileSync } from 'node:fs'
import { contentFindings, refusal, type ContentRefused } from '#app/content/check/check.ts'
import type { Finding } from '#app/content/check/finding.ts'
import { located } from '#app/content/check/place.ts'
import { picturesNamed } from '#app/content/pictures.ts'
import { isCut, masterOf } from './library.ts'
import { PhotoRefused } from './photo-refused.ts'
import { writeWhole } from './write-whole.ts'

/** Told of each picture that is about to be cut, which takes a while. */
type Announce = (src: string) => void

/** All that is wrong with what content says and with the pictures that it names, at once. */
export async function refuseContent(announce?: Announce): Promise<ContentRefused | undefined> {
  return refusal([...contentFindings({ isAdvised: false }), ...(await takeInPictures(announce))])
}

let busy: Promise<unknown> = Promise.resolve()

/**
 * Cuts every picture that content names and that has not been cut yet, after writing it as it is kept: nobody
 * needs to think of it, on no machine. Answers what is wrong with those that cannot be shown. One after the other:
 * to write a picture as it is kept is a change, and whoever is told of it asks again.
 */
export function takeInPictures(announce?: Announce): Promise<Finding[]> {
  const taken = busy.then(() => takeIn(announce))
  busy = taken.catch(() => undefined)
  return taken
}

async function takeIn(announce: Announce = () => {}): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { file, way, scene } of picturesNamed()) {
    // the check reports pictures that are missing
    if (!existsSync(masterOf(scene)) || isCut(scene)) continue
    announce(scene.src)
    try {
      // the tools for it take a while to load, and mostly there is nothing to cut
      const [{ cut }, { asKept }] = await Promise.all([import('./cut.ts'), import('./as-kept.ts')])
      const kept = await asKept(readFileSync(masterOf(scene)))
      if (kept) await writeWhole(masterOf(scene), kept)
      await cut(scene)
      console.log(`${scene.src} is cut to the sizes that the site shows`)
    } catch (error) {
      if (!(error instanceof PhotoRefused)) throw error
      const { problem, remedy } = error
      findings.push({ ...located(file, [...way, 'src']), problem, remedy })
    }
  }
  return findings
}
