import { expect, signIn, skipTutorial, test } from './test.ts'

const castle = '/reading-spanish/castillos-de-arena'

test('a link taken while signed out is reached after signing in', async ({ page, student }) => {
  await page.goto(castle)
  await expect(page).toHaveURL('/auth')
  await page.getByLabel('Email').fill(student)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('coqui-demo')
  await page.getByRole('textbox', { name: 'Contraseña' }).press('Enter')
  await expect(page).toHaveURL(castle)
  await skipTutorial(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Castillos de Arena')
})

test('whoever signs out is told so, and finds every screen closed', async ({ page, student }) => {
  await signIn(page, student)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('region', { name: /^Mensajes/ })).toContainText('Sesión cerrada')
  for (const screen of ['/dashboard', '/notifications', castle]) {
    await page.goto(screen)
    await expect(page).toHaveURL('/auth')
  }
})

test('a language chosen keeps the place', async ({ page, student }) => {
  await signIn(page, student)
  await page.goto(castle)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: 'Read it aloud' })).toBeVisible()
  await expect(page).toHaveURL(castle)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Castillos de Arena')
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
})

test('an unknown address says so in the language of who is there', async ({ page }) => {
  await page.goto('/no-existe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Ay! No encontramos esa página')
  await page.goto('/en/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect(page).toHaveURL(/\/(en)?$/)
})

test.describe('with what does not match', () => {
  test.use({ expected: /status of 400|^400 POST/ })
  test('a wrong password is told without saying which part was wrong', async ({ page, student }) => {
    await page.goto('/auth')
    await page.getByLabel('Email').fill(student)
    await page.getByRole('textbox', { name: 'Contraseña' }).fill('not-the-word')
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await expect(page.getByRole('region', { name: /^Mensajes/ })).toContainText(
      'El email o la contraseña no coinciden.',
    )
    await expect(page).toHaveURL('/auth')
  })
})
