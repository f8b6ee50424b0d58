// The scores of the doors that anyone may see, as a phone on a slow network loads them: medians.
import { median } from '#tests/bench/median.ts'
import { startCloud } from '#tests/support/cloud.ts'
import { scoresOf } from '#tests/support/lighthouse.ts'

const PAGES = ['/', '/auth']
/** One run alone says more of the machine than of the page. */
const RUNS = 5

const house = await startCloud()
try {
  for (const page of PAGES) {
    const runs: Readonly<Record<string, number>>[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await scoresOf(house.siteUrl + page))
    const scores = Object.keys(runs[0] ?? {}).map(
      name => `${name} ${median(runs.map(scores => scores[name] ?? 0))}`,
    )
    console.log(`${page}: ${scores.join(', ')}`)
  }
} finally {
  await house.close()
}
