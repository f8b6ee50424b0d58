import type { Page } from '@playwright/test'
import { frontDoor } from '#tests/support/front-door.ts'
import { newTeacher, whoMiss } from './reading-group.ts'
import { expect, signInByHand, test } from './test.ts'

const NAMES = ['Ana Rivera', 'Beto Santos', 'Caro Paz']

/** Counts what a hand does in a page from here on: each click, and each choice of a list. */
async function counting(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeBinding('coquiHand', () => void clicks++)
  const listen = () => {
    addEventListener('click', ({ isTrusted }) => isTrusted && Object(window).coquiHand(), true)
    addEventListener(
      'change',
      ({ target }) => target instanceof HTMLSelectElement && Object(window).coquiHand(),
      true,
    )
  }
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => {
    const counted = clicks
    clicks = 0
    return counted
  }
}

test('a teacher’s questions take few clicks from where signing in leads', async ({ page, baseURL }) => {
  test.slow()
  const door = await frontDoor(baseURL ?? '')
  const email = await newTeacher(door)
  await whoMiss(baseURL ?? '', NAMES, email)
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await signInByHand(page, email, '/comprehensive-dashboard')
  const ana = page.getByRole('article', { name: 'Ana Rivera' })
  // Their lines are counted within a minute.
  await expect(async () => {
    await page.reload()
    await expect(ana).toContainText(/Falla el sonido/, { timeout: 5000 })
  }).toPass({ timeout: 180_000 })
  const clicked = await counting(page)
  const home = async () => {
    await page.goto('/comprehensive-dashboard')
    await expect(ana).toBeVisible()
  }

  await test.step('whom to help today, and why: none', async () => {
    await expect(ana).toBeInViewport()
    await expect(ana).toContainText(/Falla el sonido «.+» en español en (\d+) de \1 palabras/)
    expect(clicked()).toBe(0)
  })
  await test.step('the reading behind it, word by word: two', async () => {
    await ana.getByRole('link', { name: 'Ver las lecturas de Ana' }).click()
    await page
      .getByRole('button', { name: /^Ver las palabras de Castillos/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'Castillos de Arena' })).toBeVisible()
    expect(clicked()).toBe(2)
  })
  await home()
  await test.step('a group by need, and its lesson printed: at most four', async () => {
    await page.getByRole('link', { name: 'Grupos por necesidad' }).click()
    await page
      .getByRole('region', { name: 'Por sonido' })
      .getByRole('link', { name: /^Ver la lección/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Imprimir la lección' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed')
    expect(clicked()).toBe(3)
  })
  await home()
  await test.step('a text assigned to those three: four', async () => {
    for (const name of NAMES) await page.getByRole('row', { name }).getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Asignar a 3' }).click()
    await expect(page.getByText('Asignado a 3 estudiantes', { exact: true })).toBeVisible()
    expect(clicked()).toBe(4)
  })
  await test.step('a choice of a list counts as a click', async () => {
    await page.getByRole('row', { name: 'Ana Rivera' }).getByRole('checkbox').click()
    await page.getByLabel('Texto para ellos').selectOption({ index: 1 })
    expect(clicked()).toBe(2)
  })
})
