import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { day } from '../durations.ts'
import { certificateTrouble } from './certificate.ts'

test('a certificate that ends within two weeks is told, and one that cannot be seen is not judged', async () => {
  // with the certificate that it brings for tests
  const server = new SMTPServer({ secure: true })
  server.on('error', () => {})
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const origin = `https://localhost:${port}`
  const [far] = await certificateTrouble(origin, Date.parse('2099-01-01'))
  // it is said by its day
  expect(far!.facts.until).toMatch(/^\d{4}-\d\d-\d\d$/)
  const end = Date.parse(String(far!.facts.until))
  expect(await certificateTrouble(origin, end - 16 * day)).toEqual([])
  expect(await certificateTrouble(origin, end - 13 * day)).toHaveLength(1)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  await expect(certificateTrouble(origin, end)).rejects.toThrow()
  expect(await certificateTrouble('http://localhost:1', end)).toEqual([])
})
