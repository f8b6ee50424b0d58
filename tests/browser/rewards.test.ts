// What a child earns, gets, wears, buys and is refused, and the tutorial that tells of it: in both languages.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { STORE_ITEMS } from '#shared/coins/items.ts'
import { getPurse } from '#shared/coins/routes.ts'
import { buyItem } from '#shared/coins/store-routes.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { readAloud } from '#tests/journeys/reading-aloud.ts'
import { frontDoor } from '#tests/support/front-door.ts'
import type { SignedIn } from '#tests/support/person.ts'
import enAchievements from '#web/i18n/en/achievements.json' with { type: 'json' }
import enCoins from '#web/i18n/en/coins.json' with { type: 'json' }
import enOnboarding from '#web/i18n/en/onboarding.json' with { type: 'json' }
import esAchievements from '#web/i18n/es/achievements.json' with { type: 'json' }
import esCoins from '#web/i18n/es/coins.json' with { type: 'json' }
import esOnboarding from '#web/i18n/es/onboarding.json' with { type: 'json' }
import { expectNoBarrier } from './barriers.ts'
import { speakHere, standAt } from './places.ts'
import { castle, mango, spoken } from './spoken.ts'
import { expect, signIn, test, willSay } from './test.ts'

test.use({
  viewport: { width: 360, height: 740 },
  // What another device has spent meanwhile cannot be spent again.
  expected: /409 POST .*\/purchase$|status of 409/,
})

const CASES = [
  {
    language: 'es-PR',
    achievements: esAchievements,
    coins: esCoins,
    onboarding: esOnboarding,
    place: '/reading-spanish/castillos-de-arena',
    text: castle,
  },
  {
    language: 'en-US',
    achievements: enAchievements,
    coins: enCoins,
    onboarding: enOnboarding,
    place: '/reading-english/mango-day',
    text: mango,
  },
] as const

/** Texts that are open to a child of kindergarten. */
const folder = join(import.meta.dirname, '../../shared/catalogue/content/texts')
const open: readonly string[] = readdirSync(folder)
  .map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  .filter(({ id, grade }) => grade === 'K' && id !== castle.id && id !== mango.id)
  .map(({ id }) => String(id))

const CHEAPEST = 30

/** Reads until there are so many coins. */
async function earn(child: SignedIn, door: Awaited<ReturnType<typeof frontDoor>>, coins: number) {
  for (const id of open.slice(0, 11)) {
    if ((await child.ask(getPurse)).balance >= coins) return
    await child.ask(finishReading, { body: readAloud(await door.text(id)) })
  }
  await expect.poll(async () => (await child.ask(getPurse)).balance).toBeGreaterThanOrEqual(coins)
}

/** Buys with another device until nothing can be bought for what is left. */
async function spendElsewhere(child: SignedIn, keep: readonly string[]) {
  const cheap = STORE_ITEMS.filter(({ itemId }) => !keep.includes(itemId)).toSorted(
    (a, b) => a.price - b.price,
  )
  for (const { itemId, price } of cheap) {
    const { balance } = await child.ask(getPurse)
    if (balance < CHEAPEST) return
    if (balance >= price) await child.ask(buyItem, { path: { itemId }, body: {} })
  }
}

const toastOf = (page: Page, text: string) =>
  page.getByRole('region', { name: /\(F8\)$/ }).getByText(text, { exact: true })

for (const { language, achievements, coins, onboarding, place, text } of CASES) {
  const tag = language === 'es-PR' ? [] : ['@seldom']
  const titleName = achievements.notices.gained.titles['primera-pagina']
  const { gorra: hat, 'lazo-rojo': bow } = coins.items

  /** Tries a hat on in the store. */
  async function tryOn(page: Page, name: string): Promise<Locator> {
    const label = coins.store.tryOn_other.replace('{{name}}', name).replace('{{count}}', `${CHEAPEST}`)
    await page.getByRole('button', { name: label, exact: true }).click()
    return page.getByRole('dialog', { name })
  }
  const buy = (dialog: Locator) => dialog.getByRole('button', { name: new RegExp(`^${coins.buy}`) })

  test(`a child wears a title and a hat that it earned: ${language}`, { tag }, async ({
    page,
    student,
    baseURL,
  }) => {
    test.slow()
    const door = await frontDoor(baseURL ?? '')
    await earn(await door.signIn(student), door, CHEAPEST)
    // Of its language; a phone has no button for that on most screens.
    await signIn(page, student, place)
    await standAt(page, '/achievements', language)
    const title = page.getByRole('article').filter({ hasText: titleName })
    await title.getByRole('button', { name: `${achievements.wear}: ${titleName}` }).click()
    await expect(toastOf(page, achievements.equipped)).toBeVisible()
    await expect(title.getByRole('button', { name: `${achievements.takeOff}: ${titleName}` })).toBeVisible()
    await test.step('a title that is worn', () => expectNoBarrier(page))

    await standAt(page, '/rewards-store', language)
    await page.getByRole('button', { name: coins.slots.hat }).click()
    const tried = await tryOn(page, hat)
    await test.step('a thing that is tried on', () => expectNoBarrier(page))
    await buy(tried).click()
    await expect(toastOf(page, coins.bought.replace('{{name}}', hat))).toBeVisible()

    await standAt(page, '/avatar', language)
    await page.getByRole('button', { name: coins.slots.hat }).click()
    const mine = page.getByRole('article').filter({ hasText: hat })
    await mine.getByRole('button', { name: coins.avatar.wear }).click()
    await expect(mine.getByRole('button', { name: coins.avatar.worn })).toBeVisible()
    await test.step('what is worn', () => expectNoBarrier(page))
  })

  test(`the moment of earning tells of it all, and what is too dear is refused: ${language}`, {
    tag: '@seldom',
  }, async ({ page, student, baseURL }) => {
    test.slow()
    await signIn(page, student)
    await standAt(page, place, language)
    await willSay(page, spoken(text))
    await page.getByRole('button', { name: /^(Léelo en voz alta|Read it aloud)$/ }).click()
    const gained = page.getByRole('region', { name: achievements.deed.label })
    // Reading takes half of what is waited for one thing; what it earns has its own wait.
    await expect(gained).toBeAttached()
    await expect(gained.getByText(achievements.notices.gained.badges['primer-libro']).first()).toBeAttached()
    await expect(gained).toContainText(titleName)
    await test.step('the moment of earning', () => expectNoBarrier(page))
    await standAt(page, '/badges', language)
    await test.step('badges', () => expectNoBarrier(page))

    const door = await frontDoor(baseURL ?? '')
    const child = await door.signIn(student)
    await earn(child, door, CHEAPEST)
    // What is told live is left out from here on: the page believes what it last asked for.
    await page.routeWebSocket(/\/live\?ticket=/, () => undefined)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await standAt(page, '/rewards-store', language)
    await page.getByRole('button', { name: coins.slots.hat }).click()
    const wanted = await tryOn(page, bow)
    await expect(buy(wanted)).toBeVisible()
    await spendElsewhere(child, ['lazo-rojo'])
    await test.step('refused by the server', async () => {
      await buy(wanted).click()
      await expect(toastOf(page, coins.errors.insufficient)).toBeVisible()
      await expectNoBarrier(page)
    })
    await standAt(page, '/rewards-store', language)
    await page.getByRole('button', { name: coins.slots.hat }).click()
    const tooDear = await tryOn(page, bow)
    await expect(buy(tooDear)).toHaveCount(0)
    await test.step('told before asking', () => expectNoBarrier(page))
  })

  test(`the tutorial tells of it in five steps, goes back, ends at the last and does not come again: ${language}`, {
    tag: '@seldom',
  }, async ({ page, student }) => {
    await page.addInitScript(chosen => localStorage.setItem('language', chosen), language)
    await signIn(page, student)
    await page.evaluate(() => localStorage.removeItem('gamification_onboarding_completed'))
    await page.reload()
    const slides = onboarding.slides.student
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: slides.welcome.title }).waitFor()
    await expectNoBarrier(page)
    await page.getByRole('button', { name: new RegExp(`^(${onboarding.next}|${onboarding.begin})$`) }).click()
    await dialog.getByRole('heading', { name: slides.earn.title }).waitFor()
    await page.getByRole('button', { name: onboarding.back, exact: true }).click()
    await dialog.getByRole('heading', { name: slides.welcome.title }).waitFor()
    for (const slide of [slides.earn, slides.levels, slides.badges, slides.personalise]) {
      await page
        .getByRole('button', { name: new RegExp(`^(${onboarding.next}|${onboarding.begin})$`) })
        .click()
      await dialog.getByRole('heading', { name: slide.title }).waitFor()
    }
    await expectNoBarrier(page)
    await page.getByRole('button', { name: onboarding.finish }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await speakHere(page, language)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(dialog).toHaveCount(0)
  })
}
