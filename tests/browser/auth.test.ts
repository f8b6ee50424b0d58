import { v7 } from 'uuid'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { frontDoor } from '#tests/support/front-door.ts'
import { signUp } from '#tests/support/session.ts'
import { expectNoBarrier } from './barriers.ts'
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

test('whoever forgot their password is given one by their teacher, and chooses their own', async ({
  page,
  baseURL,
}) => {
  const door = await frontDoor(baseURL ?? '')
  const teacher = await door.signIn('teacher@demo.test')
  const body = { name: `Tercero ${v7()}`, grade: '3', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId: 'playa-azul' }, body })
  const { codes } = await teacher.ask(createCodes, {
    path: { place: placeAt('group', groupId) },
    body: { role: 'student', count: 1 },
  })
  const email = `${v7()}@lee.test`
  const metadata = { accountType: 'student', grade: '3', code: codes[0]?.code ?? '' }
  await signUp(door.config, { email, password: v7(), name: 'Ian Vega', metadata })

  await signIn(page, 'teacher@demo.test')
  await page.goto(`/groups/${groupId}`)
  await page.getByRole('button', { name: 'Restablecer contraseña de Ian Vega' }).click()
  await page.getByRole('button', { name: 'Restablecer contraseña', exact: true }).click()
  const given = page.getByRole('dialog').getByRole('status')
  await expect(given).toContainText(email)
  await expectNoBarrier(page)
  const password = (await given.innerText()).replace(email, '').trim()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()

  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await page.getByLabel('Email').fill(email)
  await field('Contraseña').fill(password)
  await field('Contraseña').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Escoge tu contraseña' })).toBeVisible()
  await expect(field('Contraseña nueva')).toBeFocused()
  await expectNoBarrier(page)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Escoge otra: esa ya la sabe quien te la dio.')).toBeVisible()
  await field('Contraseña nueva').fill('tres guineos maduros')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Cada niño|Each at)/)
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
