import { castle, spoken } from './spoken.ts'
import { CASTLE, expect, signIn, test, willSay } from './test.ts'

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
  await signIn(page, student, CASTLE)
  await page.getByRole('button', { name: 'Léelo en voz alta' }).waitFor()
  await willSay(page, spoken(castle).slice(0, 14))
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
      return (word?.x ?? 0) > (own?.x ?? 0) ? 'right' : 'left'
    }
    await expect(coqui).toHaveAttribute('data-gaze', await side())
    await expect(coqui.locator('[data-nod="3"]')).toBeVisible()
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

test('with less motion the coquí keeps still', async ({ page, student }) => {
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
