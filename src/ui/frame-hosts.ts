/** The sites whose maps and films a page can show, when the visitor asks for them. Those that content names, it may. */
export const frameHosts = {
  OpenStreetMap: 'https://www.openstreetmap.org',
  YouTube: 'https://www.youtube-nocookie.com',
  Vimeo: 'https://player.vimeo.com',
} as const

/** Whose maps they are. */
export const mapHost: keyof typeof frameHosts = 'OpenStreetMap'
