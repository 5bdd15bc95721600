import { createServer, type AddressInfo } from 'node:net'

/** A mail server that hangs up when a mail is announced, or when it has all of it; and how often somebody came. */
export async function startHangingUp(at: 'DATA' | 'the end', closing: (() => unknown)[]) {
  const visits = { count: 0 }
  const server = createServer((socket) => {
    visits.count += 1
    let typed = ''
    let isMail = false
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      typed += String(chunk)
      if (!typed.endsWith(isMail ? '\r\n.\r\n' : '\r\n')) return
      const isData = typed.startsWith('DATA')
      if (isMail || (isData && at === 'DATA')) return void socket.end()
      isMail = isData
      typed = ''
      socket.write(isData ? '354 go on\r\n' : '250 yes\r\n')
    })
    socket.write('220 here\r\n')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return { visits, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
