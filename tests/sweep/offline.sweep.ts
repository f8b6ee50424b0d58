import { ROLES, type Role } from '#shared/kernel/standing.ts'
import { gradeKept, isKept } from '#tests/browser/kept.ts'
import { placeOf } from '#tests/browser/places.ts'
import { expect, signIn, test } from '#tests/browser/test.ts'
import { screens } from '#web/app/routes.ts'
import en from '#web/i18n/en/shell.json' with { type: 'json' }
import es from '#web/i18n/es/shell.json' with { type: 'json' }

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  expected:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load resource)|Unable to preload|WebSocket/,
})

const openTo = (role: Role) =>
  screens
    .filter(({ kind }) => kind !== 'redirect')
    .filter(({ roles }) => roles === 'anyone' || roles.includes(role))
    .map(placeOf)

/** So long a screen may wait for what will not come. */
const PATIENCE = { timeout: 10_000 }
/** What the shortest screen says. */
const FEWEST_LETTERS = 20
/** A part of a screen that is so high, in windows, and says and draws nothing is a hole in it. */
const HOLE = 0.5

/** The first element of the screen that is a hole. */
const holeIn = (most: number): string | undefined => {
  const hole = [...document.querySelectorAll<HTMLElement>('main *')].find(
    element =>
      element.checkVisibility() &&
      !element.matches('svg, svg *, img, canvas') &&
      element.getBoundingClientRect().height > innerHeight * most &&
      element.innerText.trim() === '' &&
      !element.querySelector('svg, img, canvas, input'),
  )
  return hole && `${hole.tagName.toLowerCase()}.${hole.className}`
}

for (const role of ROLES)
  test(`without a network, no screen of ${role} is blank or waits for ever`, async ({ page, context }) => {
    await signIn(page, `${role}@demo.test`)
    await expect.poll(() => page.evaluate(isKept)).toBe(true)
    if (role === 'student') await expect.poll(() => page.evaluate(gradeKept), { timeout: 120_000 }).toBe(true)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    let looked = 0
    const lacking: string[] = []
    for (const place of openTo(role)) {
      await page.goto(place)
      const busy = page.locator('[aria-busy=true]')
      await page
        .locator('h1')
        .first()
        .waitFor({ state: 'attached', ...PATIENCE })
        .catch(() => undefined)
      await expect(busy)
        .toHaveCount(0, PATIENCE)
        .catch(() => undefined)
      const words = (
        await page
          .locator('main')
          .innerText()
          .catch(() => '')
      ).trim()
      const titles = await page.locator('h1').count()
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${role}${place.replaceAll('/', '_')}.png` })
      // A child's screens are all on the device; others say that theirs is not.
      const isThere = role !== 'student' || ![es, en].some(({ offline }) => words.includes(offline.text))
      const hole = await page.evaluate(holeIn, HOLE)
      if (!isThere || hole || words.length < FEWEST_LETTERS || titles === 0 || (await busy.count()) > 0)
        lacking.push(
          `${place}: ${titles} titles, ${await busy.count()} waiting, “${words.slice(0, 60)}”${hole ? `, nothing in ${hole}` : ''}`,
        )
      looked++
    }
    console.log(`screens without a network: ${looked}`)
    expect(lacking).toEqual([])
  })
