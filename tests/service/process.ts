import { spawn, type ChildProcess } from 'node:child_process'

/** Starts the service by a command of its own, and answers it and its address once it is up; and what it has printed. */
export async function startProcess(
  command: string,
  words: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; url: string; said: () => string }> {
  const child = spawn(command, words, {
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const [, port] = /localhost:(\d+)/.exec(printed) ?? []
      if (port) resolve(`http://localhost:${port}`)
    })
    child.once('exit', () => reject(new Error(`The service did not start: ${printed}`)))
  })
  return { child, url, said: () => printed }
}
