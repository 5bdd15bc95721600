import type { Seen } from '#app/router/offline.ts'

/**
 * Opens without a network what a visitor has seen, and the contact page with every church's address,
 * phone and times. It stands by itself: no imports, no build of it for each deploy.
 *
 * Pages come from the network whenever there is one, so nothing is ever older than the site; files whose
 * names change with their content (`/assets/`, `/media/`) come from what is kept.
 */
type Event = { waitUntil: (until: Promise<unknown>) => void }
type Fetch = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }
type Message = Event & { data: Seen }
type Scope = {
  skipWaiting: () => void
  clients: { claim: () => Promise<void> }
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Event) => void): void
    (type: 'fetch', listener: (event: Fetch) => void): void
    (type: 'message', listener: (event: Message) => void): void
  }
}

const scope = self as unknown as Scope

/** How much is kept; the oldest makes room. */
const most = { pages: 120, files: 200, shelters: 10 }
type Store = keyof typeof most

scope.addEventListener('install', () => scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

scope.addEventListener('message', (event) => event.waitUntil(keepSeen(event.data)))

scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  // what the service says of one message is for nobody else, nor for later
  if (pathname.startsWith('/api/') || isFilm(pathname)) return
  if (isLasting(pathname)) event.respondWith(fromStoreFirst(event))
  else if (mode === 'navigate' || pathname.endsWith('/data.json')) {
    event.respondWith(fromNetworkFirst(event))
  }
})

/** Films are not kept. */
const isFilm = (pathname: string) => /\.(webm|mp4)$/.test(pathname)

/** Never another content at the same address. */
const isLasting = (pathname: string) => /^\/(assets|media)\//.test(pathname) && !isFilm(pathname)

async function fromStoreFirst(event: Fetch): Promise<Response> {
  const { request } = event
  const kept = await found('files', request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) event.waitUntil(keep('files', request.url, answer.clone()))
  return answer
}

async function fromNetworkFirst(event: Fetch): Promise<Response> {
  const { request } = event
  try {
    const answer = await fetch(request)
    // a form that a link has begun is that visit's alone
    const mayStay = answer.status === 200 && answer.headers.get('cache-control') !== 'no-store'
    if (mayStay) event.waitUntil(keep('pages', request.url, answer.clone()))
    return answer
  } catch (error) {
    const kept = await found('pages', request.url)
    if (request.mode !== 'navigate') {
      if (kept) return kept
      throw error
    }
    if (kept) return marked(kept)
    const shelter = await shelterOf(new URL(request.url).pathname)
    // were it not kept, the redirect would end here again, without an end
    if (!shelter || !(await found('pages', shelter))) throw error
    // there src/frame/SavedOn.tsx says that the page that was asked for is another one
    return Response.redirect(`${shelter}?not-saved`, 302)
  }
}

/** Says on the page when it was saved; the site's scripts put it into words. */
async function marked(page: Response): Promise<Response> {
  const saved = page.headers.get('x-saved') ?? ''
  const html = (await page.text()).replace('<html ', `<html data-saved="${saved}" `)
  return new Response(html, { headers: page.headers })
}

/** What a page had fetched before this worker was there, and the page to send visitors to. */
async function keepSeen({ pages, files, shelter }: Seen): Promise<void> {
  if (shelter) {
    await keep('shelters', shelter.under, new Response(shelter.path))
    pages.push(shelter.path)
  }
  const lasting = files.filter((file) => isLasting(new URL(file).pathname))
  await Promise.all([...lasting.map(fetchFile), ...pages.map(fetchPage)])
}

/** A file, and if it is a script, those that it cannot begin without. */
async function fetchFile(address: string): Promise<void> {
  if (await found('files', address)) return
  const answer = await fetch(address)
  if (answer.status !== 200) return
  const script = address.endsWith('.js') ? await answer.clone().text() : ''
  await keep('files', address, answer)
  const imported = [...script.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)]
  await Promise.all(imported.map(([, name]) => fetchFile(`/assets/${name}`)))
}

/** A page is kept when what it is made of is. */
async function fetchPage(address: string): Promise<void> {
  const answer = await fetch(address)
  if (answer.status !== 200) return
  const html = await answer.clone().text()
  const parts = html.match(/\/assets\/[\w.-]+\.(?:js|css|svg|json)/g) ?? []
  const [data] = html.match(/(?<=")[^"]*\/data\.json(?=")/) ?? []
  await Promise.all([...new Set(parts)].map(fetchFile))
  if (data) await keep('pages', data, await fetch(data))
  await keep('pages', address, answer)
}

async function keep(name: Store, address: string, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers)
  headers.set('x-saved', new Date().toISOString())
  // what is kept is not compressed any more
  headers.delete('content-encoding')
  headers.delete('content-length')
  const body = await answer.blob()
  const store = await caches.open(name)
  // it takes the place of an older one in one step, and comes last: https://www.w3.org/TR/service-workers/#batch-cache-operations-algorithm
  await store.put(withoutSearch(address), new Response(body, { headers }))
  const keys = await store.keys()
  const surplus = keys.slice(0, Math.max(0, keys.length - most[name]))
  await Promise.all(surplus.map((key) => store.delete(key)))
}

/** Nothing, too, where the browser refuses what it keeps: the network is there all the same. */
async function found(name: Store, address: string): Promise<Response | undefined> {
  try {
    const store = await caches.open(name)
    return await store.match(withoutSearch(address), { ignoreVary: true })
  } catch {
    return undefined
  }
}

/** The address of the page to go to, in the language of the address that was asked for. */
async function shelterOf(pathname: string): Promise<string | undefined> {
  const store = await caches.open('shelters')
  const roots = (await store.keys()).map(({ url }) => new URL(url).pathname)
  const [own] = roots
    .filter((root) => pathname === root || pathname.startsWith(root.replace(/\/?$/, '/')))
    // oxlint-disable-next-line unicorn/no-array-sort -- a worker has none of src/browser/older.ts
    .sort((one, other) => other.length - one.length)
  const [any] = roots
  const root = own ?? any
  return root && (await store.match(root))?.text()
}

/** A page with a filter in its address is the same page. */
function withoutSearch(address: string): string {
  const url = new URL(address, location.origin)
  url.search = ''
  return url.href
}
