import { frameHosts } from '#app/ui/frame-hosts.ts'

/** How a recording is played on our page, once somebody asks for it. */
export type Player =
  | { site: keyof typeof frameHosts; id: string; frame: string }
  | { sound: string }

const youTube =
  /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/
const vimeo =
  /^https:\/\/(?:(?:www|player)\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/(\w+)|\?(?:.*&)?h=(\w+))?/
const audio = /\.(?:mp3|m4a|aac|og[ag]|opus|wav|flac)$/i

/** The player for a link; none where only its own site can play it. */
export function playerOf(link: string): Player | undefined {
  const film = youTube.exec(link)?.[1]
  if (film) return { site: 'YouTube', id: film, frame: `${frameHosts.YouTube}/embed/${film}` }
  // of a film that is not listed, the second part is the key to it
  const [, id, key = '', asked = key] = vimeo.exec(link) ?? []
  if (id) {
    const frame = `${frameHosts.Vimeo}/video/${id}?dnt=1${asked && `&h=${asked}`}`
    return { site: 'Vimeo', id, frame }
  }
  const { origin, pathname } = new URL(link)
  return audio.test(pathname) ? { sound: origin } : undefined
}
