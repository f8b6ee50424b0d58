import { expectNoBarrier } from './barriers.ts'
import { speakHere, standAt } from './places.ts'
import { expect, readCastle, signIn, test } from './test.ts'

// The screens most used, each in one language; `npm run sweep` looks at all, in both and in every theme.
test('the screens most used hold no barrier', async ({ page, student }) => {
  test.slow()
  await standAt(page, '/', 'en-US')
  await expectNoBarrier(page)
  await standAt(page, '/auth', 'es-PR')
  await expectNoBarrier(page)
  await signIn(page, student)
  await expectNoBarrier(page)
  await standAt(page, '/reading-spanish', 'en-US')
  await expectNoBarrier(page)
  await readCastle(page)
  await expect(page.getByRole('status').filter({ hasText: 'Guardada.' })).toBeVisible()
  await expectNoBarrier(page)
  await speakHere(page, 'en-US')
  await expectNoBarrier(page)
})

// The others are looked at in use, by `rewards.test.ts`.
const REWARDS = [
  '/gamification',
  '/gamification-hub',
  '/challenges',
  '/leaderboard',
  '/rewards',
  '/inventory',
  '/customization',
  '/social-hub',
  '/social/friends',
  '/social/tournaments',
] as const

test('what is earned, bought and worn holds no barrier', { tag: '@seldom' }, async ({ page, student }) => {
  test.slow()
  await signIn(page, student)
  for (const place of REWARDS) {
    await standAt(page, place, 'es-PR')
    await test.step(place, () => expectNoBarrier(page))
  }
})
