// Which churches there are, in the order in which they are shown.
// Qué iglesias hay, en el orden en que se muestran.
import type { Church } from '#app/model/church.ts'
import { india } from './india.ts'
import { oakley } from './oakley.ts'
import { pittsburg } from './pittsburg.ts'
import { sanFrancisco } from './san-francisco.ts'
import { spain } from './spain.ts'

export const churches: readonly Church[] = [pittsburg, sanFrancisco, oakley, india, spain]
