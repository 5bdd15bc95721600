/** How the scenes at the heads of pages are framed on wide screens and on phones. */
import type { Composition } from '../press/scene.ts'

export const compositions: Readonly<Record<string, Composition>> = {
  'home': {
    tall: [446, 54, 860],
    subjects: [[1030, 270, 182, 182]],
  },
  'pittsburg': {
    tall: [690, -90, 880],
    subjects: [[1010, 230, 330, 300]],
  },
  'san-francisco': {
    tall: [500, -296, 1100],
    subjects: [
      [670, 207, 180, 180],
      [1180, 75, 200, 330],
    ],
  },
  'oakley': {
    tall: [620, -260, 960],
    subjects: [
      [715, 271, 160, 160],
      [940, 100, 550, 330],
    ],
  },
  'india': {
    tall: [540, -70, 960],
    subjects: [
      [853, 305, 210, 210],
      [700, 560, 250, 140],
    ],
  },
  'spain': {
    tall: [520, -328, 1080],
    subjects: [
      [830, 50, 380, 400],
      [1333, 182, 160, 160],
    ],
  },
  'about-us': {
    tall: [680, -60, 820],
    subjects: [[975, 250, 240, 240]],
  },
  'our-vision': {
    tall: [620, -48, 900],
    subjects: [
      [1025, 290, 210, 210],
      [740, 440, 150, 150],
    ],
  },
  'we-believe': {
    tall: [700, -75, 780],
    subjects: [[990, 150, 200, 200]],
  },
  'meet-the-pastors': {
    tall: [740, -100, 800],
    subjects: [
      [1150, 220, 160, 160],
      [960, 360, 120, 220],
    ],
  },
  'praise-chapel-global': {
    tall: [560, -200, 1040],
    subjects: [[1425, 85, 130, 130]],
  },
  'events': {
    view: [560, 130, 1040, 585],
    tall: [640, -60, 900],
    subjects: [[960, 225, 290, 250]],
  },
  'contact-us': {
    tall: [745, -162, 860],
    subjects: [[1110, 130, 140, 200]],
  },
  'new-here': {
    tall: [610, -235, 908],
    subjects: [[860, 65, 440, 500]],
  },
  'new-believer': {
    tall: [600, -108, 980],
    subjects: [
      [1006, 137, 170, 170],
      [920, 450, 350, 130],
    ],
  },
  'connect-groups': {
    view: [484, 20, 1116, 628],
    tall: [592, -184, 900],
    subjects: [
      [960, 160, 165, 65],
      [650, 410, 790, 120],
    ],
  },
  'outreach': {
    tall: [560, -40, 900],
    subjects: [[930, 305, 144, 144]],
  },
  'kids': {
    tall: [640, -100, 800],
    subjects: [
      [1245, 130, 166, 166],
      [680, 560, 620, 120],
    ],
  },
  'not-found': {
    tall: [310, -240, 1030],
    subjects: [
      [1165, 115, 140, 140],
      [1070, 520, 160, 90],
      [370, 470, 130, 130],
    ],
  },
  'map-pittsburg': { tall: [400, 0, 400], subjects: [[578, 20, 44, 60]] },
  'map-san-francisco': { tall: [400, 0, 400], subjects: [[578, 20, 44, 60]] },
  'map-oakley': { tall: [400, 0, 400], subjects: [[578, 20, 44, 60]] },
  'map-office': { tall: [400, 0, 400], subjects: [[578, 20, 44, 60]] },
  'map-spain': { tall: [400, 0, 400], subjects: [[578, 20, 44, 60]] },
}
