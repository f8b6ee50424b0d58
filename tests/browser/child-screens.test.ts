import type { Locator } from '@playwright/test'
import { expect, signIn, test, withVoice } from './test.ts'

const PHONE = { width: 360, height: 740 }

/** Where something stands, in pixels of the window. */
const edges = (locator: Locator) =>
  locator.evaluate(element => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return { top, bottom, left, right }
  })

test('a child finds every way on a phone without scrolling, and where it stands in the sidebar', async ({
  page,
  student,
}) => {
  await page.setViewportSize(PHONE)
  await signIn(page, student)
  const tabs = page.getByRole('navigation', { name: /./ }).filter({ hasText: 'Menú' })
  await expect(tabs.getByRole('link')).toHaveText(['Mi isla', 'Leer', 'Practicar', 'Jugar'])
  // Nothing gathered yet is an empty bar.
  await expect(page.getByRole('progressbar').first().locator('div')).toHaveCSS('width', '0px')
  await page.getByRole('button', { name: 'Menú', exact: true }).click()
  const menu = page.getByRole('dialog')
  const ways = menu.getByRole('link').or(menu.getByRole('button'))
  const last = menu.getByRole('link', { name: 'Ayuda' })
  await last.waitFor()
  expect(await ways.count()).toBeGreaterThan(15)
  for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 })
  await last.click({ trial: true })
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 1280, height: 800 })
  for (const place of ['/voice-practice-spanish', '/rewards-store']) {
    await page.goto(place)
    const here = page.locator('#menu [aria-current]')
    await here.waitFor()
    // Once its letters are there.
    await expect(async () => {
      const [box, entry] = [await edges(page.locator('#menu')), await edges(here)]
      expect(entry.bottom, place).toBeLessThanOrEqual(box.bottom - 8)
      expect(entry.top, place).toBeGreaterThanOrEqual(box.top + 8)
    }).toPass({ timeout: 5000 })
  }
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.getByRole('button', { name: 'Cerrar el menú' }).click()
  // As they look: the picture, and what stands on it.
  const looks = await page
    .locator('#menu a')
    .evaluateAll(links =>
      links.map(
        link => `${link.querySelector('svg')?.innerHTML} ${getComputedStyle(link, '::after').content}`,
      ),
    )
  expect(new Set(looks).size).toBe(looks.length)
})

test('where a device has a voice, no speaker stands in the way', async ({ page, student }) => {
  await withVoice(page)
  await page.setViewportSize(PHONE)
  await signIn(page, student, '/reading-spanish')
  await page.getByRole('link', { name: 'Pide un cuento para ti' }).click()
  const theme = page.getByRole('listitem').filter({ hasText: 'Animales' })
  await expect(theme.getByRole('button')).toHaveCount(2)
  await expect
    .poll(async () => {
      const [name, speaker] = [
        await edges(theme.getByText('Animales')),
        await edges(theme.getByRole('button').last()),
      ]
      return name.top - speaker.bottom
    })
    .toBeGreaterThanOrEqual(0)

  await page.evaluate(() => localStorage.removeItem('gamification_onboarding_completed'))
  await page.goto('/dashboard')
  // It comes up moving.
  await expect(async () => {
    const on = await edges(page.getByRole('button', { name: 'Seguir' }))
    const back = await edges(page.getByRole('dialog').getByRole('button', { name: 'Atrás' }))
    expect(Math.abs((on.top + on.bottom) / 2 - (back.top + back.bottom) / 2)).toBeLessThanOrEqual(1)
    expect(back.right).toBeLessThan(on.left)
  }).toPass()
})

test('a child meets no codes of standards; who teaches does', async ({ page, student }) => {
  const CODES = /Ciclo K-2|K\.[A-Z]\.\d/
  const main = page.getByRole('main')
  for (const [email, sees] of [
    [student, false],
    ['teacher@demo.test', true],
  ] as const) {
    await signIn(page, email, '/lesson/castillos-de-arena')
    await main.getByRole('heading', { name: 'Contar y reconocer números' }).waitFor()
    const unit = await main.innerText()
    await page.goto('/lessons')
    await main.getByRole('heading', { name: 'Castillos de Arena' }).waitFor()
    for (const text of [unit, await main.innerText()]) expect(CODES.test(text), email).toBe(sees)
  }
})
