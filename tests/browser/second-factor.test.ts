import { v7 } from 'uuid'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { digits, digitsBefore } from '#tests/support/app-digits.ts'
import { frontDoor } from '#tests/support/front-door.ts'
import { signUp } from '#tests/support/session.ts'
import { expectNoBarrier } from './barriers.ts'
import { expect, signInByHand, test } from './test.ts'

// The pool refuses wrong digits with 400; who loses the second factor loses her sessions, and her open page learns it so.
test.use({ expected: /400|401 POST \S+\/api\/live\/tickets|status of 401/ })

test('an administrator sets up a second factor, is told of wrong digits beside their field, and comes in with the right ones; another lets her in without', async ({
  page,
  browser,
  baseURL,
}) => {
  const door = await frontDoor(baseURL ?? '')
  const admin = await door.signIn('admin@demo.test')
  const { codes } = await admin.ask(createCodes, {
    path: { place: 'island' },
    body: { role: 'admin', count: 1 },
  })
  const email = `${v7()}@lee.test`
  await signUp(door.config, {
    email,
    password: 'coqui-demo',
    name: 'Rosa Vega',
    metadata: { accountType: 'admin', code: codes[0]?.code ?? '' },
  })
  await signInByHand(page, email, '/admin-island')

  const opener = page.getByRole('button', { name: 'Mi cuenta' })
  const account = page.getByRole('dialog', { name: 'Mi cuenta' })
  await opener.click()
  await account.getByText('Verificación en dos pasos').click()
  await account.getByRole('button', { name: 'Ponerla ahora' }).click()
  await expect(account.getByRole('img', { name: /^Código QR/ })).toBeVisible()
  const secret = (await account.locator('code').innerText()).replaceAll(' ', '')
  const field = account.getByLabel('Los seis dígitos')
  await field.fill('000000')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Esos dígitos no son los de ahora/)
  await expectNoBarrier(page)
  await field.fill(await digitsBefore(secret))
  await field.press('Enter')
  await expect(page.getByText('Verificación activada').first()).toBeVisible()
  await account.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/auth')

  await test.step('the password alone opens nothing', async () => {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('textbox', { name: 'Contraseña' }).fill('coqui-demo')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un paso más')
    await expectNoBarrier(page)
    const asked = page.getByLabel('Los seis dígitos')
    await asked.fill('000000')
    await asked.press('Enter')
    await expect(asked).toHaveAccessibleDescription(/Esos dígitos no son los de ahora/)
    await asked.fill(digits(secret))
    await asked.press('Enter')
    await expect(page).toHaveURL('/admin-island')
  })
  await test.step('who lost the phone is let in by a colleague', async () => {
    const other = await browser.newPage({ ...(baseURL && { baseURL }), locale: 'es-PR' })
    await signInByHand(other, 'admin@demo.test', '/admin-island')
    await other.goto('/codes')
    const row = other.getByRole('row', { name: /Rosa Vega/ })
    await row.getByRole('button', { name: 'Quitar el segundo paso de Rosa Vega' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Quitar segundo paso' }).click()
    await expect(other.getByText('Rosa Vega ya puede entrar con su contraseña.').first()).toBeVisible()
    await expect(row.getByRole('button', { name: /segundo paso/ })).toHaveCount(0)
    await other.close()
  })
})
