/** The sites whose maps and films a page may show, when the visitor asks for them. */
export const frameHosts = {
  OpenStreetMap: 'https://www.openstreetmap.org',
  YouTube: 'https://www.youtube-nocookie.com',
  Vimeo: 'https://player.vimeo.com',
} as const
