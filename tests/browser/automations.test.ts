import type { Page } from '@playwright/test'
import { v7 } from 'uuid'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { createFamilyCode } from '#shared/identity/family-routes.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { readAloud } from '#tests/journeys/reading-aloud.ts'
import { frontDoor } from '#tests/support/front-door.ts'
import { signUp } from '#tests/support/session.ts'
import { expectNoBarrier } from './barriers.ts'
import { speakHere, WIDTHS } from './places.ts'
import { expect, signIn, test, watched } from './test.ts'

/** The screen at every width without a barrier; kept as a picture where somebody wants to look. */
async function look(page: Page, name: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoBarrier(page)
    if (process.env.LOOKS)
      await page.screenshot({ path: `${process.env.LOOKS}/${name}-${width}.png`, fullPage: true })
  }
}

/** A group of the demo teacher's with two children, and the mother of the first. */
async function smallGroup(url: string) {
  const door = await frontDoor(url)
  const teacher = await door.signIn('teacher@demo.test')
  const { schoolId = '' } = await teacher.ask(getProfile)
  const groupName = `Kínder ${v7()}`
  const body = { name: groupName, grade: 'K', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId }, body })
  const place = `group:${groupId}` as const
  const { codes } = await teacher.ask(createCodes, { path: { place }, body: { role: 'student', count: 2 } })
  const children = []
  for (const [n, name] of ['Ana Vega', 'Beto Ríos'].entries()) {
    const email = `${v7()}@lee.test`
    const metadata = { accountType: 'student', grade: 'K', code: codes[n]?.code ?? '' }
    await signUp(door.config, { email, password: 'coqui-demo', name, metadata })
    children.push(await door.signIn(email))
  }
  const [ana, beto] = children
  if (!ana || !beto) throw new Error('two children come in')
  const { code } = await teacher.ask(createFamilyCode, { path: { studentId: ana.personId } })
  const mother = `${v7()}@lee.test`
  await signUp(door.config, {
    ...{ email: mother, password: 'coqui-demo', name: 'Rosa Vega' },
    metadata: { accountType: 'family', code },
  })
  const ids = ['castillos-de-arena', 'la-chiringa-de-nico', 'mi-coqui']
  const texts = await Promise.all(ids.map(id => door.text(id)))
  /** Enough for the second level. */
  const readOn = async (child: typeof ana) => {
    for (const text of texts) await child.ask(finishReading, { body: readAloud(text) })
  }
  return { groupName, ana, beto, mother, readOn }
}

test('a teacher makes a rule, tries it and switches it on; a child reads, and the family is told in its language', {
  tag: '@seldom',
}, async ({ page, browser, baseURL }) => {
  test.slow()
  const { groupName, ana, beto, mother, readOn } = await smallGroup(baseURL ?? '')
  await readOn(beto)
  const home = await browser.newContext({ ...(baseURL && { baseURL }) })
  const complaints = await watched(home)
  const family = await home.newPage()
  await signIn(family, mother, '/notifications')
  await speakHere(family, 'en-US')

  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, 'teacher@demo.test', '/automation-panel')
  await page.getByRole('button', { name: 'Nueva regla' }).click()
  const making = page.getByRole('dialog', { name: 'Una regla nueva' })
  await making.getByLabel('¿De qué estudiantes?').selectOption({ label: groupName })
  await making.getByLabel('¿Cuándo?').selectOption({ label: 'Alcanza un nivel nuevo' })
  await expect(making.getByLabel('¿Cuál señal?')).toHaveCount(0)
  await making.getByRole('radio', { name: 'Con tus palabras' }).check()
  await making.getByRole('button', { name: 'Guardar y probar' }).click()
  await expect(making.getByText('Escribe algo en los dos idiomas.').first()).toBeVisible()
  await making.getByLabel('En español', { exact: true }).fill('<b>nivel</b>')
  await expect(making.getByText(/sin < ni >/)).toBeVisible()
  await making.getByLabel('En español', { exact: true }).fill('¡Qué orgullo,')
  await making.getByRole('button', { name: 'Poner el nombre: En español' }).click()
  await making.getByLabel('En inglés', { exact: true }).fill('So proud of')
  await making.getByRole('button', { name: 'Poner el nombre: En inglés' }).click()
  await expect(making.getByLabel('En inglés', { exact: true })).toHaveValue('So proud of {name}')
  await look(page, 'rule-form-es')
  await making.getByRole('button', { name: 'Guardar y probar' }).click()

  const trying = page.getByRole('dialog', { name: 'La última semana' })
  await expect(trying.getByText(/pasó con 1 estudiante, pero no habría llegado a nadie/)).toBeVisible()
  await expect(trying.getByRole('row', { name: /Beto Ríos/ })).toBeVisible()
  await expect(trying.getByText('So proud of Amaya')).toBeVisible()
  await look(page, 'rule-preview-es')
  await trying.getByRole('button', { name: 'Encender' }).click()
  await expect(page.getByText('Regla encendida', { exact: true })).toBeVisible()
  const rule = page.getByRole('article', { name: `Alcanza un nivel nuevo, ${groupName}` })
  await expect(rule.getByText('Encendida', { exact: true })).toBeVisible()
  await expect(family.getByText(/So proud of/)).toHaveCount(0)

  await readOn(ana)
  await expect(family.getByText('So proud of Ana')).toBeVisible()
  await expect(family.getByText('A message from your teacher')).toBeVisible()
  await expect(family.getByText(/Qué orgullo/)).toHaveCount(0)
  await look(family, 'rule-told-en')
  await speakHere(family, 'es-PR')
  await expect(family.getByText('¡Qué orgullo, Ana')).toBeVisible()

  await rule.getByRole('button', { name: /^Historial/ }).click()
  const history = page.getByRole('dialog', { name: 'Lo que hizo esta regla' })
  await expect(history.getByRole('row', { name: /Ana Vega.*Avisó a 1 persona/ })).toBeVisible()
  await look(page, 'rule-history-es')
  await history.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('switch', { name: 'Pausar todas mis reglas' }).click()
  await expect(rule.getByText('En pausa', { exact: true })).toBeVisible()
  await look(page, 'rules-held-es')
  await page.getByRole('switch', { name: 'Pausar todas mis reglas' }).click()
  await expect(rule.getByText('Encendida', { exact: true })).toBeVisible()

  await test.step('a director holds all of the school, in English', async () => {
    const office = await browser.newContext({ ...(baseURL && { baseURL }) })
    const director = await office.newPage()
    await signIn(director, 'director@demo.test', '/automation-panel')
    await speakHere(director, 'en-US')
    await director.getByRole('switch', { name: 'Pause all rules of the school' }).click()
    await look(director, 'hold-school-en')
    await director.getByRole('button', { name: 'Pause all rules of the school' }).click()
    await expect(director.getByText('Rules paused', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('La escuela tiene todas sus reglas en pausa.')).toBeVisible()
    await expect(rule.getByText('En pausa', { exact: true })).toBeVisible()
    await director.getByRole('switch', { name: 'Pause all rules of the school' }).click()
    await expect(director.getByText('The rules go on', { exact: true })).toBeVisible()

    await director.getByRole('button', { name: 'New rule' }).click()
    await director.getByRole('button', { name: 'Save and try it' }).click()
    await expect(director.getByRole('dialog', { name: 'The last week' })).toBeVisible()
    await expect(director.getByText('How it will read')).toBeVisible()
    await look(director, 'rule-preview-en')
    await director.getByRole('button', { name: 'Leave it off' }).click()
    const made = director.getByRole('article', { name: 'A sign goes up, The whole school' }).first()
    await expect(made.getByText('Off', { exact: true })).toBeVisible()
    await look(director, 'rules-en')
    await made.getByRole('button', { name: /^Delete/ }).click()
    await director.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(director.getByText('Rule deleted', { exact: true })).toBeVisible()
    await office.close()
  })

  await page.getByRole('button', { name: `Borrar la regla: Alcanza un nivel nuevo, ${groupName}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
  await expect(rule).toHaveCount(0)
  expect(complaints()).toEqual([])
  await home.close()
})
