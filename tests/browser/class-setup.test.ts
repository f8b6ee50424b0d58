import { v7 } from 'uuid'
import { createGroup } from '#shared/identity/group-routes.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { frontDoor } from '#tests/support/front-door.ts'
import { expectNoBarrier } from './barriers.ts'
import { expect, signIn, test } from './test.ts'

const CLASS = Array.from(
  { length: 26 },
  (_, n) => `Rivera ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[n]}, Ana ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[n]}`,
)

test('a class of twenty-six is set up: a list pasted, accounts for all, cards to cut out', async ({
  page,
  baseURL,
}) => {
  const teacher = await (await frontDoor(baseURL ?? '')).signIn('teacher@demo.test')
  const { schoolId = '' } = await teacher.ask(getProfile)
  const body = { name: `Kínder ${v7()}`, grade: 'K', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId }, body })
  await signIn(page, 'teacher@demo.test')
  await page.goto(`/groups/${groupId}`)

  let taps = 0
  const tap = (name: string) => {
    taps++
    return page.getByRole('button', { name }).click()
  }
  await tap('Añadir niño o niña')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombres de la clase').fill([...CLASS, CLASS[0]].join('\n'))
  await expectNoBarrier(page)
  await tap('Ver la lista')
  // Given names first, whichever way they came; who is there twice is left out.
  await expect(dialog.getByLabel('Nombre 1', { exact: true })).toHaveValue('Ana A Rivera A')
  await expect(dialog.getByText('Está dos veces.')).toBeVisible()
  await expectNoBarrier(page)
  await tap('Añadir 26 niños y niñas')
  await expect(page.getByRole('status').getByText('26 niños y niñas ya están en la lista')).toBeVisible()

  await tap('Abrir cuentas con dibujos a los 26 sin cuenta')
  await expect(page.getByRole('heading', { name: '26 cuentas abiertas' })).toBeVisible({ timeout: 60_000 })
  await expectNoBarrier(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-paper] p', { hasText: 'Ana Z Rivera Z' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  expect(taps).toBe(4)

  await page.getByRole('button', { name: 'Cambiar el nombre de Ana A Rivera A' }).click()
  await page.getByLabel('Nombre de Ana A Rivera A').fill('Ana Amaya Rivera')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Ana Amaya Rivera' })).toBeVisible()
  // That the list came in can be undone as well.
  const renamed = page.getByRole('listitem').filter({ hasText: 'Ahora se llama Ana Amaya Rivera' })
  await renamed.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('link', { name: 'Ana A Rivera A' })).toBeVisible()
})
