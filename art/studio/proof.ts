/** `node art/studio/proof.ts FOLDER SCALE [name …]`: quick prints to look at while drawing. */
import { mkdirSync } from 'node:fs'
import { render } from '../press/scene.ts'
import { allScenes } from '../scenes/all.ts'

const [folder = '.cache/proofs', scale = '0.6', ...names] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
for (const scene of allScenes) {
  if (names.length > 0 && !names.includes(scene.id)) continue
  const plate = await render(scene, Number(scale))
  await plate.save(`${folder}/${scene.id}.png`)
  console.log(`${folder}/${scene.id}.png`)
}
