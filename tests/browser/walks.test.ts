import { test } from './test.ts'
import { enter, walk, walkers } from './walk.ts'

// A few steps of each; `npm run sweep walks` takes a hundred walks.
for (const walker of walkers)
  test(`a ${walker} who presses what comes finds nothing broken`, async ({ page }) => {
    await enter(page, walker)
    await walk(page, 1, 12)
  })
