import type { Page } from '@playwright/test'

/** How much of the height bars that stay may take while one reads. */
const MOST_BARS = 0.4

/** What does not fit a page as it is now: it scrolls sideways, breaks words, or is covered by bars that stay. */
export async function misfits(page: Page): Promise<readonly string[]> {
  return await page.evaluate(async most => {
    // What fades in has its place already; what was told to wear another style is laid out anew by then.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)

    const found: string[] = []
    const { scrollWidth, clientWidth, clientHeight } = document.documentElement
    if (scrollWidth > clientWidth) {
      const wide = [...document.body.querySelectorAll(':not(svg, svg *)')]
        .filter(
          element => element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility(),
        )
        .slice(0, 3)
        .map(element => `${element.tagName.toLowerCase()}.${element.className.toString().slice(0, 40)}`)
      found.push(`scrolls sideways by ${scrollWidth - clientWidth} px: ${wide.join(', ')}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
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
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
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
    if (bars > clientHeight * most)
      found.push(`bars stay over ${Math.round((100 * bars) / clientHeight)} % of the height`)
    return found
  }, MOST_BARS)
}

/** Letters twice as big, as a person sets them in the browser. */
export const DOUBLE = ':root:root:root { font-size: 200% }'
/** The least distances that WCAG 1.4.12 asks for. */
export const SPACED =
  '*:not(#-):not(#-) { letter-spacing: 0.12em; line-height: 1.5; word-spacing: 0.16em } p:not(#-) { margin-bottom: 2em }'

/** Lays a person's own style over the page, in place of the one before: what stands in the page the policy would refuse. */
export const wear = (page: Page, style: string): Promise<void> =>
  page.evaluate(css => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, style)
