import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { v7 } from 'uuid'
import { createGroup } from '#shared/identity/group-routes.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { frontDoor } from '#tests/support/front-door.ts'
import { expectNoBarrier } from './barriers.ts'
import { expect, signIn, test } from './test.ts'

/** Each account takes half a second: a whole class is set up in `npm run sweep journeys`. */
const SIZE = process.env.EVERY ? 26 : 6
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].slice(0, SIZE)
const CLASS = LETTERS.map(letter => `Rivera ${letter}, Ana ${letter}`)
const [LAST] = LETTERS.slice(-1)

/** A new group of the teacher’s, and its page. */
async function openNewGroup(page: Page, baseURL: string | undefined): Promise<void> {
  const teacher = await (await frontDoor(baseURL ?? '')).signIn('teacher@demo.test')
  const { schoolId = '' } = await teacher.ask(getProfile)
  const body = { name: `Kínder ${v7()}`, grade: 'K', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId }, body })
  await signIn(page, 'teacher@demo.test', `/groups/${groupId}`)
}

test('a class is set up: a list pasted, accounts for all, cards to cut out', async ({ page, baseURL }) => {
  await openNewGroup(page, baseURL)

  const began = performance.now()
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
  await tap(`Añadir ${SIZE} niños y niñas`)
  await expect(page.getByRole('status').getByText(`${SIZE} niños y niñas ya están en la lista`)).toBeVisible()

  await tap(`Abrir cuentas con dibujos a los ${SIZE} sin cuenta`)
  await expect(page.getByRole('heading', { name: `${SIZE} cuentas abiertas` })).toBeVisible({
    timeout: 60_000,
  })
  const seconds = (performance.now() - began) / 1000
  console.log(`a class of ${SIZE} set up: ${taps} taps, ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(180)
  await expectNoBarrier(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-paper] p', { hasText: `Ana ${LAST} Rivera ${LAST}` })).toBeVisible()
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

test('a file with its own columns is understood, what it says is changed where it was not, and the template is one', async ({
  page,
  baseURL,
}) => {
  await openNewGroup(page, baseURL)
  await page.getByRole('button', { name: 'Añadir niño o niña' }).click()
  const dialog = page.getByRole('dialog')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Bajar una plantilla' }).click()
  const template = await download
  expect(template.suggestedFilename()).toBe('lista-de-clase.csv')
  expect(await readFile(await template.path(), 'utf8')).toContain('Nombre,Apellidos')

  const choose = (text: string) =>
    dialog
      .getByLabel('Escoger un archivo')
      .setInputFiles({ name: 'clase.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('\n \n')
  await expect(dialog.getByText('Ahí no hay nombres.')).toBeVisible()
  await choose('Núm;Apellido paterno;Nombre\n1;Rivera;Ana\n2;Ortiz;Leo\n')
  await expect(dialog.getByLabel('Nombre 2', { exact: true })).toHaveValue('Leo Ortiz')
  await dialog.getByLabel('Apellido paterno').selectOption('none')
  await expect(dialog.getByLabel('Nombre 2', { exact: true })).toHaveValue('Leo')
  await dialog.getByLabel('Apellido paterno').selectOption('family')
  await dialog.getByRole('button', { name: 'Añadir 2 niños y niñas' }).click()
  await expect(page.getByRole('rowheader', { name: /Ana Rivera/ })).toBeVisible()
})
