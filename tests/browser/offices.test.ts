import { readFile } from 'node:fs/promises'
import { expect, signIn, test } from './test.ts'

// The department's first look: where to look today, the map and the list that lead on, how the house is.
test('the island in numbers is read by map, by list and by file, with the keyboard alone', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.test')
  await page.goto('/admin-island')
  await expect(page.getByRole('heading', { name: '¿Dónde mirar hoy?' })).toBeVisible()

  const map = page.getByRole('group', { name: /^Mapa de los municipios/ })
  await map.getByRole('button', { name: /^Ponce, región de Ponce/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(map.getByRole('button', { name: /^Juana Díaz/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/municipio=Juana/)
  const trail = page.getByRole('navigation', { name: 'Dónde estás mirando' })
  await expect(trail).toContainText('Juana Díaz')
  await expect(page.getByRole('table').getByRole('link')).toHaveText([
    'Escuela Jardín de Coquíes, Juana Díaz',
  ])

  await trail.getByRole('link', { name: 'Isla' }).click()
  await page.getByRole('link', { name: 'Humacao', exact: true }).click()
  await page.getByRole('link', { name: 'Luquillo', exact: true }).click()
  await expect(map.getByRole('button', { name: /^Luquillo/ })).toHaveAttribute('aria-pressed', 'true')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bajar como CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Luquillo-\d{4}-\d\d-\d\d\.csv$/)
  const [head, row] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(head).toContain('Escuela,Grupos,Con cuenta,Leyeron,Lecturas')
  expect(row).toContain('"Escuela Playa Azul, Luquillo"')
  await page.goBack()
  await expect(trail).toContainText('Región de Humacao')
})

test('the house says how it is, and the gallery wears what is chosen for as long as one looks', {
  tag: '@seldom',
}, async ({ page }) => {
  await signIn(page, 'admin@demo.test')
  await page.goto('/admin-island')
  await page.getByRole('link', { name: 'Salud del sistema' }).click()
  await expect(page.getByText(/partes (responden bien|piden? atención)/)).toBeVisible()
  await page.getByRole('link', { name: 'Iconos', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Iconos' })).toBeInViewport()
  const html = page.locator('html')
  await page.getByLabel('Tema').selectOption('high')
  await expect(html).toHaveAttribute('data-theme', 'high')
  await expect(page.getByText('21 : 1').first()).toBeVisible()
  await page.getByRole('link', { name: 'Panel de la isla' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Panel de la isla' })).toBeVisible()
  await expect(html).not.toHaveAttribute('data-theme')
})

test('what a finger or a pen reaches for is forty pixels high, and ? lists the keys', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/codes')
  const fields = page.locator('main :is(select, input:not([type=checkbox], [type=radio]), textarea, button)')
  await fields.first().waitFor()
  for (const field of await fields.all()) {
    if (!(await field.isVisible())) continue
    const box = await field.evaluate(self => (self.parentElement ?? self).getBoundingClientRect().height)
    const own = (await field.boundingBox())?.height ?? 0
    expect(
      Math.max(box, own),
      await field.evaluate(self => self.outerHTML.slice(0, 80)),
    ).toBeGreaterThanOrEqual(40)
  }
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('?')
})
