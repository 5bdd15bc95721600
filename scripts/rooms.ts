// A rule of the linter: who may use whom. Its own reason stands in docs/architecture.md; what is refused says what to do.
import path from 'node:path'

/** The rooms of src/: each may use those before it, and nobody those after it. Types count. */
export const rooms = [
  'browser',
  'language',
  'addresses',
  'time',
  'ui',
  'content',
  'pictures',
  'fellowship',
  'scripture',
  'page',
  'ways',
  'people',
  'recordings',
  'church',
  'event',
  'contact',
  'visit',
  'about',
  'ministries',
  'home',
  'privacy',
  'frame',
  'router',
  'start',
  'build',
]

/** Rooms of which nothing runs in a browser. */
const onlyNode = new Set(['content', 'pictures', 'build'])

/** What the start of every page may load: it is as small as it can be. */
const forTheStart = new Set(['browser', 'router', 'frame'])

/** What the contact service may load: the rules of a message, languages, days. Types are free. */
const forTheService = new Set(['browser', 'language', 'time', 'contact'])

/** A file as the rule sees it: its room, and whether browsers load it. */
function roomOf(file: string) {
  const [top = '', second = '', ...rest] = file.split('/')
  if (top !== 'src') return { top, room: top, inBrowser: false }
  if (rest.length > 0) {
    return { top, room: second, inBrowser: !isServer(file) && !onlyNode.has(second) }
  }
  if (second.startsWith('addresses')) return { top, room: 'addresses', inBrowser: true }
  if (second.startsWith('entry-server')) return { top, room: 'build', inBrowser: false }
  // entry-client, hydrate, the service worker
  return { top, room: 'start', inBrowser: true }
}

const isServer = (file: string) => /\.server\.tsx?$/.test(file)

/** Why one file may not import another; nothing where it may. Both are paths from the root. */
export function refusal(file: string, wanted: string, isType: boolean): string | false | undefined {
  const [from, to] = [roomOf(file), roomOf(wanted)]
  if (to.top === 'content') {
    return (
      from.inBrowser &&
      !isType &&
      'Take what is shown as props: content would travel to every visitor.'
    )
  }
  if (from.top === 'service') {
    if (to.top === 'service' || isType) return
    if (to.top !== 'src')
      return 'The service stands alone: have the build leave it what it needs (src/build/for-service/site-json.ts).'
    const may = forTheService.has(to.room) && to.inBrowser
    return (
      !may &&
      'Have the build leave it in dist/server/site.json (src/build/for-service/site-json.ts), and read it from there.'
    )
  }
  if (from.top === 'scripts') {
    const may = to.top !== 'src' || isType || !to.inBrowser || wanted.endsWith('.ts')
    return !may && 'A command runs without components: ask what was built, or a file of .ts.'
  }
  if (from.top !== 'src') return
  if (to.top !== 'src') return `src/ uses nothing of ${to.top}/: take it as a parameter.`
  if (from.inBrowser && !isType && !to.inBrowser) {
    return 'Take it as props: this file runs while pages are made, and never reaches a browser (import type is free).'
  }
  if (from.room === 'start' && !isType && to.room !== 'start' && !forTheStart.has(to.room)) {
    return 'Import it in browser/, router/ or frame/: what every visitor loads first is as small as it can be.'
  }
  if (rooms.indexOf(to.room) > rooms.indexOf(from.room)) {
    return `${from.room}/ is below ${to.room}/: hand it over as a parameter or a prop, or put it where both can see it.`
  }
}

/** Files that may look everywhere: they are tests, promises to the compiler, or the sheet of all components. */
const free = /\.(test|types)\.tsx?$|^tests\/|^scripts\/components-page\//

type Node = { source?: { value?: unknown }; importKind?: string; exportKind?: string }
type Context = {
  cwd: string
  filename: string
  report: (found: { node: Node; message: string }) => void
}

const rule = {
  create(context: Context) {
    const file = path.relative(context.cwd, context.filename).replaceAll(path.sep, '/')
    if (free.test(file)) return {}
    const look = (node: Node, isType: boolean) => {
      const said = node.source?.value
      if (typeof said !== 'string') return
      const byPath = said.startsWith('.')
      const wanted = byPath
        ? path.posix.join(path.posix.dirname(file), said)
        : said.replace(/^#app\//, 'src/').replace(/^#content\//, 'content/')
      if (!byPath && wanted === said) return
      const why =
        byPath && file.startsWith('src/') && roomOf(file).room !== roomOf(wanted).room
          ? `Write it from the root: #app/${wanted.replace(/^src\//, '')}.`
          : refusal(file, wanted, isType)
      if (why) context.report({ node, message: why })
    }
    const looked = (node: Node) => look(node, (node.importKind ?? node.exportKind) === 'type')
    return {
      ImportDeclaration: looked,
      ExportNamedDeclaration: looked,
      ExportAllDeclaration: looked,
      ImportExpression: (node: Node) => look(node, false),
    }
  },
}

// oxlint-disable-next-line import/no-default-export -- that is how the linter takes plugins
export default { meta: { name: 'house' }, rules: { rooms: rule } }
