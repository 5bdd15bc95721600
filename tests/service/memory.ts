import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** How much a process takes up now, in MB. */
export function memoryOf({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes ?? 0) / 1024)
}
