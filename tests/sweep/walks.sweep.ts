import { test } from '#tests/browser/test.ts'
import { enter, walk, walkers } from '#tests/browser/walk.ts'

const WALKS = Number(process.env.WALKS ?? 100)
const STEPS = 12
/** A page forgets between walks what a longer life would gather. */
const TOGETHER = 10

for (const walker of walkers)
  for (let first = 0; first < WALKS; first += TOGETHER)
    test(`${walker}, walks from ${first}`, async ({ page }) => {
      await enter(page, walker)
      const home = page.url()
      let walks = 0
      for (let seed = first; seed < Math.min(WALKS, first + TOGETHER); seed++) {
        await page.goto(home)
        const taken = await test.step(`seed ${seed}`, () => walk(page, seed, STEPS))
        await test.info().attach(`seed ${seed}`, { body: taken.join('\n') })
        walks++
      }
      console.log(`walks taken: ${walks}`)
    })
