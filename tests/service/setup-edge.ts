import type { TestProject } from 'vitest/node'
import { buildEdge } from '../../scripts/build-edge.ts'
import { temporaryFolder } from './home.ts'

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
