import type { Page } from '@playwright/test'
import { saying } from './spoken.ts'
import { beginCastle, CASTLE, expect, readCastle, signIn, test, toResult, willSay } from './test.ts'

test.use({ expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

/** What one reading is worth, and not two. */
async function expectOneReading(page: Page): Promise<void> {
  const gathered = page.getByRole('region', { name: 'Tus logros' })
  await expect(gathered).toContainText('60 / 100 XP')
  await expect(gathered).toContainText(/Monedas\s*(10|15|20|25)/)
  await page.goto('/reading-spanish/castillos-de-arena')
  await expect(page.getByRole('listitem').filter({ hasText: '40 palabras' })).toHaveCount(1)
  await expect(gathered).toContainText('60 / 100 XP')
}

// As the one that is sent when the same child is back, whose page stays.
test('a reading finished offline is kept, and sent when the network is back', {
  tag: '@seldom',
}, async ({ page, context, student }) => {
  await signIn(page, student)
  await page.goto('/reading-spanish/castillos-de-arena')
  await beginCastle(page)
  await expect(page.locator('[data-mark=read]').first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Leíste 40 palabras!')
  await toResult(page)
  await expect(page.getByText('Guardado aquí. Se enviará cuando vuelva la conexión.')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('Guardada.')).toBeVisible()
  await expectOneReading(page)
})

test('a reading whose answer was lost is sent again, and counts once', async ({ page, student }) => {
  await signIn(page, student)
  let answersLost = 0
  await page.route('/api/readings', async route => {
    if (route.request().method() !== 'POST' || answersLost > 0) return route.continue()
    await route.fetch()
    answersLost++
    await route.abort()
  })
  await readCastle(page)
  await expect(page.getByText('Guardada.')).toBeVisible()
  expect(answersLost).toBe(1)
  await expectOneReading(page)
})

test('a reading that could not be sent outlives the page', { tag: '@seldom' }, async ({ page, student }) => {
  await signIn(page, student)
  const unreachable = /\/api\/readings$/
  await page.route(unreachable, route =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await readCastle(page)
  await expect(page.getByText('Guardado aquí. Se enviará cuando vuelva la conexión.')).toBeVisible()
  await page.goto('/reading-spanish')
  await expect(page.getByText('1 lectura espera la conexión.')).toBeVisible()

  await page.unroute(unreachable)
  await page.reload()
  await expect(page.getByText('1 lectura espera la conexión.')).toHaveCount(0)
  await expectOneReading(page)
})

test('an activity finished without a network outlives the page, and is done once it is back', {
  tag: '@seldom',
}, async ({ page, student }) => {
  await signIn(page, student)
  await page.goto('/lesson/castillos-de-arena/k-palabras-de-la-playa')
  const unreachable = /\/api\/lessons$/
  await page.route(unreachable, route =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Jugar' }).click()
  await playBeach(page)
  await expect(page.getByText('Guardado aquí. Se envía cuando vuelva la conexión.')).toBeVisible()
  await page.unroute(unreachable)
  await page.goto('/mi-progreso')
  const gathered = page.getByRole('region', { name: 'Tus logros' })
  await expect(gathered).toContainText('20 / 100 XP')
  await page.goto('/lesson/castillos-de-arena')
  await expect(page.getByText('1 de 6 lecciones')).toBeVisible()
  await page.reload()
  await expect(gathered).toContainText('20 / 100 XP')
})

/** Answers the activity of words of the beach, each at once. */
async function playBeach(page: Page): Promise<void> {
  for (const answer of ['Con un cubo', 'La ola', 'mano']) {
    await page.getByRole('button', { name: answer, exact: true }).click()
    await page.getByRole('button', { name: 'Sigue' }).click()
  }
}

/** Says what each task of a round shows, and of two takes what is left. */
async function practiseToTheEnd(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 })
  const say = page.getByRole('button', { name: /^(Dilo|Otra vez)$/ })
  const next = page.getByRole('button', { name: 'Sigue' })
  for (let step = 1; step <= 8; step++) {
    await expect(page.getByText(`${step} de 8`)).toBeVisible()
    await say.or(page.getByText('¿Cuál va en la oración?')).first().waitFor()
    if (await say.isVisible()) {
      await willSay(page, saying(await title.innerText()))
      await say.click()
    } else {
      const options = page.getByRole('main').getByRole('listitem').getByRole('button')
      await options.first().click()
      if (!(await next.isVisible())) await options.last().click()
    }
    await next.click()
  }
}

/** Ends all sessions of whoever is signed in here, as from another device; the page learns of it by its next call. */
const endElsewhere = (page: Page) =>
  page.evaluate(async () => {
    const held = Object.entries(localStorage).find(([name]) => name.endsWith('.idToken'))
    const headers = { authorization: `Bearer ${held?.[1]}`, 'idempotency-key': crypto.randomUUID() }
    const { ok } = await fetch('/api/sessions', { method: 'DELETE', headers })
    if (!ok) throw new Error('the sessions were not ended')
    dispatchEvent(new Event('online'))
  })

async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('coqui-demo')
  await page.getByRole('textbox', { name: 'Contraseña' }).press('Enter')
}

test.describe('when the session ends', () => {
  test.use({ expected: /^40[01] |ERR_FAILED|Failed to load resource/ })

  test('a reading goes on, is kept, and is sent when the same child is back', async ({ page, student }) => {
    await signIn(page, student, CASTLE)
    await beginCastle(page)
    await expect(page.locator('[data-mark=read]').first()).toBeVisible()
    await endElsewhere(page)
    await expect(page.getByText('Tu sesión terminó. Puedes acabar')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Leíste 40 palabras!')
    await toResult(page)
    await expect(page.getByText('Guardado aquí. Se envía cuando entres otra vez.')).toBeVisible()

    await page.getByRole('button', { name: 'Entrar otra vez' }).click()
    await expect(page.getByText('Tu sesión terminó. Entra otra vez para seguir.')).toBeVisible()
    await test.step('another child neither sends it nor comes where the first was', async () => {
      await signInHere(page, 'student@demo.test')
      await expect(page).toHaveURL('/dashboard')
      // Without a role: behind the tutorial, once that is there, nothing has one.
      await expect(page.getByLabel('Tus logros')).toContainText(/Monedas\s*\d/)
      expect(await page.evaluate(() => Object.keys(localStorage).join())).toContain('coqui.reading.')
      await page.getByRole('button', { name: 'Saltar tutorial' }).click()
      await page.getByRole('button', { name: 'Cerrar sesión' }).click()
      await expect(page).toHaveURL('/auth')
    })
    await signInHere(page, student)
    await expect(page).toHaveURL('/dashboard')
    await expectOneReading(page)
  })

  test('a round of practice goes on, is kept, and is sent when the same child is back', {
    tag: '@seldom',
  }, async ({ page, student }) => {
    await signIn(page, student, '/voice-practice-spanish/es-s')
    await page.getByRole('button', { name: 'Empezar' }).click()
    await page.getByRole('button', { name: 'Dilo' }).waitFor()
    await endElsewhere(page)
    await expect(page.getByText('Tu sesión terminó. Puedes acabar')).toBeVisible()
    await practiseToTheEnd(page)
    await expect(page.getByText('Guardado aquí. Se envía cuando entres otra vez.')).toBeVisible()

    await page.getByRole('button', { name: 'Entrar otra vez' }).click()
    const sent = page.waitForResponse(
      answer => answer.url().includes('/practice') && answer.request().method() === 'POST',
    )
    await signInHere(page, student)
    expect((await sent).ok()).toBe(true)
    await page.goto('/voice-practice-spanish')
    const bed = page.getByRole('link', { name: /s, z, ce, ci/ })
    await expect(bed.getByRole('img', { name: 'una semilla' })).toHaveCount(0)
  })

  test('an activity goes on, is kept, and counts once when the same child is back', {
    tag: '@seldom',
  }, async ({ page, student }) => {
    await signIn(page, student, '/lesson/castillos-de-arena/k-palabras-de-la-playa')
    await page.getByRole('button', { name: 'Jugar' }).click()
    await page.getByRole('button', { name: 'Con un cubo', exact: true }).waitFor()
    await endElsewhere(page)
    await expect(page.getByText('Tu sesión terminó. Puedes acabar')).toBeVisible()
    await playBeach(page)
    await expect(page.getByText('Guardado aquí. Se envía cuando entres otra vez.')).toBeVisible()

    await page.getByRole('button', { name: 'Entrar otra vez' }).click()
    await signInHere(page, student)
    const gathered = page.getByRole('region', { name: 'Tus logros' })
    await expect(gathered).toContainText('20 / 100 XP')
    await page.goto('/lesson/castillos-de-arena')
    await expect(page.getByText('1 de 6 lecciones')).toBeVisible()
    await expect(gathered).toContainText('20 / 100 XP')
  })

  test('what was chosen for the eyes is worn and sent when the same child is back', {
    tag: '@seldom',
  }, async ({ page, student }) => {
    await signIn(page, student, '/accessibility')
    let isLost = false
    await page.route('**/api/settings', route => {
      if (isLost || route.request().method() === 'GET') return route.continue()
      isLost = true
      return route.abort()
    })
    await page.getByRole('radio', { name: 'Oscuro' }).check()
    await expect.poll(() => isLost).toBe(true)
    await expect(page.locator('main').getByRole('status')).not.toBeEmpty()
    await endElsewhere(page)
    await expect(page).toHaveURL('/auth')
    const html = page.locator('html')
    await expect(html).not.toHaveAttribute('data-theme')
    // Before, it may have been sent once more by the session that ended, and refused.
    const sent = page.waitForResponse(
      answer => answer.url().endsWith('/api/settings') && answer.request().method() !== 'GET' && answer.ok(),
    )
    await signInHere(page, student)
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await sent
  })
})
