import { beginCastle, expect, readCastle, signIn, test, toResult } from './test.ts'

// By `tests/journeys/live.test.ts` eleven do.
test('two open pages of one child both hear', { tag: '@seldom' }, async ({ page, context, student }) => {
  await signIn(page, student)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('region', { name: 'Tus logros' })).toContainText('0 / 100 XP')
  await readCastle(page)
  for (const open of [page, other]) {
    await expect(open.getByRole('region', { name: 'Tus logros' })).toContainText('60 / 100 XP')
    await expect(open.getByRole('button', { name: 'Notificaciones: 1 sin leer' })).toBeVisible()
  }
})

test('a page whose connection was lost finds a new one, and learns what it missed', async ({
  page,
  student,
}) => {
  let [reachable, openings] = [true, 0]
  let lose = () => Promise.resolve()
  await page.routeWebSocket(/\/live\?ticket=/, socket => {
    if (!reachable) return void socket.close()
    openings++
    socket.connectToServer()
    lose = () => socket.close()
  })
  await signIn(page, student)
  await expect.poll(() => openings).toBeGreaterThan(0)
  const before = openings
  await page.goto('/reading-spanish/castillos-de-arena')
  const gathered = page.getByRole('region', { name: 'Tus logros' })
  await expect(gathered).toContainText('0 / 100 XP')
  await expect.poll(() => openings).toBeGreaterThan(before)

  reachable = false
  await lose()
  await beginCastle(page)
  await page.getByRole('heading', { name: '¡Leíste 40 palabras!' }).waitFor()
  await toResult(page)
  await expect(page.getByText('Guardada.')).toBeVisible()
  await expect(gathered).toContainText('0 / 100 XP')

  reachable = true
  // The pauses between tries have grown meanwhile, to half a minute at most.
  await expect(gathered).toContainText('60 / 100 XP', { timeout: 45_000 })
  await expect(page.getByRole('button', { name: 'Notificaciones: 1 sin leer' })).toBeVisible()
})
