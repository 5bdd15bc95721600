import type { TestProject } from 'vitest/node'
import { temporaryFolder } from '../tests/service/home.ts'
import { buildEdge } from './build-edge.ts'

declare module 'vitest' {
  interface ProvidedContext {
    edge: string
  }
}

const { folder, remove } = temporaryFolder()

/** For tests: builds the worker, once for all of them. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('edge', await buildEdge(project.config.env.SITE!, folder))
}

export const teardown = remove
