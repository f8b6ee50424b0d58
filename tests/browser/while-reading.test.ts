import type { Locator } from '@playwright/test'
import { castle, lighthouse, spoken } from './spoken.ts'
import { CASTLE, expect, MOVING, signIn, test, willSay } from './test.ts'

test.use(MOVING)

/** Lines of the text that are wholly in sight. */
const linesInSight = () => {
  const page = document.querySelector('dialog section')
  const words = [...(page?.querySelectorAll('[data-word]') ?? [])]
  const bounds = page?.getBoundingClientRect()
  if (!bounds) return 0
  const tops = words
    .map(word => word.getBoundingClientRect())
    .filter(({ top, bottom }) => top >= bounds.top && bottom <= Math.min(bounds.bottom, innerHeight))
    .map(({ top }) => Math.round(top / 4))
  return new Set(tops).size
}

test('while a child reads the words have the room, the picture stands by, and the coquí listens', async ({
  page,
  student,
}) => {
  await signIn(page, student, '/reading-spanish/ana-y-leo-en-el-faro')
  await page.getByRole('button', { name: 'Léelo en voz alta' }).waitFor()
  await willSay(page, spoken(lighthouse).slice(0, 14))
  await page.getByRole('button', { name: 'Léelo en voz alta' }).click()
  const stage = page.getByRole('dialog')
  const picture = stage.locator('section svg').first()
  const coqui = stage.locator('[data-gaze]')
  await page.locator('[data-mark=read]').nth(12).waitFor()

  await test.step('on a wide screen both halves are used', async () => {
    const text = await stage.locator('[data-word="0"]').boundingBox()
    const drawn = await picture.boundingBox()
    expect(text?.x ?? 1280).toBeLessThan(400)
    expect(drawn?.x ?? 0).toBeGreaterThan(640)
    expect(drawn?.height ?? 0).toBeGreaterThan(240)
  })
  await test.step('it looks to where the word is, and has nodded at each period', async () => {
    const side = async () => {
      const [word, own] = [
        await stage.locator('[data-mark=current]').boundingBox(),
        await coqui.boundingBox(),
      ]
      const middle = (box: typeof word) => (box?.x ?? 0) + (box?.width ?? 0) / 2
      const away = middle(word) - middle(own)
      return away > 72 ? 'right' : away < -72 ? 'left' : 'middle'
    }
    await expect(coqui).toHaveAttribute('data-gaze', await side())
    await expect(coqui.locator('[data-nod="1"]')).toBeVisible()
  })
  await test.step('a phone on its side shows four lines and every button', async () => {
    await page.setViewportSize({ width: 740, height: 360 })
    await expect.poll(() => page.evaluate(linesInSight)).toBeGreaterThanOrEqual(4)
    for (const name of ['Pausa', 'Terminé', 'Salir de la lectura'])
      await expect(stage.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  })
  await test.step('an upright phone begins with the picture', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(picture).toBeVisible()
    expect(await page.evaluate(linesInSight)).toBeGreaterThanOrEqual(6)
  })
})

/** A page of a picture book: all its words and its picture, in sight at once. */
async function expectInSight(leaf: Locator): Promise<void> {
  await expect(leaf.getByRole('img')).toBeInViewport({ ratio: 0.99 })
  for (const word of await leaf.locator('[data-word]').all()) await expect(word).toBeInViewport({ ratio: 1 })
}

test('a picture book turns to the next page when this one is read: its picture with its words, however the screen is', async ({
  page,
  student,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, student, CASTLE)
  await page.getByRole('button', { name: 'Léelo en voz alta' }).waitFor()
  await willSay(page, spoken(castle).slice(0, 14))
  await page.getByRole('button', { name: 'Léelo en voz alta' }).click()
  const stage = page.getByRole('dialog')
  const leaves = stage.locator('[data-leaf]')
  await expect(leaves).toHaveCount(castle.body.length)
  await page.locator('[data-mark=read]').nth(12).waitFor()
  const second = leaves.nth(1)
  await expect(second.locator('[data-mark=current]')).toBeVisible()
  const picture = second.getByRole('img')
  await test.step('what it shows is said in the language of the text', async () => {
    await expect(picture).toHaveAccessibleName(/^En la playa: Ana se agacha, un castillo/)
    await expect(picture).toHaveAttribute('lang', 'es-PR')
  })
  await test.step('on a wide screen the picture stands beside its words', async () => {
    await expectInSight(second)
    await expect(leaves.first().getByRole('img')).not.toBeInViewport()
    const [drawn, words] = [await picture.boundingBox(), await second.locator('p').boundingBox()]
    expect(drawn?.x ?? 0).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0))
    expect(drawn?.height ?? 0).toBeGreaterThan(240)
  })
  await test.step('on a phone’s side too, with every button', async () => {
    await page.setViewportSize({ width: 740, height: 360 })
    await expectInSight(second)
    for (const name of ['Pausa', 'Terminé', 'Salir de la lectura'])
      await expect(stage.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  })
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
  ] as const)
    await test.step(`above them at ${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await expectInSight(second)
      const [drawn, words] = [await picture.boundingBox(), await second.locator('p').boundingBox()]
      expect(words?.y ?? 0).toBeGreaterThanOrEqual((drawn?.y ?? 0) + (drawn?.height ?? 0))
      expect(drawn?.width ?? 0).toBeGreaterThan(width * 0.7)
    })
})

test('with less motion the coquí keeps still', { tag: '@seldom' }, async ({ page, student }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, student, CASTLE)
  await page.getByRole('button', { name: 'Léelo en voz alta' }).waitFor()
  await willSay(page, spoken(castle).slice(0, 10))
  await page.getByRole('button', { name: 'Léelo en voz alta' }).click()
  await page.locator('[data-mark=read]').nth(8).waitFor()
  const coqui = page.getByRole('dialog').locator('[data-gaze]')
  await expect(coqui).toHaveAttribute('data-gaze', 'middle')
  const moving = await coqui.evaluate(
    self =>
      self
        .getAnimations({ subtree: true })
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1).length,
  )
  expect(moving).toBe(0)
})
