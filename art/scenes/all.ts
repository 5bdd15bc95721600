/** Every scene there is, in the order of the contact sheet. A new file of scenes is named here. */
import { scenes, type Composition, type Scene } from '../press/scene.ts'
import { compositions } from './compositions.ts'
import './places.ts'
import './pages.ts'
import './pages2.ts'
import './cards.ts'
import './gallery.ts'
import './portraits.ts'
import './occasions.ts'
import './gifts.ts'
import './maps.ts'

export const allScenes: readonly Scene[] = scenes

/** How a scene is framed, where that is said. */
export const compositionOf = (id: string): Composition | undefined => compositions[id]

/** The scene of a name. */
export function sceneOf(id: string): Scene {
  const scene = scenes.find((each) => each.id === id)
  if (!scene) throw new Error(`There is no scene called ${id}`)
  return scene
}
