// The scores of the doors that anyone may see, as a phone on a slow network loads them.
import { startCloud } from '#tests/support/cloud.ts'
import { scoresOf } from '#tests/support/lighthouse.ts'

const PAGES = ['/', '/auth']

const house = await startCloud()
try {
  for (const page of PAGES) {
    const scores = Object.entries(await scoresOf(house.siteUrl + page))
    console.log(`${page}: ${scores.map(([name, score]) => `${name} ${score}`).join(', ')}`)
  }
} finally {
  await house.close()
}
