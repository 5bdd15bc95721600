import type disk from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { closeAfterEach } from '../../tests/service/closing.ts'
import { storeFor } from '../../tests/service/home.ts'

const closing = closeAfterEach()
const written = vi.hoisted(() => [] as Uint8Array[])
vi.mock('node:fs/promises', async (original) => {
  const all = await original<typeof disk>()
  const writeFile: typeof disk.writeFile = (file, data, options) => {
    written.push(data as Uint8Array)
    return all.writeFile(file, data, options)
  }
  return { ...all, writeFile }
})

test('what a look at the disk writes takes the room of a message also on a disk that packs', async () => {
  const store = storeFor(closing)
  await store.check()
  expect(written).toHaveLength(1)
  expect(gzipSync(written[0]!).length).toBeGreaterThanOrEqual(64 * 1024)
})
