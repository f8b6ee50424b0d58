import { beginCastle, CASTLE, expect, MOVING, signIn, test } from './test.ts'

test.use(MOVING)

test.use({ viewport: { width: 360, height: 740 } })

declare global {
  interface Window {
    /** What shifted inside an open dialog, and how many badges turned there. */
    coquiShifts: string[]
    coquiTurned: Set<string>
  }
}

test('at a quarter of the speed nothing shifts in the scene after a reading, each badge turns, and no toast is lost', {
  tag: '@seldom',
}, async ({ page, student }) => {
  test.slow()
  await page.addInitScript(() => {
    window.coquiShifts = []
    window.coquiTurned = new Set()
    const inScene = (node: Node | null | undefined) =>
      (node instanceof Element ? node : node?.parentElement)?.closest('dialog[aria-labelledby=finish-praise]')
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number
        readonly sources: readonly {
          readonly node?: Node | null
          readonly previousRect: DOMRectReadOnly
          readonly currentRect: DOMRectReadOnly
        }[]
      })[]) {
        const moved = entry.sources.filter(({ node }) => inScene(node))
        if (moved.length > 0)
          window.coquiShifts.push(
            ...moved.map(({ node, previousRect: from, currentRect: to }) => {
              const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent
              return `${name}: ${[from.x, from.y, from.width, from.height]} to ${[to.x, to.y, to.width, to.height]}`
            }),
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && inScene(target) && target.matches('li[title]'))
        window.coquiTurned.add(target.getAttribute('title') ?? '')
    })
  })
  await signIn(page, student, CASTLE)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await beginCastle(page)
  const scene = page.getByRole('dialog', { name: '¡Leíste 40 palabras!' })
  await scene.waitFor()
  const toasts = page.getByRole('region', { name: /\(F8\)$/ })
  const film = process.env.FILM
  if (film)
    for (let frame = 0; frame < 90; frame++) {
      await page.screenshot({ path: `${film}/${String(frame).padStart(3, '0')}.png` })
      await page.waitForTimeout(20)
    }
  // It is over when it is said in one sentence.
  await expect(scene.getByRole('status').filter({ hasText: /puntos/ })).toBeAttached({ timeout: 60_000 })
  expect(await toasts.getByRole('listitem').count()).toBe(0)
  const shown = await scene
    .getByRole('region', { name: 'Lo que ganaste' })
    .locator('li[title]')
    .evaluateAll(all => all.map(one => one.getAttribute('title') ?? ''))
  expect(shown.length).toBeGreaterThan(0)
  expect([...(await page.evaluate(() => [...window.coquiTurned]))].sort()).toEqual(shown.toSorted())
  expect(await page.evaluate(() => window.coquiShifts)).toEqual([])

  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await scene.getByRole('link', { name: 'Volver a mi isla' }).click()
  await expect(toasts).toContainText('Leíste bien 40 palabras')
})
