import type { Page } from '@playwright/test'
import { expectNoBarrier } from './barriers.ts'
import { speakHere } from './places.ts'
import { expect, signIn, test, watched } from './test.ts'

const look = async (page: Page, name: string) => {
  if (process.env.LOOKS) await page.screenshot({ path: `${process.env.LOOKS}/${name}.png`, fullPage: true })
}

test('a teacher writes to a group in both languages, and a family sees it arrive in its own', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const home = await browser.newContext({ ...(baseURL && { baseURL }) })
  const complaints = await watched(home)
  const family = await home.newPage()
  await signIn(family, 'family@demo.test', '/notifications')
  await speakHere(family, 'en-US')

  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, 'teacher@demo.test', '/groups/playa-azul-kinder')
  await page.getByRole('button', { name: 'Enviar un mensaje' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar un mensaje' })
  await expect(dialog.getByRole('checkbox', { name: 'Maestras y maestros' })).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'Mías' }).check()
  await dialog.getByRole('button', { name: 'Ver a cuántas personas llega' }).click()
  await expect(dialog.getByText('Escríbelo en los dos idiomas.').first()).toBeVisible()
  const said = `Mañana hay feria del libro ${Date.now()}`
  await dialog.getByLabel('En español').fill('<b>feria</b>')
  await expect(dialog.getByText(/sin los signos/)).toBeVisible()
  await dialog.getByLabel('En español').fill(said)
  await dialog.getByLabel('En inglés').fill('The book fair is tomorrow.')
  await dialog.getByLabel('Importancia').selectOption('high')
  await expectNoBarrier(page)
  await look(page, 'write-1280')
  await dialog.getByRole('button', { name: 'Ver a cuántas personas llega' }).click()
  await expect(dialog.getByText('Les llega a 2 personas.')).toBeVisible()
  await expect(dialog.getByText(said)).toBeVisible()
  await expect(dialog.getByText('The book fair is tomorrow.')).toBeVisible()
  await expectNoBarrier(page)
  await look(page, 'preview-1280')
  await dialog.getByRole('button', { name: 'Enviar a 2 personas' }).click()
  await expect(page.getByText('Notificaciones enviadas').first()).toBeVisible()
  await expect(dialog.getByText('Enviado', { exact: true })).toBeVisible()
  await expectNoBarrier(page)
  await look(page, 'report-1280')

  // It pops up at home, in the words for whoever reads English, and lies in the list.
  await expect(family.getByText('The book fair is tomorrow.').first()).toBeVisible()
  await expect(family.getByText('Message from your teacher').first()).toBeVisible()
  await expect(family.getByText(said)).toHaveCount(0)
  await expectNoBarrier(family)
  await look(family, 'family-1280')
  expect(complaints()).toEqual([])
  await home.close()
})

test('a director sends words of the list in English on a narrow page, and finds them among those sent', {
  tag: '@seldom',
}, async ({ page }) => {
  test.slow()
  await signIn(page, 'director@demo.test', '/notifications')
  await speakHere(page, 'en-US')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: 'Send a message' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send a message' })
  await dialog.getByRole('checkbox', { name: 'Students' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Families' }).uncheck()
  await dialog.getByRole('button', { name: 'See how many people it reaches' }).click()
  await expect(dialog.getByText('Choose at least one.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Teachers' }).check()
  await dialog.getByLabel('Message', { exact: true }).selectOption('meeting')
  await expectNoBarrier(page)
  await look(page, 'write-360')
  await dialog.getByRole('button', { name: 'See how many people it reaches' }).click()
  await expect(dialog.getByText('Reunión de la escuela')).toBeVisible()
  await expectNoBarrier(page)
  await look(page, 'preview-360')
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Teachers' })).toBeChecked()
  await dialog.getByRole('button', { name: 'See how many people it reaches' }).click()
  await dialog.getByRole('button', { name: /^Send to \d+ (person|people)$/ }).click()
  await expect(dialog.getByText('Sent', { exact: true }).first()).toBeVisible()
  await look(page, 'report-360')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: 'Messages sent' }).click()
  const list = page.getByRole('tabpanel', { name: 'Messages sent' })
  await expect(list.getByText('School meeting').first()).toBeVisible()
  await expect(list.getByText('Cancelled').first()).toBeVisible()
  await expectNoBarrier(page)
  await look(page, 'sent-360')
})
