import { finishReading } from '#shared/reading/routes.ts'
import { readAloud } from '#tests/journeys/reading-aloud.ts'
import { frontDoor } from '#tests/support/front-door.ts'
import { expectNoBarrier } from './barriers.ts'
import { speakHere } from './places.ts'
import { expect, signIn, test } from './test.ts'

// `watch-page.ts` fails each page that scrolls sideways.
test.use({ viewport: { width: 360, height: 740 } })

test('a child sees its next steps, says how much it wants to read, and how far it has come, in both languages', async ({
  page,
  student,
  baseURL,
}) => {
  const door = await frontDoor(baseURL ?? '')
  const child = await door.signIn(student, 'coqui-demo')
  await child.ask(finishReading, { body: readAloud(await door.text('castillos-de-arena')) })

  await signIn(page, student, '/personalized-learning')
  await expect(page.getByRole('heading', { level: 1, name: 'Mi camino' })).toBeVisible()
  for (const name of ['En español', 'En inglés'])
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(3, { timeout: 60_000 })
  await page.getByRole('radio', { name: '2 textos por semana' }).click({ force: true })
  await expect(page.getByRole('radio', { name: '2 textos por semana', checked: true })).toBeAttached()
  const goal = page.getByRole('region', { name: 'Mi meta' })
  await expect(goal.getByRole('status')).toContainText(/Te falta 1 texto|Te faltan 2 textos/)
  await expectNoBarrier(page)

  const inWords = async (language: 'es-PR' | 'en-US') => {
    // On a phone the language stands in the menu.
    await page.setViewportSize({ width: 1280, height: 800 })
    await speakHere(page, language)
    await page.setViewportSize({ width: 360, height: 740 })
  }
  await inWords('en-US')
  await expect(page.getByRole('heading', { level: 1, name: 'My path' })).toBeVisible()
  await page.reload()
  // The goal is the house's, not the page's.
  await expect(page.getByRole('radio', { name: '2 texts a week', checked: true })).toBeAttached()
  await expectNoBarrier(page)
  await page.getByRole('link', { name: 'See my progress' }).click()
  await expect(page).toHaveURL(/\/student-progress/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoBarrier(page)
  await inWords('es-PR')
  await expectNoBarrier(page)
})
