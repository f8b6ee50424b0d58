/** The week by mail: asked for on one page, ended on another that needs no session, and off again on the first. */
import { v7 } from 'uuid'
import { endToken } from '#functions/notifications/rules/letter-token.ts'
import { createFamilyCode } from '#shared/identity/family-routes.ts'
import { frontDoor } from '#tests/support/front-door.ts'
import { operator } from '#tests/support/operator.ts'
import { signUp } from '#tests/support/session.ts'
import { expectNoBarrier } from './barriers.ts'
import { speakHere } from './places.ts'
import { expect, signIn, test, watched } from './test.ts'

const look = async (page: Parameters<typeof expectNoBarrier>[0], name: string) => {
  if (!process.env.LOOKS) return
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.screenshot({ path: `${process.env.LOOKS}/${name}-${width}.png`, fullPage: true })
  }
}

test('a mother asks for the week by mail, and ends it from the letter, signed out', {
  tag: '@seldom',
}, async ({ page, browser, baseURL }) => {
  test.slow()
  const door = await frontDoor(baseURL ?? '')
  const child = await door.newStudent('Amaya Ortiz')
  const { code } = await child.ask(createFamilyCode, { path: { studentId: child.personId } })
  const email = `${v7()}@lee.test`
  const personId = await signUp(door.config, {
    email,
    password: 'coqui-demo',
    name: 'Iris Báez',
    metadata: { accountType: 'family', code },
  })
  const endpoint = door.config.userPoolEndpoint ?? ''
  const { userPoolId } = door.config
  const hand = operator({ endpoint, folder: '', identityTable: '', schoolsTable: '', userPoolId })

  await signIn(page, email, '/notifications')
  await page.getByRole('tab', { name: 'Qué quiero saber' }).click()
  const wanted = page.getByRole('switch', { name: 'Quiero la carta de la semana' })
  await expect(page.getByText('Primero verifica tu email en «Mi cuenta».')).toBeVisible()
  await expect(wanted).toBeDisabled()
  await expectNoBarrier(page)
  await look(page, 'letter-unproven')
  await hand.proveAddress(personId)
  await page.reload()
  await page.getByRole('tab', { name: 'Qué quiero saber' }).click()
  await expect(wanted).toHaveAttribute('aria-checked', 'false')
  await wanted.click()
  await expect(wanted).toHaveAttribute('aria-checked', 'true')
  await page.getByLabel('Escríbanme en').selectOption('Inglés')
  await expectNoBarrier(page)
  await look(page, 'letter-on')
  await speakHere(page, 'en-US')
  await expect(page.getByLabel('Write to me in')).toHaveValue('en-US')
  await expectNoBarrier(page)

  const table = await hand.tableOf('notifications')
  const isTheirs = (row: Readonly<Record<string, unknown>>) =>
    row.pk === `PERSON#${personId}` && row.sk === 'WEEK_LETTER' && row.language === 'en-US'
  let key = ''
  await expect(async () => {
    key = String((await hand.scan(table)).find(isTheirs)?.key ?? '')
    expect(key).not.toBe('')
  }).toPass()

  // Whoever has the letter, on a device where nobody is signed in, as the address of the header leads there.
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
  const complaints = await watched(elsewhere)
  const letter = await elsewhere.newPage()
  const token = endToken(personId, key)
  await letter.goto(`/api/week-letters/${token}?language=en-US`)
  await expect(letter).toHaveURL(`/en/unsubscribe#${token}`)
  await expect(letter.getByRole('heading', { level: 1 })).toHaveText('Do you want to stop the week’s letter?')
  await expectNoBarrier(letter)
  await look(letter, 'end-asks')
  // Only looking at it has ended nothing.
  await expect(page.getByRole('switch', { name: 'I want the week’s letter' })).toHaveAttribute(
    'aria-checked',
    'true',
  )
  await speakHere(letter, 'es-PR')
  await letter.getByRole('button', { name: 'No quiero más cartas' }).click()
  await expect(letter.getByRole('heading', { level: 1 })).toHaveText('Listo. No te escribimos más.')
  await expect(letter.getByRole('heading', { level: 1 })).toBeFocused()
  await expectNoBarrier(letter)
  await look(letter, 'end-done')
  // The other page is told.
  await expect(page.getByRole('switch', { name: 'I want the week’s letter' })).toHaveAttribute(
    'aria-checked',
    'false',
  )
  await letter.goto('/es/unsubscribe')
  await expect(letter.getByRole('heading', { level: 1 })).toHaveText('Este enlace no sirve')
  expect(complaints()).toEqual([])
  await elsewhere.close()
})
