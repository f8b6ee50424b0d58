import type { Page } from '@playwright/test'

/** How much of the height bars that stay may take while one reads; in a dialog, whose buttons are what it is for, half. */
const MOST_BARS = { page: 0.4, dialog: 0.5 }

/** What does not fit a page as it is now: it scrolls sideways, breaks words, or is covered by bars that stay. */
async function misfits(page: Page): Promise<readonly string[]> {
  return await page.evaluate(async most => {
    // What fades in has its place already; what was told to wear another style is laid out anew by then.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)

    const found: string[] = []
    const { scrollWidth, clientWidth, clientHeight } = document.documentElement
    // Whatever lies over the page is all that can be read of it.
    const dialog = [
      ...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog], [role=alertdialog]'),
    ].findLast(element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    const root: HTMLElement = dialog ?? document.body
    const inner = dialog ? dialog.scrollWidth - dialog.clientWidth : 0
    if (inner > 1) found.push(`the dialog scrolls sideways by ${inner} px`)
    if (dialog) {
      const scrolls = [dialog, ...dialog.querySelectorAll<HTMLElement>('*')].filter(
        element =>
          element.scrollHeight > element.clientHeight + 1 &&
          /auto|scroll/.test(getComputedStyle(element).overflowY),
      )
      const seen = Math.max(0, ...scrolls.map(element => element.clientHeight))
      if (scrolls.length > 0 && seen < clientHeight * (1 - most.dialog))
        found.push(
          `of the dialog no more than ${Math.round((100 * seen) / clientHeight)} % of the height scrolls`,
        )
      const cut = dialog.getBoundingClientRect()
      if (scrolls.length === 0 && (cut.top < -1 || cut.bottom > innerHeight + 1))
        found.push('the dialog is cut, and does not scroll')
    }
    if (scrollWidth > clientWidth) {
      const wide = [...root.querySelectorAll(':not(svg, svg *)')]
        .filter(
          element => element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility(),
        )
        .slice(0, 3)
        .map(element => `${element.tagName.toLowerCase()}.${element.className.toString().slice(0, 40)}`)
      found.push(`scrolls sideways by ${scrollWidth - clientWidth} px: ${wide.join(', ')}`)
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement
      if (!of?.checkVisibility({ visibilityProperty: true }) || of.closest('svg, script, style, noscript'))
        continue
      // An address is no word.
      for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(
        /(?<!\S)[^\p{L}\s@]*\p{L}+(?![^\s]*@)/gu,
      )) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        )
        if (tops.size > 1) found.push(`breaks ${word}`)
      }
    }
    scrollTo(0, document.documentElement.scrollHeight / 2)
    let bars = 0
    // Behind a dialog nothing is read.
    for (const element of dialog ? [] : document.body.querySelectorAll<HTMLElement>('*')) {
      const { position } = getComputedStyle(element)
      if (position !== 'fixed' && position !== 'sticky') continue
      const { top, bottom, width } = element.getBoundingClientRect()
      if (
        width < clientWidth * 0.9 ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue
      const stays = position === 'fixed' || Math.abs(top) < 1 || Math.abs(bottom - clientHeight) < 1
      if (stays) bars += Math.max(0, Math.min(bottom, clientHeight) - Math.max(top, 0))
    }
    scrollTo(0, 0)
    if (bars > clientHeight * most.page)
      found.push(`bars stay over ${Math.round((100 * bars) / clientHeight)} % of the height`)
    return found
  }, MOST_BARS)
}

/** Letters twice as big, as a person sets them in the browser. */
export const DOUBLE = ':root:root:root { font-size: 200% }'
/** The least distances that WCAG 1.4.12 asks for. */
const SPACED =
  '*:not(#-):not(#-) { letter-spacing: 0.12em; line-height: 1.5; word-spacing: 0.16em } p:not(#-) { margin-bottom: 2em }'

/** The biggest letters that the app itself has, and the widest lines, as somebody chooses them in it. */
const choose = (page: Page, isBig: boolean): Promise<void> =>
  page.evaluate(big => {
    const { dataset } = document.documentElement
    if (big) Object.assign(dataset, { textSize: 'largest', spacing: 'wide' })
    else for (const name of ['textSize', 'spacing']) delete dataset[name]
  }, isBig)

/** Ways to see a screen that it has to fit. */
export const ways = {
  '320 × 256': { width: 320, height: 256, style: '', isBig: false },
  '200 % at 360': { width: 360, height: 740, style: DOUBLE, isBig: false },
  '200 % at 1280': { width: 1280, height: 800, style: DOUBLE, isBig: false },
  'text apart at 360': { width: 360, height: 740, style: SPACED, isBig: false },
  'its own biggest letters at 360': { width: 360, height: 740, style: '', isBig: true },
} as const

/** What does not fit in any of these ways. */
export async function misfitsOf(
  page: Page,
  where: string,
  chosen: readonly (keyof typeof ways)[] = Object.keys(ways) as (keyof typeof ways)[],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const way of chosen) {
    const { width, height, style, isBig } = ways[way]
    await page.setViewportSize({ width, height })
    await wear(page, style)
    await choose(page, isBig)
    found.push(...(await misfits(page)).map(misfit => `${where}, ${way}: ${misfit}`))
  }
  await wear(page, '')
  await choose(page, false)
  return found
}

/** Lays a person's own style over the page, in place of the one before: what stands in the page the policy would refuse. */
export const wear = (page: Page, style: string): Promise<void> =>
  page.evaluate(css => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, style)
