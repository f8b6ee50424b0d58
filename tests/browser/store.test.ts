import { expect, signIn, test } from './test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a child tries on a hat, is told kindly what is missing, and looks into mirror, backpack and purse', async ({
  page,
  student,
}) => {
  await signIn(page, student)
  await page.goto('/rewards-store')
  await page.getByRole('button', { name: 'Sombreros' }).click()
  await page.getByRole('button', { name: /^Probar Gorra, 30 monedas$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Gorra' })
  await expect(dialog.getByText('Te faltan 30 monedas.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Comprar/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Ahora no' }).click()

  await page.goto('/avatar-customization')
  await expect(page).toHaveURL('/avatar')
  await expect(page.getByRole('button', { name: 'Puesto' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Espejuelos' }).click()
  await page.getByText('Todavía no tienes nada de esto.').waitFor()

  await page.goto('/inventory')
  await page.getByText('Tu bulto está vacío.').waitFor()
  await page.goto('/rewards')
  await page.getByText('Todavía no hay monedas.').waitFor()
})
