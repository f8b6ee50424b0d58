/** What comes out of the printer, on the class to look at: letter size, numbered, nothing beside the paper, no row in two. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pagesOf } from '#tests/browser/pdf.ts'
import { speakHere } from '#tests/browser/places.ts'
import { expect, signIn, test } from '#tests/browser/test.ts'
import { classPlaces } from './class-places.ts'

/** CSS pixels between the margins of a letter page, upright and on its side. */
const [NARROW = 0, WIDE = 0] = [8.5, 11].map(inches => Math.floor((inches - 32 / 25.4) * 96))
/** What is a little wider, browsers draw smaller. */
const SHRINKS = 1.15
const LETTER = /^\[0 0 (612 792|792 612)\]$/

/** What would be cut in two, or lies beside the paper. */
const badOnPaper = (widest: number) =>
  [...document.querySelectorAll<HTMLElement>('main :is(tr, li, p, svg, figure, td, th)')].flatMap(element => {
    if (!element.checkVisibility()) return []
    const named = `${element.tagName} “${(element.textContent ?? '').trim().slice(0, 40)}”`
    const { breakInside, position } = getComputedStyle(element)
    const isWhole = element.matches('td, th, svg *') || breakInside === 'avoid'
    const { left, right, width } = element.getBoundingClientRect()
    const isOn = width === 0 || position === 'absolute' || (left >= -1 && right <= widest)
    return [...(isWhole ? [] : [`${named} may be cut`]), ...(isOn ? [] : [`${named} ends at ${right} px`])]
  })

async function printed(page: Page, name: string, most: number): Promise<void> {
  await page.locator('main :is(h2, table)').first().waitFor()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  const width = (await page.locator('[data-landscape]').count()) > 0 ? WIDE : NARROW
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect.soft(await page.evaluate(badOnPaper, width * SHRINKS), name).toEqual([])
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const pages = pagesOf(pdf)
  for (const [n, { box, text, colours }] of pages.entries()) {
    expect.soft(box, name).toMatch(LETTER)
    expect.soft(text.replaceAll(/\s/g, ''), `${name}: its number`).toContain(`${n + 1}/${pages.length}`)
    expect.soft(colours, `${name}: black on white`).toEqual([])
  }
  expect.soft(pages.length, `${name}: pages`).toBeLessThanOrEqual(most)
  expect.soft(pages.length, `${name}: pages`).toBeGreaterThan(0)
  console.log(`${name}: ${pages.length} pages\npages printed: ${pages.length}`)
  if (process.env.SHOTS) {
    await mkdir(process.env.SHOTS, { recursive: true })
    await writeFile(join(process.env.SHOTS, `${name}.pdf`), pdf)
  }
  await page.emulateMedia({ media: null, colorScheme: null })
  await page.setViewportSize({ width: 1280, height: 800 })
}

// What is a little too wide.
test.use({ expected: /scrolls sideways/ })

for (const walker of ['teacher', 'director', 'family'] as const)
  test(`what of ${walker} goes on paper, in both languages`, async ({ page, baseURL }) => {
    await signIn(page, `${walker}@demo.test`)
    const places = await classPlaces(walker, baseURL ?? '')
    // What a director prints is what a teacher does.
    for (const { name, place, pages } of walker === 'director' ? places.slice(0, 1) : places) {
      if (pages === undefined) continue
      for (const language of ['es-PR', 'en-US'] as const) {
        await page.goto(place)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await speakHere(page, language)
        await printed(page, `${walker}-${name}-${language}`, pages)
      }
    }
    // Lessons are printed on two.
    if (walker !== 'teacher') return
    await page.goto('/groups-by-need?group=playa-azul-segundo')
    await page
      .getByRole('link', { name: /^(Ver la lección|See the lesson)/ })
      .first()
      .click()
    await printed(page, 'lesson', 2)
  })
