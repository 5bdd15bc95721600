import { noDeadEnd, nobodyIsLeftAlone } from './checks/two-taps.ts'
import { test } from './help/site.ts'

// of the made-up fellowship one church has no street, one no film, one an hour of its own, and one is far away

test('two taps at most lead from every page to a time and to a person', ({ page }) =>
  noDeadEnd(page))

test('each question of newcomers is answered by each church, or asked of a person', () =>
  nobodyIsLeftAlone())
