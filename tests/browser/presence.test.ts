import type { Browser, Page } from '@playwright/test'
import { v7 } from 'uuid'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { frontDoor } from '#tests/support/front-door.ts'
import { signUp } from '#tests/support/session.ts'
import { expectNoBarrier } from './barriers.ts'
import { speakHere } from './places.ts'
import { CASTLE, expect, signIn, test } from './test.ts'

/** A group of the teacher's with one child, Ana Rivera. */
async function groupOfOne(url: string) {
  const door = await frontDoor(url)
  const teacher = await door.signIn('teacher@demo.test')
  const { schoolId = '' } = await teacher.ask(getProfile)
  const body = { name: `Kínder ${v7()}`, grade: 'K', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId }, body })
  const place = `group:${groupId}` as const
  const { codes } = await teacher.ask(createCodes, { path: { place }, body: { role: 'student', count: 1 } })
  const email = `${v7()}@lee.test`
  const metadata = { accountType: 'student', grade: 'K', code: codes[0]?.code ?? '' }
  await signUp(door.config, { email, password: 'coqui-demo', name: 'Ana Rivera', metadata })
  return { groupId, email }
}

/** A page of a browser of one’s own. */
const elsewhere = async (browser: Browser, baseURL = '') =>
  (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage()

/** Ana reads in another browser, and goes on: seen in the teacher's row of hers. */
async function seenReading(page: Page, browser: Browser, baseURL?: string) {
  const { groupId, email } = await groupOfOne(baseURL ?? '')
  await signIn(page, 'teacher@demo.test', `/groups/${groupId}`)
  const ana = page.getByRole('row').filter({ hasText: 'Ana Rivera' })
  await expect(ana.getByRole('img', { name: 'No está en línea' })).toBeVisible()
  const child = await elsewhere(browser, baseURL)
  await signIn(child, email, CASTLE)
  await expect(ana).toContainText('Leyendo')
  await expectNoBarrier(page)
  await child.goto('/dashboard')
  await expect(ana).toContainText('En línea')
  return { ana, child }
}

test('a child reads in another browser: the teacher sees it come and change', async ({
  page,
  browser,
  baseURL,
}) => {
  const { child } = await seenReading(page, browser, baseURL)
  await child.context().close()
})

// Two beats after the last sign of life.
test('and sees it go', { tag: '@seldom' }, async ({ page, browser, baseURL }) => {
  test.slow()
  const { ana, child } = await seenReading(page, browser, baseURL)
  await child.context().close()
  await expect(ana.getByRole('img', { name: 'No está en línea' })).toBeVisible({ timeout: 90_000 })
})

test('on a phone and in English, in the group at a glance', { tag: '@seldom' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const { groupId, email } = await groupOfOne(baseURL ?? '')
  await signIn(page, 'teacher@demo.test', `/comprehensive-dashboard?group=${groupId}`)
  await speakHere(page, 'en-US')
  await page.setViewportSize({ width: 360, height: 740 })
  const ana = page.getByRole('row').filter({ hasText: 'Ana Rivera' })
  await expect(ana.getByRole('img', { name: 'Not online' })).toBeVisible()
  const child = await elsewhere(browser, baseURL)
  await signIn(child, email, '/voice-practice-english')
  await expect(ana).toContainText('Online')
  await child.goto(CASTLE)
  await expect(ana).toContainText('Reading')
  await expectNoBarrier(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await child.context().close()
})
