/** What comes out of the printer, on the class to look at: letter size, numbered, nothing beside the paper, no row in two. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { listGroups } from '#shared/identity/group-routes.ts'
import { listReportWeeks } from '#shared/progress/report-routes.ts'
import { getGroupProgress } from '#shared/progress/routes.ts'
import { speakHere } from '#tests/browser/places.ts'
import { expect, signIn, test } from '#tests/browser/test.ts'
import { frontDoor } from '#tests/support/front-door.ts'

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
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const boxes = pdf.toString('latin1').match(/\/MediaBox\s*\[[^\]]*\]/g) ?? []
  for (const box of boxes) expect.soft(box.replace(/^\/MediaBox\s*/, ''), name).toMatch(LETTER)
  expect.soft(boxes.length, `${name}: pages`).toBeLessThanOrEqual(most)
  console.log(`${name}: ${boxes.length} pages\npages printed: ${boxes.length}`)
  if (process.env.SHOTS) {
    await mkdir(process.env.SHOTS, { recursive: true })
    await writeFile(join(process.env.SHOTS, `${name}.pdf`), pdf)
  }
  await page.emulateMedia({ media: null, colorScheme: null })
  await page.setViewportSize({ width: 1280, height: 800 })
}

// What is a little too wide.
test.use({ expected: /scrolls sideways/ })

test('a teacher’s screens, in both languages', async ({ page, baseURL }) => {
  const teacher = await (await frontDoor(baseURL ?? '')).signIn('teacher@demo.test')
  const { groups } = await teacher.ask(listGroups, { path: { schoolId: 'playa-azul' } })
  const group = groups.find(({ name }) => name === 'Segundo A')?.groupId ?? ''
  const { children } = await teacher.ask(getGroupProgress, { path: { groupId: group } })
  const student = children.toSorted((a, b) => b.readings - a.readings)[0]?.studentId ?? ''
  const { weeks } = await teacher.ask(listReportWeeks, { path: { studentId: student } })
  const week = weeks.find(({ days }) => days > 0)?.week ?? ''
  const most = {
    [`/comprehensive-dashboard?group=${group}`]: 6,
    [`/performance-heatmap?group=${group}`]: 4,
    [`/sentence-comprehension-dashboard?group=${group}`]: 8,
    [`/intervention-dashboard?group=${group}`]: 6,
    [`/reading-progress?group=${group}&student=${student}`]: 8,
    [`/student-progress?group=${group}&student=${student}`]: 6,
    [`/student-progress?group=${group}&student=${student}&week=${week}`]: 2,
    [`/ai-analysis?group=${group}`]: 4,
    [`/recommendation-analytics?group=${group}`]: 3,
  }
  await signIn(page, 'teacher@demo.test')
  for (const [place, pages] of Object.entries(most))
    for (const language of ['es-PR', 'en-US'] as const) {
      await page.goto(place)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await speakHere(page, language)
      await printed(
        page,
        `${place.slice(1).split('?')[0]}${place.includes('week') ? '-week' : ''}-${language}`,
        pages,
      )
    }
})
