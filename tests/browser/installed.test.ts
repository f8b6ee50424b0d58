import { gradeKept, isKept, recordingsKept } from './kept.ts'
import { expect, signIn, test } from './test.ts'

test.use({ serviceWorkers: 'allow', expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ })

test('once opened, the app opens without a network, at any address', async ({ page, context, student }) => {
  await signIn(page, student)
  await expect.poll(() => page.evaluate(isKept)).toBe(true)
  await page.goto('/reading-spanish/castillos-de-arena')
  await expect.poll(() => page.evaluate(recordingsKept)).toBeGreaterThanOrEqual(2)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Castillos de Arena')
  // Its recording came with it.
  await page.getByRole('button', { name: 'Escúchalo primero' }).click()
  await expect(page.locator('[data-mark=current]')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cada niño, a su paso. Toda la isla, leyendo.',
  )
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Each at their own pace. The whole island reads.',
  )
  // The token has ended by then, and nobody can be asked for another.
  await page.clock.install({ time: Date.now() + 2 * 60 * 60_000 })
  await page.goto('/reading-spanish/castillos-de-arena')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Castillos de Arena')
  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60_000)
  await context.setOffline(false)
  await page.goto('/mi-progreso')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Así creces')
})

test('a child’s grade and what was last known are there without a network, grey and with their time', {
  tag: '@seldom',
}, async ({ page, context, student }) => {
  await signIn(page, student)
  const gathered = page.getByRole('region', { name: 'Tus logros' })
  await expect(gathered).toContainText('0 / 100 XP')
  await expect.poll(() => page.evaluate(isKept)).toBe(true)
  await page.reload()
  await expect.poll(() => page.evaluate(gradeKept), { timeout: 60_000 }).toBe(true)
  await context.setOffline(true)
  await test.step('a text that was never opened opens at once, and so does a screen', async () => {
    await page.getByRole('link', { name: 'Lectura en español' }).first().click()
    await page.getByRole('link', { name: 'Castillos de Arena' }).click()
    await expect(page.getByRole('button', { name: 'Léelo en voz alta' })).toBeVisible()
    await page.goto('/mi-progreso')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Así creces')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  })
  await test.step('the child’s way stands there, opened anew', async () => {
    await page.goto('/personalized-learning')
    await page.reload()
    await expect(page.getByRole('region', { name: 'Español' }).getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'Inglés' }).getByRole('article').first()).toBeVisible()
  })
  await test.step('level, streak and coins are those of before', async () => {
    await expect(gathered).toContainText('0 / 100 XP')
    await expect(gathered).toContainText(/Monedas\s*0/)
    await expect(gathered).toContainText(/Días de racha\s*\d/)
    await expect(gathered).toContainText('Así estaba:')
    await expect(gathered).toHaveCSS('filter', 'grayscale(1)')
  })
  await context.setOffline(false)
  await page.reload()
  await expect(gathered).toContainText('0 / 100 XP')
  await expect(gathered).not.toContainText('Así estaba:')
})

test('whoever signs out of a shared device leaves neither texts nor names there', async ({
  page,
  context,
  student,
}) => {
  await signIn(page, student)
  await expect.poll(() => page.evaluate(isKept)).toBe(true)
  await page.goto('/reading-spanish/castillos-de-arena')
  await page.getByRole('button', { name: 'Léelo en voz alta' }).waitFor()
  const shelves = () => page.evaluate(() => caches.keys())
  await expect.poll(shelves).toContain('content')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/auth')
  await expect.poll(shelves).not.toContain('content')
  // The language, and which accounts have completed the tutorial: no name, no text.
  const names = await page.evaluate(() => Object.keys(localStorage))
  expect(names.sort()).toEqual(['gamification_onboarding_completed', 'language'])

  // The next child finds the door, also without a network.
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Entrar con dibujos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Cuál es tu clase?')
})

test('a new version is announced to an open page, which stays as it is until it is asked', async ({
  page,
  student,
}) => {
  await signIn(page, student)
  await expect.poll(() => page.evaluate(isKept)).toBe(true)
  await page.evaluate(() => {
    document.querySelector<HTMLMetaElement>('meta[name=build]')?.setAttribute('content', 'an-older-one')
  })
  // Its keeper speaks to the page as it does when it takes over.
  await page.evaluate(() =>
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { build: 'a-newer-one' } })),
  )
  const messages = page.getByRole('region', { name: /^Mensajes/ })
  await expect(messages).toContainText('Hay una versión nueva')
  await messages.getByRole('button', { name: 'Actualizar' }).click()
  // The page is another now, which has said nothing yet.
  await expect(page.getByText('Hay una versión nueva')).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard')
})
