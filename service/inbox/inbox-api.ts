import { Hono } from 'hono'
import { isToken } from '../form/token.ts'
import type { Store } from '../store/store.ts'
import type { Watch } from '../troubles/watch.ts'

/**
 * The inbox over the network, for the edge, where there is no file to open. Whoever does not show the
 * token learns nothing, not even that it is there.
 */
export function createInboxApi(
  store: Pick<Store, 'list' | 'erase' | 'markAnswered'>,
  watch: Watch,
  token: string,
): Hono {
  const api = new Hono()
  api.use(async (context, next) => {
    if (await isToken(context.req.header('authorization'), token)) return next()
    return context.json({ status: 'not found' }, 404)
  })
  api.get('/troubles', async (context) => context.json(await watch.ask(Date.now())))
  api.get('/', async (context) => context.json(await store.list()))
  api.delete('/:id', async (context) => context.json(await store.erase(context.req.param('id'))))
  api.put('/:id/answered', async (context) =>
    context.json(await store.markAnswered(context.req.param('id'), Date.now())),
  )
  api.delete('/:id/answered', async (context) =>
    context.json(await store.markAnswered(context.req.param('id'), null)),
  )
  return api
}
