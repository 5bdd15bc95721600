import { noDeadEnd, nobodyIsLeftAlone } from './checks/two-taps.ts'
import { reading, test } from './help/site.ts'

reading('two taps at most lead from every page to a time and to a person', ({ page }) =>
  noDeadEnd(page),
)

test('each question of newcomers is answered by each church, or asked of a person', () =>
  nobodyIsLeftAlone())
