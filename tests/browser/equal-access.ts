import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { atRest } from './test.ts'

const ENGINE = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')), 'utf8')

const Found = z.array(
  z.object({
    ruleId: z.string(),
    message: z.string(),
    snippet: z.string(),
    path: z.string(),
    /** What its element says to ears, and its role. */
    said: z.string(),
  }),
)
type Finding = z.output<typeof Found>[number]

interface Exception {
  readonly rule: string
  readonly on?: RegExp
  readonly is?: (finding: Finding) => boolean
  readonly because: string
}

const GALLERY = /^\/system-validation$/
const shownAgain = 'the gallery shows the same part in each of its states, so its names repeat'

/** What the engine finds and what is meant so. */
const EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'aria_content_in_landmark',
    is: ({ snippet }) => snippet.includes('href="#main"'),
    because: 'the way past the menu stands before all landmarks (WCAG technique G1)',
  },
  {
    rule: 'element_tabbable_role_valid',
    is: ({ message }) => message.includes("role 'region'"),
    because: 'what scrolls can be scrolled by keyboard (axe: scrollable-region-focusable)',
  },
  {
    rule: 'element_tabbable_role_valid',
    is: ({ snippet }) => /role="(rowheader|gridcell|columnheader)"/.test(snippet),
    because: 'the cells of a grid take the focus (WAI-ARIA practices: grid)',
  },
  {
    rule: 'element_tabbable_role_valid',
    is: ({ snippet }) => snippet.startsWith('<g ') && snippet.includes('role="img"'),
    because: 'the points of a chart take the focus in turn, so that each is heard; none does anything',
  },
  {
    rule: 'element_tabbable_role_valid',
    is: ({ snippet }) => snippet.includes('<li') && snippet.includes('data-radix-collection-item'),
    because: 'a message can be gone to by keyboard, and closed with Escape',
  },
  {
    rule: 'element_tabbable_role_valid',
    is: ({ snippet }) =>
      snippet.includes('<span') && snippet.includes('position: fixed; border: 0px; width: 1px'),
    because: 'it stands before and after the messages and hands the focus on to them, or past them',
  },
  {
    rule: 'label_content_exists',
    is: ({ said }) => said.trim() !== '',
    because:
      'the engine counts no text that is for ears only; the row and the head of the table show it to the eyes',
  },
  { rule: 'aria_form_label_unique', on: GALLERY, because: shownAgain },
  { rule: 'aria_landmark_name_unique', on: GALLERY, because: shownAgain },
  { rule: 'aria_region_label_unique', on: GALLERY, because: shownAgain },
  { rule: 'aria_complementary_label_unique', on: GALLERY, because: shownAgain },
  { rule: 'input_checkboxes_grouped', on: GALLERY, because: shownAgain },
  {
    rule: 'text_contrast_sufficient',
    on: GALLERY,
    is: ({ path }) => /label\[1\]\/span\[2\]$/.test(path),
    because: 'the label of a box that is disabled (WCAG 1.4.3 leaves it out)',
  },
]

const isMeant = (here: string, finding: Finding): boolean =>
  EXCEPTIONS.some(
    ({ rule, on, is }) => rule === finding.ruleId && (on?.test(here) ?? true) && (is?.(finding) ?? true),
  )

/** What IBM Equal Access calls a violation on the page as it is now, by its rules for WCAG 2.2 and its own; what is folded is looked at too. */
export async function violations(page: Page): Promise<readonly string[]> {
  // A page that is drawn in advance: its app comes with the first sign of somebody.
  const drawn = page.locator('#root[data-app]')
  if ((await drawn.count()) > 0) {
    await page.mouse.move(1, 1)
    await drawn.waitFor({ state: 'detached' })
  }
  await page.locator('main').first().waitFor({ state: 'attached' })
  await atRest(page)
  const found = await page.evaluate(`(async () => {
    if (!window.ace) { ${ENGINE}; window.ace = ace }
    const folded = [...document.querySelectorAll('details:not([open])')]
    for (const one of folded) one.open = true
    const { results } = await new window.ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2'])
    for (const one of folded) one.open = false
    return results
      .filter(({ value: [level, verdict] }) => level === 'VIOLATION' && verdict === 'FAIL')
      .map(({ ruleId, message, snippet, path, node }) => {
        const heard = node.cloneNode(true)
        for (const hidden of heard.querySelectorAll?.('[aria-hidden=true]') ?? []) hidden.remove()
        return { ruleId, message, snippet, path: path.dom, said: heard.textContent ?? '' }
      })
  })()`)
  const here = new URL(page.url()).pathname
  return z
    .parse(Found, found)
    .filter(finding => !isMeant(here, finding))
    .map(({ ruleId, message, snippet, path }) => `${here} ${ruleId}: ${message} ${snippet} at ${path}`)
}
