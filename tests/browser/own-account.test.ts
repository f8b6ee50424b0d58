import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { v7 } from 'uuid'
import { expectNoBarrier } from './barriers.ts'
import { expect, signIn, skipTutorial, test } from './test.ts'

/** The latest code that was sent to an address; `after` one that came before. */
async function codeSentTo(email: string, after?: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      const lines = (await readFile(process.env.HOUSE_INBOX ?? '', 'utf8')).split('\n')
      const mail = lines.findLast(line => line.includes(`"to":"${email}"`))
      code = /\b\d{6}\b/.exec(mail ?? '')?.[0]
      return code !== undefined && code !== after
    })
    .toBe(true)
  return code ?? ''
}

const toast = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible()

test('an address is proven, the account is kept in order, and a forgotten password comes back by mail', async ({
  page,
  student,
}) => {
  test.slow()
  await signIn(page, student)
  const banner = page.getByRole('form', { name: 'Verificar el email' })
  await banner.getByRole('button', { name: 'Enviarme un código' }).press('Enter')
  await banner.getByLabel('Código').focus()
  const proof = await codeSentTo(student)
  await page.keyboard.type(proof)
  await page.keyboard.press('Enter')
  await toast(page, 'Email verificado')
  await expect(banner).toBeHidden()

  const opener = page.getByRole('button', { name: 'Mi cuenta' })
  await opener.press('Enter')
  const account = page.getByRole('dialog', { name: 'Mi cuenta' })
  await expect(account.getByText('Verificado')).toBeVisible()
  await expect(account.getByText(/^Estudiante · Kinder/)).toBeVisible()
  await expectNoBarrier(page)
  await expect(account.getByText('Ana Rivera', { exact: true })).toBeVisible()
  await expect(account.getByLabel('Nombre completo')).toHaveCount(0)
  await account.getByRole('button', { name: 'Guardar' }).press('Enter')
  await toast(page, 'Guardado')
  await account.getByRole('button', { name: 'Cerrar', exact: true }).press('Enter')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await account.getByRole('link', { name: 'Código para mi familia' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Para tu familia')
  await page.getByRole('button', { name: 'Hacer el código' }).press('Enter')
  await expect(page.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)).toBeVisible()
  await page.getByRole('link', { name: 'Mi inicio' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/auth')

  await page.getByRole('button', { name: 'English' }).press('Enter')
  await page.getByRole('button', { name: 'Forgot your password?' }).press('Enter')
  await page.getByLabel('Email').fill(student)
  await page.getByLabel('Email').press('Enter')
  await page.getByLabel('The code you received').fill(await codeSentTo(student, proof))
  await expectNoBarrier(page)
  await page.getByRole('textbox', { name: 'New password' }).fill('tres guineos maduros')
  await page.keyboard.press('Enter')
  await toast(page, 'Password changed')
  await expect(page).toHaveURL('/dashboard')
})

test('Google opens the same account each time, without a password here, in English', {
  tag: '@seldom',
}, async ({ page }) => {
  const email = `${v7()}@google.test`
  await page.goto('/auth')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).press('Enter')
  await page.getByLabel('Nombre').fill('Noa Vélez')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await skipTutorial(page)
  await page.getByRole('button', { name: 'My account' }).press('Enter')
  const account = page.getByRole('dialog', { name: 'My account' })
  await expect(account.getByText('Noa Vélez', { exact: true })).toBeVisible()
  await expect(account.getByText('You sign in with Google.')).toBeVisible()
  await account.getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(page).toHaveURL('/auth')

  await page.getByRole('button', { name: 'Continue with Google' }).press('Enter')
  await page.getByRole('button', { name: new RegExp(email) }).press('Enter')
  await expect(page).toHaveURL('/dashboard')
})
