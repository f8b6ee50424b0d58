import type { Locator, Page } from '@playwright/test'
import { beginCastle, CASTLE, expect, MOVING, signIn, test, toResult } from './test.ts'

test.use(MOVING)

/** Whether its right end is seen and can be tapped. */
const onTop = (link: Locator) =>
  link.evaluate(element => {
    const { right, top, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(right - 8, top + height / 2))
  })

const PRAISE = '¡Leíste 40 palabras!'
const WIDTHS = [
  [360, 740],
  [740, 360],
  [768, 1024],
  [1280, 800],
] as const

test('after a reading the whole page is the moment: one praise, one way on, and no toast over it', async ({
  page,
  student,
}) => {
  // Where the praise stood, in every frame of the scene.
  await page.addInitScript(() => {
    const look = () => {
      requestAnimationFrame(look)
      const scene = document.querySelector<HTMLElement>('dialog[open][aria-labelledby=finish-praise]')
      const praise = scene?.querySelector('h1')
      if (!scene || !praise) return
      const stood = new Set((scene.dataset.stood ?? '').split(' ').filter(Boolean))
      scene.dataset.stood = [...stood.add(`${Math.round(praise.getBoundingClientRect().y)}`)].join(' ')
    }
    requestAnimationFrame(look)
  })
  await signIn(page, student, CASTLE)
  await beginCastle(page)
  const moment = page.getByRole('dialog', { name: PRAISE })
  await expect(moment).toBeVisible()
  await expect(moment.getByRole('link', { name: /^Sigue/ })).toBeVisible()
  await expect(moment.getByText('+60 puntos')).toBeVisible()
  // What comes into it had its place: nothing moved under a finger.
  await expect(moment).toHaveAttribute('data-stood', /^\d+$/)
  await expect(moment.getByText(PRAISE)).toHaveCount(1)
  const toasts = page.locator('[data-radix-collection-item], li[role=status]').filter({ hasText: 'palabras' })
  const island = moment.getByRole('link', { name: 'Volver a mi isla' })
  const goOn = moment.getByRole('link', { name: /^Sigue/ })
  for (const [width, height] of WIDTHS) {
    await page.setViewportSize({ width, height })
    for (const way of [goOn, island]) {
      const box = await way.boundingBox()
      expect(
        await way.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBeLessThanOrEqual(0)
      expect(await onTop(way), `${width} × ${height}`).toBe(true)
      expect(box?.height).toBeGreaterThanOrEqual(56)
      expect((box?.y ?? height) + (box?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(height)
    }
    const overflow = await moment.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    if (process.env.SHOTS) {
      await page.waitForTimeout(3500)
      await page.screenshot({ path: `${process.env.SHOTS}/moment-${width}x${height}.png` })
    }
  }
  await expect(toasts).toHaveCount(0)

  await goOn.click()
  await expect(moment).toHaveCount(0)
  expect(new URL(page.url()).pathname).not.toBe(CASTLE)
  await expect(page.getByRole('button', { name: 'Léelo en voz alta' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Mensajes/ })).toContainText('Leíste bien 40 palabras')
})

test('a second tap on the finishing button reaches nothing, and the result stays', async ({
  page,
  student,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, student, CASTLE)
  await beginCastle(page)
  await page.locator('[data-mark=read]').nth(12).waitFor()
  const finish = page.getByRole('button', { name: 'Terminé' })
  const box = await finish.boundingBox()
  if (!box) throw new Error('no finishing button')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  // Tapped in the page: on a busy machine a second tap from outside comes too late to be one.
  const tappedAgain = page.evaluate(
    at =>
      new Promise<void>(resolve => {
        const tap = () => (document.elementFromPoint(...at) as HTMLElement).click()
        const observer = new MutationObserver(() => {
          if (!document.querySelector('dialog[open][aria-labelledby=finish-praise]')) return
          observer.disconnect()
          setTimeout(tap)
          setTimeout(() => resolve(tap()), 140)
        })
        observer.observe(document.body, { attributes: true, childList: true, subtree: true })
      }),
    [x, y] as const,
  )
  await page.mouse.click(x, y)
  await tappedAgain
  expect(new URL(page.url()).pathname).toBe(CASTLE)
  await expect(page.getByRole('dialog', { name: /^¡Leíste \d+ palabras!$/ })).toBeVisible()
})

/** Whoever makes a sound is marked on the page. */
const markSound = (page: Page) =>
  page.addInitScript(() => {
    const own = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function () {
      document.documentElement.dataset.sounded = 'yes'
      return own.call(this)
    }
  })

test('the coquí calls, unless its sounds were turned off', { tag: '@seldom' }, async ({ page, student }) => {
  await markSound(page)
  await signIn(page, student, CASTLE)
  await beginCastle(page)
  await page.getByRole('dialog', { name: PRAISE }).waitFor()
  await expect(page.locator('html')).toHaveAttribute('data-sounded', 'yes')

  await page.goto('/accessibility')
  await page.getByRole('radio', { name: 'Sin sonidos' }).check()
  await expect(page.getByText('Guardado en la cuenta.')).toBeVisible()
  await page.goto(CASTLE)
  await beginCastle(page)
  await page.getByRole('dialog', { name: PRAISE }).waitFor()
  await expect(page.locator('html')).not.toHaveAttribute('data-sounded')
})

test('with less motion nothing moves or sounds, and everything is there at once', { tag: '@seldom' }, async ({
  page,
  student,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await markSound(page)
  await signIn(page, student, CASTLE)
  await beginCastle(page)
  const moment = page.getByRole('dialog', { name: PRAISE })
  await expect(moment.getByRole('link', { name: /^Sigue/ })).toBeVisible()
  const moving = await moment.evaluate(scene =>
    scene
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1)
      .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.outerHTML.slice(0, 120)),
  )
  expect(moving).toEqual([])
  await expect(page.locator('html')).not.toHaveAttribute('data-sounded')
  await toResult(page)
  await expect(page.getByText('Guardada.')).toBeVisible()
})
