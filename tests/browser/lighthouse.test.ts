import { expect, test } from '@playwright/test'
import { scoresOf } from '#tests/support/lighthouse.ts'

// Its performance depends on the machine and is the sweep's; these three do not.
const steady = ['accessibility', 'best-practices', 'seo']

test('the landing page has everything that Lighthouse counts without a clock', {
  tag: '@seldom',
}, async ({ baseURL }) => {
  const scores = await scoresOf(`${baseURL}/`, { categories: steady })
  expect(scores).toEqual(Object.fromEntries(steady.map(category => [category, 100])))
})
