import { expect, test } from './test.ts'

test('the demo is in preparation, and the school plan says so too', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Ver Demo', 'Elegir Escuela']) {
    await page.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog', { name: 'Demo interactiva' })
    await expect(dialog).toContainText('Estamos preparando la demo interactiva.')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
})

for (const [path, open, kept] of [
  ['/', 'Privacidad y ayuda', 'Qué se guarda y por cuánto tiempo'],
  ['/en', 'Privacy and help', 'What is kept, and for how long'],
] as const)
  test(`at ${path} whoever is not signed in reads what is kept, and where to write to for help`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog', { name: open })
    await expect(dialog.getByRole('heading', { name: kept })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'ayuda@coqui.test' })).toHaveAttribute(
      'href',
      'mailto:ayuda@coqui.test',
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: open })).toBeFocused()
    await expect(page).toHaveURL(path)
  })

test('a narrow phone shows where to sign in, at once', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Iniciar Sesión' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('a unit’s button says where the adventure begins, each time', async ({ page }) => {
  await page.goto('/en')
  const messages = page.getByRole('region', { name: /^Messages/ })
  for (const [unit, city] of [
    ['Sand castles', 'Luquillo'],
    ['Put together, take away in Ponce', 'Ponce'],
  ]) {
    await page.getByRole('button', { name: `Start learning: ${unit}` }).click()
    await expect(messages).toContainText(`Next stop: ${city}.`)
  }
})

test('whoever is signed in goes on, whoever is not signs in', async ({ page }) => {
  await page.goto('/')
  const start = page.getByRole('link', { name: 'Comenzar Gratis' })
  const trial = page.getByRole('link', { name: 'Prueba Gratis por 7 Días' })
  for (const link of [start, trial]) await expect(link).toHaveAttribute('href', '/auth')
  await page.evaluate(() =>
    localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'amaya'),
  )
  await page.reload()
  for (const link of [start, trial]) await expect(link).toHaveAttribute('href', '/dashboard')
})

test('it is all there before a script has run, and without one', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Each at their own pace. The whole island reads.',
  )
  await context.close()
})

test('after two seconds the next screens are fetched, and not before', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  const fetched = page.locator('link[rel=prefetch]')
  await page.clock.runFor(1900)
  await expect(fetched).toHaveCount(0)
  await page.clock.runFor(1100)
  const files = await fetched.evaluateAll(links => links.map(link => link.getAttribute('href')))
  for (const screen of ['island', 'text-list'])
    expect(
      files.some(file => file?.startsWith(`/assets/${screen}-`)),
      screen,
    ).toBe(true)
})

test('on a slow phone the words are painted before a script runs, and nothing moves under the eyes', async ({
  page,
}) => {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  })
  await page.addInitScript(() => {
    const noted = { paintedAt: Number.NaN, ranAt: Number.NaN, moved: 0 }
    Object.assign(window, { noted })
    // The first thing that the page's script does.
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (...row) {
      noted.ranAt = Math.min(noted.ranAt || Number.POSITIVE_INFINITY, performance.now())
      setItem.apply(this, row)
    }
    new PerformanceObserver(list => {
      noted.paintedAt = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? noted.paintedAt
    }).observe({ type: 'paint', buffered: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') noted.moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/', { waitUntil: 'networkidle' })
  const { paintedAt, ranAt, moved } = await page.evaluate(() => Object(Reflect.get(window, 'noted')))
  expect(paintedAt).toBeLessThan(ranAt)
  expect(moved).toBeLessThanOrEqual(0.02)
})
