import type { Locator, Page } from '@playwright/test'
import { castle, spoken } from './spoken.ts'
import { expect, readCastle, signIn, test, wayToResult, willSay } from './test.ts'

/** Goes on with Tab until this is reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached with Tab`)
}

test('the main job is done with the keyboard alone', async ({ page, student }) => {
  const open = async (target: Locator) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  await page.goto('/')
  await open(page.getByRole('link', { name: 'Comenzar Gratis' }))
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(student)
  await tabTo(page, page.getByRole('textbox', { name: 'Contraseña' }))
  await page.keyboard.type('coqui-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL('/dashboard')
  await open(page.getByRole('button', { name: 'Saltar tutorial' }))
  await open(page.getByRole('link', { name: 'Lectura en español' }))
  await open(page.getByRole('link', { name: 'Castillos de Arena' }))
  await page.getByRole('button', { name: 'Léelo en voz alta' }).waitFor()
  await willSay(page, spoken(castle))
  await open(page.getByRole('button', { name: 'Léelo en voz alta' }))
  await expect(page.locator('[data-mark=read]').first()).toBeVisible()
  await open(page.getByRole('button', { name: 'Terminé' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await open(await wayToResult(page))
  await expect(page.getByText('Guardada.')).toBeVisible()
  await open(page.getByRole('button', { name: /^playa: / }))
  await open(page.getByRole('button', { name: 'Léelo otra vez' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Castillos de Arena' })).toBeFocused()
})

test.describe('for those whom motion troubles', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing on the way moves by itself', { tag: '@seldom' }, async ({ page, student }) => {
    const expectStill = async () => {
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && Number(effect?.getComputedTiming().duration) > 50,
          )
          .map(animation => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
      )
      expect(moving).toEqual([])
    }
    await page.goto('/')
    await expectStill()
    await signIn(page, student)
    await expectStill()
    await readCastle(page)
    await expectStill()
  })
})
