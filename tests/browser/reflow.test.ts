import { standAt } from './places.ts'
import { misfitsOf } from './reflow.ts'
import { childStates, visitorStates } from './states.ts'
import { expect, signIn, test } from './test.ts'

// The screens most used; `npm run sweep reflow` looks at all, as everybody sees them.
test('large letters and small windows push no page apart, break no word, and are not covered by bars', async ({
  page,
  student,
}) => {
  const look = async () => expect.soft(await misfitsOf(page, page.url())).toEqual([])
  for (const place of ['/', '/auth']) {
    await standAt(page, place, 'es-PR')
    await look()
  }
  await signIn(page, student)
  await look()
  await standAt(page, '/reading-spanish', 'es-PR')
  await look()
})

test('nor the groups of a teacher', async ({ page }) => {
  await signIn(page, 'teacher@demo.test', '/groups')
  expect(await misfitsOf(page, '/groups', ['200 % at 360', '200 % at 1280'])).toEqual([])
})

test('nor what a child reads, hears, answers and says, before its sign-in and after', {
  tag: '@seldom',
}, async ({ page, student }) => {
  test.slow()
  for (const { name, bring } of visitorStates) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await bring(page)
    expect.soft(await misfitsOf(page, name)).toEqual([])
  }
  await signIn(page, student)
  for (const { name, bring } of childStates) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await bring(page)
    expect.soft(await misfitsOf(page, name)).toEqual([])
  }
})
