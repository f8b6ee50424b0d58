import { expect, signIn, test } from './test.ts'

/** All scripts but those of the document's own head. */
const MODULES = /\/assets\/(?!early-).*\.js$/

test('what was chosen is there before anything else, and goes with whoever chose it', async ({
  page,
  student,
}) => {
  await signIn(page, student)
  await page.goto('/accessibility')
  await page.getByRole('radio', { name: 'Oscuro' }).check()
  await page.getByRole('radio', { name: 'Enorme' }).check()
  await expect(page.getByText('Guardado en la cuenta.')).toBeVisible()
  const html = page.locator('html')
  await expect(html).toHaveCSS('background-color', 'rgb(11, 26, 43)')
  await expect(html).toHaveCSS('font-size', '27px')

  await test.step('a page whose modules never come is dark all the same', async () => {
    await page.route(MODULES, () => undefined)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await expect(html).toHaveCSS('background-color', 'rgb(11, 26, 43)')
    await page.unroute(MODULES)
  })
  await test.step('signing out leaves nothing of it on the device', async () => {
    await page.goto('/accessibility')
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(html).not.toHaveAttribute('data-theme')
    expect(await page.evaluate(() => localStorage.getItem('settings'))).toBeNull()
  })
  await test.step('signing in brings it back', async () => {
    await page.getByLabel('Email').fill(student)
    await page.getByRole('textbox', { name: 'Contraseña' }).fill('coqui-demo')
    await page.getByRole('textbox', { name: 'Contraseña' }).press('Enter')
    await expect(html).toHaveAttribute('data-theme', 'dark')
  })
})
