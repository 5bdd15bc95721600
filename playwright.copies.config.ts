import { configOf } from './playwright.shared.ts'

// what is done to the project itself, tried on copies of it, which are built and served by themselves
export default configOf({ testMatch: '**/*.copy.ts' })
