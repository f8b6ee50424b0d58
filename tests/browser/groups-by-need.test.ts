import { expectNoBarrier } from './barriers.ts'
import { pagesOf } from './pdf.ts'
import { speakHere } from './places.ts'
import { whoMiss } from './reading-group.ts'
import { expect, signIn, test } from './test.ts'

test('a teacher puts a small group together and prints its lesson in three clicks', {
  tag: '@seldom',
}, async ({ page, baseURL }) => {
  test.slow()
  const { groupId } = await whoMiss(baseURL ?? '')
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await signIn(page, 'teacher@demo.test', `/groups-by-need?group=${groupId}`)
  const bySound = page.getByRole('region', { name: 'Por sonido' })
  const missing = bySound.getByRole('listitem').filter({ hasText: /^(Ana Rivera|Beto Santos)/ })
  // Their lines are counted within a minute.
  await expect(async () => {
    await page.reload()
    await expect(missing).toHaveCount(2, { timeout: 5000 })
  }).toPass({ timeout: 120_000 })
  await page.getByRole('link', { name: 'Mi grupo hoy' }).click()
  await expect(page.getByRole('heading', { name: 'Mi grupo hoy' })).toBeVisible()

  // Whom to help and why: no click. What was read, word by word: two.
  const ana = page.getByRole('article', { name: 'Ana Rivera' })
  await expect(ana).toBeInViewport()
  await expect(ana).toContainText(/Falla el sonido «.+» en español en (\d+) de \1 palabras/)
  await ana.getByRole('link', { name: 'Ver las lecturas de Ana' }).click()
  await page
    .getByRole('button', { name: /^Ver las palabras de Castillos/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Castillos de Arena' })).toBeVisible()
  await page.goto(`/comprehensive-dashboard?group=${groupId}`)

  // What is recommended for both is assigned in one press, and not offered again.
  await page.getByRole('link', { name: 'Recomendaciones' }).click()
  const together = page.getByRole('article', { name: /^Practicar «.+» juntos: 2 estudiantes$/ })
  await expect(together.getByRole('link', { name: /^Ver las lecturas de/ })).toHaveCount(2)
  await expectNoBarrier(page)
  await together.getByRole('button', { name: 'Asignar la práctica' }).click()
  await expect(page.getByText('Práctica asignada a 2 estudiantes', { exact: true })).toBeVisible()
  await expect(together).toHaveCount(0)
  await expect(async () => {
    await page.goto(`/teacher/assignments?group=${groupId}`)
    await expect(page.getByText(/^Practicar el sonido/).first()).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.goto(`/comprehensive-dashboard?group=${groupId}`)

  await page.getByRole('link', { name: 'Grupos por necesidad' }).click()
  await expect(missing.filter({ hasText: 'Ana' })).toHaveText(/^Ana Rivera(\d+) de \1$/)
  await expect(missing.filter({ hasText: 'Beto' })).toHaveText(/^Beto Santos(\d+) de \1$/)
  await expectNoBarrier(page)
  await bySound.getByRole('link', { name: /^Ver la lección/ }).click()
  await expect(page.getByRole('article', { name: 'Página para los niños' })).toBeVisible()
  await page.getByRole('button', { name: 'Imprimir la lección' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(2)
  await expectNoBarrier(page)

  // Who stays away is not on paper; with nobody there is nothing to print.
  const teachers = page.getByRole('article', { name: 'Página para quien enseña' })
  await expect(teachers.getByRole('rowheader')).toHaveText(['Ana Rivera', 'Beto Santos'])
  await page.getByText('Vienen 2 estudiantes').click()
  await page.getByLabel('Ana Rivera').click()
  await expect(teachers.getByRole('rowheader')).toHaveText(['Beto Santos'])
  await page.getByLabel('Beto Santos').click()
  await expect(page.getByRole('button', { name: 'Imprimir la lección' })).toBeDisabled()

  await page.getByRole('link', { name: 'Grupos por necesidad' }).click()
  await speakHere(page, 'en-US')
  const byLevel = page.getByRole('region', { name: 'By reading level' })
  await byLevel.getByRole('link', { name: /^See the lesson/ }).click()
  await expect(page.getByRole('article', { name: 'The children’s page' })).toBeVisible()
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(2)
  await expectNoBarrier(page)
})
