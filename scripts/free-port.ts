import { createServer, type AddressInfo } from 'node:net'

/** A port at which nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
