import { afterAll, expect } from 'vitest'

// files that share a process leave it as they found it; those that do not stand in vitest.config.ts
const here = () => ({ folder: process.cwd(), content: process.env.CONTENT })
const found = here()
afterAll(() => expect(here()).toEqual(found))
