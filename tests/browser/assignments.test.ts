import { v7 } from 'uuid'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { readAloud } from '#tests/journeys/reading-aloud.ts'
import { type FrontDoor, frontDoor } from '#tests/support/front-door.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { signUp } from '#tests/support/session.ts'
import { expectNoBarrier } from './barriers.ts'
import { expect, signIn, test } from './test.ts'

/** A child of the group, with an account and an address. */
async function child(door: FrontDoor, teacher: SignedIn, groupId: string, name: string) {
  const place = `group:${groupId}` as const
  const { codes } = await teacher.ask(createCodes, { path: { place }, body: { role: 'student', count: 1 } })
  const email = `${v7()}@lee.test`
  const metadata = { accountType: 'student', grade: 'K', code: codes[0]?.code ?? '' }
  await signUp(door.config, { email, password: 'coqui-demo', name, metadata })
  return email
}

// To assign is among the clicks of `teacher-clicks.test.ts`.
test('a text is assigned to three children picked; they see it first, and the teacher sees it done', {
  tag: '@seldom',
}, async ({ page, browser, baseURL }) => {
  const door = await frontDoor(baseURL ?? '')
  const teacher = await door.signIn('teacher@demo.test')
  const { schoolId = '' } = await teacher.ask(getProfile)
  const body = { name: `Kínder ${v7()}`, grade: 'K', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId }, body })
  const names = ['Ana Vega', 'Beto Ríos', 'Caro Paz', 'Dani Luz']
  const emails: string[] = []
  for (const name of names) emails.push(await child(door, teacher, groupId, name))

  await signIn(page, 'teacher@demo.test', `/comprehensive-dashboard?group=${groupId}`)
  let clicks = 0
  for (const name of names.slice(0, 3)) {
    clicks++
    await page.getByRole('row', { name }).getByRole('checkbox').click()
  }
  const text = page.getByLabel('Texto para ellos')
  await text.selectOption('castillos-de-arena')
  await expectNoBarrier(page)
  clicks++
  await page.getByRole('button', { name: 'Asignar a 3' }).click()
  await expect(page.getByText('Asignado a 3 estudiantes', { exact: true })).toBeVisible()
  expect(clicks).toBe(4)

  await page.goto(`/teacher/assignments?group=${groupId}`)
  await expectNoBarrier(page)
  await page.getByRole('link', { name: /Castillos de Arena/ }).click()
  const row = page.getByRole('row', { name: /Ana Vega/ })
  await expect(row).toContainText('Sin empezar')
  await expect(page.getByRole('row')).toHaveCount(4)
  await expectNoBarrier(page)

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  await signIn(phone, emails[0] ?? '')
  await phone.getByRole('button', { name: 'Ahora no' }).click()
  const card = phone.getByRole('region', { name: 'Castillos de Arena' })
  await expect(card).toContainText('Tu maestra te pide')
  await expect(card.getByRole('link', { name: 'Leer' })).toBeInViewport({ ratio: 1 })
  // What is asked for takes nothing of the way: the next stop stays in sight.
  await expect(phone.getByRole('link', { name: /Es tu próxima parada/ })).toBeInViewport({ ratio: 1 })
  await expectNoBarrier(phone)

  // She reads; the page that is open is told.
  const ana = await door.signIn(emails[0] ?? '', 'coqui-demo')
  await ana.ask(finishReading, { body: readAloud(await door.text('castillos-de-arena')) })
  await expect(row).toContainText('Terminó')
  await expect(row).toContainText('100 %')
  await phone.reload()
  await expect(phone.getByText('Tu maestra te pide')).toHaveCount(0)
  await context.close()

  await page.getByRole('button', { name: 'English' }).click()
  await expect(row).toContainText('Done')
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible()
})
