import { v7 } from 'uuid'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { readAloud } from '#tests/journeys/reading-aloud.ts'
import { frontDoor } from '#tests/support/front-door.ts'
import { signUp } from '#tests/support/session.ts'
import { expectNoBarrier } from './barriers.ts'
import { speakHere } from './places.ts'
import { expect, signIn, test } from './test.ts'

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** Five children of a new group, who each read one text. */
async function fiveWhoRead(url: string): Promise<string> {
  const door = await frontDoor(url)
  const teacher = await door.signIn('teacher@demo.test')
  const { schoolId = '' } = await teacher.ask(getProfile)
  const body = { name: `Kínder ${v7()}`, grade: 'K', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId }, body })
  const place = `group:${groupId}` as const
  const { codes } = await teacher.ask(createCodes, { path: { place }, body: { role: 'student', count: 5 } })
  const text = await door.text('castillos-de-arena')
  for (const [n, name] of ['Ana Rivera', 'Beto Santos', 'Caro Díaz', 'Dani Vega', 'Eva Ruiz'].entries()) {
    const email = `${v7()}@lee.test`
    const metadata = { accountType: 'student', grade: 'K', code: codes[n]?.code ?? '' }
    await signUp(door.config, { email, password: 'coqui-demo', name, metadata })
    const child = await door.signIn(email, 'coqui-demo')
    await child.ask(finishReading, { body: readAloud(text, { 2: 'otra' }) })
  }
  return groupId
}

test('a teacher has a page written about the group, follows a sentence to its figure, and prints it', {
  tag: '@seldom',
}, async ({ page, baseURL }) => {
  test.slow()
  const groupId = await fiveWhoRead(baseURL ?? '')
  await signIn(page, 'teacher@demo.test', `/ai-analysis?group=${groupId}`)
  // Their lines are counted within a minute; rules tell of them at once.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Esta semana leyeron 5 de 5 estudiantes.')).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 120_000 })
  await expectNoBarrier(page)

  await page.getByRole('button', { name: 'Pedir una página escrita' }).click()
  const prose = page.getByRole('region', { name: /^En prosa, con los datos del/ })
  await expect(prose.getByText('Escrito con reglas, sin inteligencia artificial.')).toBeVisible()
  await expect(prose).toContainText('Esta semana leyeron 5 de 5 estudiantes: hubo 5 lecturas')
  // No name is in the prose; by its figure stand those who are meant.
  await expect(page.getByRole('heading', { name: 'Lo que muestran los datos de hoy' })).toHaveCount(0)
  await prose.getByRole('link', { name: 'Ver el dato 2' }).first().click()
  await expect(page).toHaveURL(/#figure-2$/)
  await expect(page.locator('#figure-2')).toBeInViewport()
  await expectNoBarrier(page)
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2)

  await speakHere(page, 'en-US')
  const english = page.getByRole('region', { name: /^In prose, from the figures of/ })
  await expect(english).toContainText('This week 5 of 5 students read: 5 readings')
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoBarrier(page)

  // Of one child, on a narrow page.
  await page.getByLabel('About').selectOption({ label: 'Ana Rivera' })
  await expect(page.getByText('1 reading so far this week.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a written page' }).click()
  await expect(english).toContainText('There is 1 reading of')
  await expect(english).not.toContainText('Ana')
  await expectNoBarrier(page)
})
