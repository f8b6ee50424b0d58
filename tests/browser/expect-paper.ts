import type { Page } from '@playwright/test'
import { pagesOf } from './pdf.ts'
import { expect } from './test.ts'

/** A letter page in points, upright or on its side. */
const LETTER = /^\[0 0 (612 792|792 612)\]$/

/** A drawing of letters has no spaces where words are set apart. */
const close = (text: string): string => text.replaceAll(/\s/g, '')

/**
 * Prints the page as it is now, and expects letter pages, each with its number, black on white, and these words somewhere on
 * them.
 */
export async function expectPaper(page: Page, most: number, words = ''): Promise<void> {
  const pages = pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.length).toBeLessThanOrEqual(most)
  for (const [n, { box, text, colours }] of pages.entries()) {
    expect(box).toMatch(LETTER)
    expect(close(text)).toContain(`${n + 1}/${pages.length}`)
    expect(colours, `page ${n + 1}: ${text.slice(0, 60)}`).toEqual([])
  }
  expect(close(pages.map(({ text }) => text).join(''))).toContain(close(words))
}
