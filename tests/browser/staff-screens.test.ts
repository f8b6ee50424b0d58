import type { Page } from '@playwright/test'
import { expectNoBarrier } from './barriers.ts'
import { expectPaper } from './expect-paper.ts'
import { speakHere } from './places.ts'
import { whoMiss } from './reading-group.ts'
import { expect, signIn, test } from './test.ts'

const settled = (page: Page) => expect(page.locator('main [aria-busy=true]')).toHaveCount(0)

// All that stands beside it `npm run sweep axe prints` looks at, in both languages.
test('a teacher begins a plan and follows it, and finds in the heatmap what it rests on', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const { groupId, children } = await whoMiss(baseURL ?? '')
  const studentId = children[0]?.studentId ?? ''
  const group = `group=${groupId}`
  await signIn(page, 'teacher@demo.test', `/intervention-dashboard?${group}&student=${studentId}`)

  await test.step('the plan, its chart by keyboard, its log', async () => {
    await page.getByRole('button', { name: 'Empezar un plan en español' }).click()
    await page.getByLabel('Textos de qué grado').selectOption('K')
    await page.getByLabel('Punto de partida').fill('30')
    await page.getByLabel('De dónde sale la meta').selectOption('own')
    await page.getByLabel('Meta (palabras por minuto)').fill('90')
    await expectNoBarrier(page)
    await page.getByRole('button', { name: 'Empezar el plan' }).click()
    await expect(page.getByText('El plan empezó', { exact: true })).toBeVisible()
    const chart = page.getByRole('group', { name: '¿Va camino a su meta?' })
    const point = chart.getByRole('img', { name: /palabras correctas por minuto, de una lectura/ })
    await expect(point).toHaveCount(1)
    await point.focus()
    await page.keyboard.press('End')
    await expect(point).toBeFocused()
    await expectNoBarrier(page)
    await speakHere(page, 'en-US')
    await expect(page.getByRole('group', { name: 'On the way to the goal?' })).toBeVisible()
    await expectNoBarrier(page)
    await expectPaper(page, 4, 'On the way to the goal?')
    await speakHere(page, 'es-PR')
  })

  // The lines of the group are counted within a minute.
  await expect(async () => {
    await page.goto(`/performance-heatmap?${group}`)
    await expect(page.getByRole('rowheader', { name: /Ana Rivera/ })).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 180_000 })
  await test.step('the heatmap by keyboard: arrows move, Enter opens what a cell rests on', async () => {
    const name = page.getByRole('link', { name: /Ana Rivera/ }).first()
    // Until all that the page asks for is there it is drawn anew, and what is focused meanwhile goes with it.
    await expect(async () => {
      await name.focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.locator(':focus')).not.toHaveText('Ana Rivera', { timeout: 2000 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/reading-progress\?/)
    await expect(page).toHaveTitle(/^Progreso de lectura/)
  })
})

test('a director finds the child of the school whom to help, and an office the same in its region', {
  tag: '@seldom',
}, async ({ page, browser, baseURL }) => {
  test.slow()
  const { groupId, groupName } = await whoMiss(baseURL ?? '')
  await signIn(page, 'director@demo.test', '/admin-island')
  await page.getByRole('link', { name: groupName }).first().click()
  await expect(page).toHaveURL(`/groups/${groupId}`)
  await expect(page.getByRole('rowheader', { name: /Ana Rivera/ })).toBeVisible()
  await expectNoBarrier(page)
  const ana = page.getByRole('article', { name: 'Ana Rivera' })
  await expect(async () => {
    await page.goto(`/comprehensive-dashboard?group=${groupId}`)
    await expect(ana).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 180_000 })
  await expectNoBarrier(page)
  await expectPaper(page, 3, 'Ana Rivera')
  await ana.getByRole('link', { name: 'Ver las lecturas de Ana' }).click()
  await expect(page.getByRole('button', { name: /^Ver las palabras de Castillos/ }).first()).toBeVisible()
  await settled(page)
  await expectNoBarrier(page)

  await test.step('the office, in English', async () => {
    const office = await (await browser.newContext()).newPage()
    await signIn(office, 'ore@demo.test', '/admin-island')
    await speakHere(office, 'en-US')
    await office.getByRole('link', { name: 'Luquillo', exact: true }).click()
    await office.getByRole('link', { name: 'Escuela Playa Azul, Luquillo' }).first().click()
    await office.getByRole('link', { name: groupName }).first().click()
    await expect(office.getByRole('rowheader', { name: /Ana Rivera/ })).toBeVisible()
    await expectNoBarrier(office)
    await office
      .getByRole('rowheader', { name: /Ana Rivera/ })
      .getByRole('link')
      .click()
    await expect(office.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(office)
    await expectNoBarrier(office)
    await office.context().close()
  })
})
