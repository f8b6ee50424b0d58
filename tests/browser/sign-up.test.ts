import type { Locator, Page } from '@playwright/test'
import { v7 } from 'uuid'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { createFamilyCode } from '#shared/identity/family-routes.ts'
import { addToGroup, changeGroup, createGroup, openPreReader } from '#shared/identity/group-routes.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { ROLES, type Role } from '#shared/kernel/standing.ts'
import { frontDoor } from '#tests/support/front-door.ts'
import { expectNoBarrier } from './barriers.ts'
import { expect, skipTutorial, test } from './test.ts'

const PASSWORD = 'tres guineos maduros'

interface Journey {
  readonly home: string
  /** What the role's menu holds, in Spanish and in English. */
  readonly menu: readonly [string, string]
  readonly type: string
  /** The toast that welcomes. */
  readonly welcome: RegExp
}

const journeys: Readonly<Record<Role, Journey>> = {
  student: {
    home: '/dashboard',
    type: 'Estudiante',
    menu: ['Mi isla', 'My island'],
    welcome: /como estudiante/,
  },
  teacher: {
    home: '/comprehensive-dashboard',
    type: 'Maestro(a)',
    menu: ['Mis grupos', 'My groups'],
    welcome: /como maestro/,
  },
  director: {
    home: '/admin-island',
    type: 'Director(a)',
    menu: ['Panel de la escuela', 'School dashboard'],
    welcome: /como director/,
  },
  ore: {
    home: '/admin-island',
    type: 'Personal ORE',
    menu: ['Panel regional', 'Regional dashboard'],
    welcome: /como personal ORE/,
  },
  family: {
    home: '/family-portal',
    type: 'Familia',
    menu: ['Portal de la familia', 'Family portal'],
    welcome: /como familia/,
  },
  admin: {
    home: '/admin-island',
    type: 'Administrador',
    menu: ['Explorador de contenido', 'Content browser'],
    welcome: /como administrador/,
  },
}

/** A fresh code of a role, made by those who may; a student needs none. */
async function codeFor(role: Role, site: string): Promise<string> {
  const door = await frontDoor(site)
  const [admin, teacher, student] = await Promise.all(
    ['admin', 'teacher', 'student'].map(name => door.signIn(`${name}@demo.test`)),
  )
  if (!admin || !teacher || !student) throw new Error('the demo people are not there')
  if (role === 'student') return ''
  if (role === 'family') {
    const { code } = await admin.ask(createFamilyCode, { path: { studentId: student.personId } })
    return code
  }
  const { schoolId = '', region = '' } = await teacher.ask(getProfile)
  const place =
    role === 'admin' ? 'island' : role === 'ore' ? placeAt('region', region) : placeAt('school', schoolId)
  const { codes } = await admin.ask(createCodes, { path: { place }, body: { role, count: 1 } })
  return codes[0]?.code ?? ''
}

const messages = (page: Page) => page.getByRole('region', { name: /^(Mensajes|Messages)/ })

for (const role of ROLES) {
  const { home, menu, type, welcome } = journeys[role]
  test(`${role}: signs up, arrives, sees the menu, signs out, signs in in English`, {
    // The others come in by a code, as a teacher does further down.
    tag: role === 'student' ? [] : '@seldom',
  }, async ({ page, baseURL }) => {
    const code = await codeFor(role, baseURL ?? '')
    const email = `${v7()}@lee.test`
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Crear Cuenta' }).click()
    await page.getByRole('radio', { name: type }).check({ force: true })
    if (code) await page.getByRole('textbox', { name: /^Código/ }).fill(code.toLowerCase().replace('-', ''))
    else {
      await page.getByRole('radio', { name: 'Kinder', exact: true }).check({ force: true })
      await page.getByLabel('Región educativa (ORE)').selectOption('Humacao')
      await page.getByLabel('Escuela', { exact: true }).selectOption({ label: 'Otra Escuela' })
    }
    await page.getByLabel('Nombre completo').fill('Luz Delgado')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD)
    await expectNoBarrier(page)
    await page.getByRole('button', { name: 'Crear Cuenta' }).click()
    await expect(page).toHaveURL(home)
    // The tutorial stands in front of the toasts, which then have no role.
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByText('¡Cuenta creada!').first()).toBeVisible()
    await expect(page.getByText(welcome).first()).toBeVisible()
    if (role === 'family') await expect(page.getByText('Código familiar activado').first()).toBeVisible()
    await expectNoBarrier(page)
    await skipTutorial(page)
    await expect(page.getByRole('navigation').getByRole('link', { name: menu[0] }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(messages(page)).toContainText('Hasta pronto')

    await page.getByRole('button', { name: 'English' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('navigation').getByRole('link', { name: menu[1] }).first()).toBeVisible()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectNoBarrier(page)
  })
}

/** Goes on with Tab until this is reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let steps = 0; steps < 60; steps++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached with Tab`)
}

test('a teacher signs up with the keyboard alone, and is led to what is missing', async ({
  page,
  baseURL,
}) => {
  const code = await codeFor('teacher', baseURL ?? '')
  await page.goto('/auth')
  await tabTo(page, page.getByRole('tab', { name: 'Iniciar Sesión' }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('radio', { name: 'Estudiante' }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByLabel('Nombre completo'))
  await page.keyboard.type('Ana Rivera')
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Código institucional')
  await expect(field).toBeFocused()
  await expect(page.getByText('Los maestros requieren un código de acceso')).toBeVisible()
  await page.keyboard.type(code.toLowerCase())
  await expect(field).toHaveValue(code)
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(`${v7()}@lee.test`)
  await tabTo(page, page.getByRole('textbox', { name: 'Contraseña' }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/comprehensive-dashboard')
})

test('a code typed before signing in is claimed afterwards, and the child unlinked again', async ({
  page,
  student,
  baseURL,
}) => {
  const code = await codeFor('family', baseURL ?? '')
  await page.goto('/family-access')
  await page.getByLabel('Código familiar del estudiante').fill(code)
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/auth')
  expect(await page.evaluate(() => localStorage.getItem('pending_family_code'))).toBe(code)
  await page.getByLabel('Email').fill(student)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('coqui-demo')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/family-access')
  await expect(messages(page)).toContainText('Su cuenta ha sido vinculada al estudiante correctamente')
  expect(await page.evaluate(() => localStorage.getItem('pending_family_code'))).toBeNull()
  await expect(page.getByRole('heading', { name: 'Tus niños' })).toBeVisible()
  await page.getByRole('button', { name: 'Desvincular' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desvincular' }).click()
  await expect(page.getByRole('heading', { name: 'Tus niños' })).toBeHidden()
})

test('a teacher sees a group, puts a child on its roster, and makes and revokes codes', async ({
  page,
  baseURL,
}) => {
  const teacher = await (await frontDoor(baseURL ?? '')).signIn('teacher@demo.test')
  const { schoolId = '' } = await teacher.ask(getProfile)
  const { groupId } = await teacher.ask(createGroup, {
    path: { schoolId },
    body: { name: `Segundo ${v7()}`, grade: '2', schoolYear: 2026 },
  })
  await page.goto(`/groups/${groupId}`)
  await page.getByLabel('Email').fill('teacher@demo.test')
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('coqui-demo')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await skipTutorial(page)
  await page.getByRole('button', { name: 'Añadir niño o niña' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Sin cuenta' }).click()
  await dialog.getByLabel('Nombre completo').fill('Nina Ñeco')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Nina Ñeco ya está en la lista.')).toBeVisible()
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('rowheader', { name: /^Nina Ñeco/ })).toBeVisible()
  await page.getByRole('button', { name: 'Hacer un código para quien no tiene cuenta' }).click()
  await expect(page.getByRole('heading', { name: '1 código listo' })).toBeVisible()
  await expect(page.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/).first()).toBeVisible()
  await expectNoBarrier(page)

  await page.getByRole('link', { name: 'Códigos' }).click()
  await page.getByLabel('Grupo').selectOption(groupId)
  const row = page.getByRole('row', { name: /Nina Ñeco/ })
  await expect(row).toContainText('Abierto')
  await row.getByRole('button', { name: 'Anular' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Anular' }).click()
  await expect(row).toContainText('Anulado')
  await expectNoBarrier(page)
})

test.describe('with what is refused', () => {
  test.use({ expected: /status of 40[03]|^40[03] POST/ })

  test('a child who cannot read yet enters with pictures, and is told kindly when they do not match', async ({
    page,
    baseURL,
  }) => {
    const teacher = await (await frontDoor(baseURL ?? '')).signIn('teacher@demo.test')
    const { schoolId = '' } = await teacher.ask(getProfile)
    const body = { name: `Kínder ${v7()}`, grade: 'K', schoolYear: 2026 } as const
    const { groupId } = await teacher.ask(createGroup, { path: { schoolId }, body })
    const path = { groupId }
    const { classCode = '' } = await teacher.ask(changeGroup, { path, body: { pictureSignIn: true } })
    const { expected } = await teacher.ask(addToGroup, { path, body: { fullName: 'Nina Ñeco', grade: 'K' } })
    const rosterId = expected[0]?.rosterId ?? ''
    await teacher.ask(openPreReader, {
      path: { groupId, rosterId },
      body: { pictures: ['sol', 'guagua', 'sol'] },
    })

    await page.goto('/auth')
    await page.getByRole('button', { name: 'Entrar con dibujos' }).click()
    await page.getByLabel('Código de la clase').fill(classCode.toLowerCase())
    await page.getByRole('button', { name: 'Buscar mi clase' }).click()
    await expect(page.getByRole('button', { name: 'Nina' }).locator('svg')).toBeVisible()
    await page.getByRole('button', { name: 'Nina' }).click()
    const tap = async (...pictures: readonly string[]) => {
      for (const name of pictures) await page.getByRole('button', { name, exact: true }).click()
    }
    await expectNoBarrier(page)
    await tap('luna', 'guagua', 'sol')
    await expect(page.getByText('Casi. Mira bien y trata otra vez.')).toBeVisible()
    await tap('sol', 'guagua', 'sol')
    await expect(page).toHaveURL('/dashboard')
    await skipTutorial(page)

    await test.step('whoever leaves is gone in a second tab too, and the faces of the class wait for the next', async () => {
      const opened = page.waitForEvent('popup')
      await page.evaluate(() => void open('/mi-progreso'))
      const second = await opened
      await expect(second.getByRole('heading', { level: 1 })).toHaveText('Así creces')
      await page.getByRole('button', { name: 'Cerrar sesión' }).click()
      for (const tab of [page, second]) {
        await expect(tab).toHaveURL('/auth?view=pictures')
        await expect(tab.getByRole('button', { name: 'Nina' })).toBeVisible()
      }
      await second.close()
    })
    await test.step('an adult makes the tablet forget the class', async () => {
      await page.getByRole('button', { name: 'Atrás', exact: true }).click()
      await page.getByRole('button', { name: 'Olvidar esta clase en este aparato' }).click()
      await page.reload()
      await expect(page.getByLabel('Código de la clase')).toHaveValue('')
    })
  })

  test('a code that is not one is told in a toast, and an account that exists leads to the other tab', async ({
    page,
    student,
  }) => {
    await page.goto('/auth?code=ABCDE-FGHJK&as=director')
    await page.getByLabel('Nombre completo').fill('Ana Rivera')
    await page.getByLabel('Email').fill(`${v7()}@lee.test`)
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Crear Cuenta' }).click()
    await expect(messages(page)).toContainText('Código de acceso inválido')

    await page.getByRole('radio', { name: 'Estudiante' }).check({ force: true })
    await page.getByLabel('Código de acceso (opcional)').fill('')
    await page.getByRole('radio', { name: 'Kinder', exact: true }).check({ force: true })
    await page.getByLabel('Región educativa (ORE)').selectOption('Ponce')
    await page.getByLabel('Escuela', { exact: true }).selectOption({ label: 'Otra Escuela' })
    await page.getByLabel('Email').fill(student)
    await page.getByRole('button', { name: 'Crear Cuenta' }).click()
    await expect(messages(page)).toContainText('Esta cuenta ya existe')
    await expect(page.getByRole('tab', { name: 'Iniciar Sesión' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(student)
  })
})
