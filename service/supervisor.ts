import { spawn, type ChildProcess } from 'node:child_process'
import { inBoth } from '#app/language/command.ts'

type Options = {
  command: string[]
  /** The pause before it is started again, at first; twice as long each time, up to a minute. */
  pause?: number
  say?: (sentence: string) => void
}

/**
 * Runs a program, and starts it again when it ends without having been asked to. One that never came
 * up (a wrong setting, a port that is taken) has said why and is not tried again. Answers the code to
 * end with. The program says that it is up by sending a message, and ends when this process is gone.
 */
export function keepRunning({ command, pause = 1000, say = console.error }: Options) {
  let child: ChildProcess
  let hasBeenUp = false
  let isStopping = false
  let wait = pause
  let timer: NodeJS.Timeout | undefined
  const { promise: ended, resolve: end } = Promise.withResolvers<number>()

  const start = () => {
    child = spawn(process.execPath, command, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    let settled: NodeJS.Timeout | undefined
    child.once('message', () => {
      hasBeenUp = true
      settled = setTimeout(() => (wait = pause), 60_000)
    })
    child.once('exit', (code, signal) => {
      clearTimeout(settled)
      if (isStopping || code === 0 || !hasBeenUp) return end(code ?? 1)
      const told = {
        en: `The service ended (${signal ?? `code ${code}`}). It is started again in ${wait / 1000} s.`,
        es: `El servicio terminó (${signal ?? `código ${code}`}). Se inicia de nuevo en ${wait / 1000} s.`,
      }
      say(inBoth(told))
      timer = setTimeout(start, wait)
      wait = Math.min(wait * 2, 60_000)
    })
  }
  start()

  return {
    ended,
    pid: () => child.pid,
    stop(signal: NodeJS.Signals = 'SIGTERM') {
      isStopping = true
      clearTimeout(timer)
      if (child.exitCode !== null || child.signalCode !== null) end(0)
      else child.kill(signal)
    },
  }
}
