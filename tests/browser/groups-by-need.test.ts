import { v7 } from 'uuid'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { soundsIn } from '#shared/language/sounds.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { readAloud, wordsOf } from '#tests/journeys/reading-aloud.ts'
import { frontDoor } from '#tests/support/front-door.ts'
import { signUp } from '#tests/support/session.ts'
import { expectNoBarrier } from './barriers.ts'
import { speakHere } from './places.ts'
import { expect, signIn, test } from './test.ts'

/** The pages of a PDF. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** Two children of a new group who say f for every s: so often that it can be judged. */
async function twoWhoMiss(url: string): Promise<string> {
  const door = await frontDoor(url)
  const teacher = await door.signIn('teacher@demo.test')
  const { schoolId = '' } = await teacher.ask(getProfile)
  const body = { name: `Kínder ${v7()}`, grade: 'K', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId }, body })
  const place = `group:${groupId}` as const
  const { codes } = await teacher.ask(createCodes, { path: { place }, body: { role: 'student', count: 2 } })
  const text = await door.text('castillos-de-arena')
  const missed = wordsOf(text).flatMap((word, n) =>
    soundsIn(word, 'es-PR').includes('es-s') ? [[n, word.replaceAll(/[sz]|c(?=[eií])/gi, 'f')] as const] : [],
  )
  for (const [n, name] of ['Ana Rivera', 'Beto Santos'].entries()) {
    const email = `${v7()}@lee.test`
    const metadata = { accountType: 'student', grade: 'K', code: codes[n]?.code ?? '' }
    await signUp(door.config, { email, password: 'coqui-demo', name, metadata })
    const child = await door.signIn(email, 'coqui-demo')
    for (let time = 0; time < 3; time++)
      await child.ask(finishReading, { body: readAloud(text, Object.fromEntries(missed)) })
  }
  return groupId
}

test('a teacher puts a small group together and prints its lesson in three clicks', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const groupId = await twoWhoMiss(baseURL ?? '')
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await signIn(page, 'teacher@demo.test', `/groups-by-need?group=${groupId}`)
  const bySound = page.getByRole('region', { name: 'Por sonido' })
  const missing = bySound.getByRole('listitem').filter({ hasText: /^(Ana Rivera|Beto Santos)/ })
  // Their lines are counted within a minute.
  await expect(async () => {
    await page.reload()
    await expect(missing).toHaveCount(2, { timeout: 5000 })
  }).toPass({ timeout: 120_000 })
  await page.getByRole('link', { name: 'Mi grupo hoy' }).click()
  await expect(page.getByRole('heading', { name: 'Mi grupo hoy' })).toBeVisible()

  // Whom to help and why: no click. What was read, word by word: two.
  const ana = page.getByRole('article', { name: 'Ana Rivera' })
  await expect(ana).toBeInViewport()
  await expect(ana).toContainText(/Falla el sonido «.+» en español en 21 de 21 palabras/)
  await ana.getByRole('link', { name: 'Ver las lecturas de Ana' }).click()
  await page
    .getByRole('button', { name: /^Ver las palabras de Castillos/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Castillos de Arena' })).toBeVisible()
  await page.goto(`/comprehensive-dashboard?group=${groupId}`)

  // What is recommended for both is assigned in one press, and not offered again.
  await page.getByRole('link', { name: 'Recomendaciones' }).click()
  const together = page.getByRole('article', { name: /^Practicar «.+» juntos: 2 estudiantes$/ })
  await expect(together.getByRole('link', { name: /^Ver las lecturas de/ })).toHaveCount(2)
  await expectNoBarrier(page)
  await together.getByRole('button', { name: 'Asignar la práctica' }).click()
  await expect(page.getByText('Práctica asignada a 2 estudiantes', { exact: true })).toBeVisible()
  await expect(together).toHaveCount(0)
  await expect(async () => {
    await page.goto(`/teacher/assignments?group=${groupId}`)
    await expect(page.getByText(/^Practicar el sonido/).first()).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.goto(`/comprehensive-dashboard?group=${groupId}`)

  await page.getByRole('link', { name: 'Grupos por necesidad' }).click()
  await expect(missing.filter({ hasText: 'Ana' })).toHaveText('Ana Rivera21 de 21')
  await expect(missing.filter({ hasText: 'Beto' })).toHaveText('Beto Santos21 de 21')
  await expectNoBarrier(page)
  await bySound.getByRole('link', { name: /^Ver la lección/ }).click()
  await expect(page.getByRole('article', { name: 'Página para los niños' })).toBeVisible()
  await page.getByRole('button', { name: 'Imprimir la lección' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
  await expectNoBarrier(page)

  // Who stays away is not on paper; with nobody there is nothing to print.
  const teachers = page.getByRole('article', { name: 'Página para quien enseña' })
  await expect(teachers.getByRole('rowheader')).toHaveText(['Ana Rivera', 'Beto Santos'])
  await page.getByText('Vienen 2 estudiantes').click()
  await page.getByLabel('Ana Rivera').click()
  await expect(teachers.getByRole('rowheader')).toHaveText(['Beto Santos'])
  await page.getByLabel('Beto Santos').click()
  await expect(page.getByRole('button', { name: 'Imprimir la lección' })).toBeDisabled()

  await page.getByRole('link', { name: 'Grupos por necesidad' }).click()
  await speakHere(page, 'en-US')
  const byLevel = page.getByRole('region', { name: 'By reading level' })
  await byLevel.getByRole('link', { name: /^See the lesson/ }).click()
  await expect(page.getByRole('article', { name: 'The children’s page' })).toBeVisible()
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
  await expectNoBarrier(page)
})
