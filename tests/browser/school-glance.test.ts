import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expectNoBarrier } from './barriers.ts'
import { expectPaper } from './expect-paper.ts'
import { LANGUAGES, speakHere } from './places.ts'
import { whoMiss } from './reading-group.ts'
import { expect, signIn, test } from './test.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }
const numberIn = async (cell: Locator) => Number(/\d+/.exec((await cell.textContent()) ?? '')?.[0])

test('a director sees in which groups somebody waits, goes to who it is, and comes back to the school', {
  tag: '@seldom',
}, async ({ page, baseURL }) => {
  test.slow()
  const { groupName } = await whoMiss(baseURL ?? '')
  const main = page.getByRole('main')
  const table = main.getByRole('table', { name: 'La escuela, grupo por grupo' })
  const line = table.getByRole('row', { name: groupName })
  await signIn(page, 'director@demo.test', '/comprehensive-dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'La escuela hoy' })).toBeVisible()
  // Groups are counted within a minute.
  await expect(async () => {
    await page.reload()
    await expect(line.getByRole('cell').filter({ hasText: '2 de 2' }).first()).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 180_000 })

  await test.step('whom to help comes first, and the heading counts them', async () => {
    const counted = await numberIn(main.getByRole('heading', { level: 2 }).first())
    const perGroup = await Promise.all(
      (
        await table
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader') })
          .all()
      ).map(async row => {
        const help = await row.getByRole('cell').nth(1).textContent()
        return Number(help) || 0
      }),
    )
    expect(counted).toBe(perGroup.reduce((sum, one) => sum + one, 0))
    // Most of them in front.
    expect(perGroup).toEqual(perGroup.toSorted((a, b) => b - a))
    await expectNoBarrier(page)
  })

  await test.step('the school on paper and as a file', async () => {
    await expectPaper(page, 3, 'La escuela hoy')
    const download = page.waitForEvent('download')
    await main.getByRole('button', { name: 'Bajar como CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('escuela.csv')
    expect(await readFile(await file.path(), 'utf8')).toContain(groupName)
  })

  await test.step('by keyboard to the group, and back', async () => {
    await line.getByRole('link', { name: groupName }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'El grupo hoy' })).toBeVisible()
    await expect(main.getByRole('article', { name: 'Ana Rivera' })).toBeVisible()
    await main.getByRole('link', { name: 'La escuela', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(line).toBeVisible()
  })

  // `watch-page.ts` fails each page that scrolls sideways.
  for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])
    await test.step(`on a phone, ${language}`, async () => {
      // There the language stands in the menu.
      await page.setViewportSize(DESK)
      await speakHere(page, language)
      await page.setViewportSize(PHONE)
      const title = { 'es-PR': 'La escuela hoy', 'en-US': 'The school today' }[language]
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(main.getByRole('link', { name: groupName }).first()).toBeVisible()
      await page.evaluate(() => window.coquiLook())
      await expectNoBarrier(page)
    })
})
