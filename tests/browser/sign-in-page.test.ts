import type { Page } from '@playwright/test'
import { expect, skipTutorial, test } from './test.ts'

const APP = /\/assets\/app-[^/]+\.js$/
const PASSWORD = 'coqui-demo'

/** Holds the app back; gives how to let it come. */
async function hold(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(APP, async route => {
    await released
    await route.continue()
  })
  return release
}

/** Lets it come; it asks who is there once it has drawn itself, and stays unseen while somebody types. */
async function comeUnseen(page: Page, release: () => void): Promise<void> {
  const ready = page.waitForResponse('/runtime-config.json')
  release()
  await ready
  await expect(drawn(page)).toHaveCount(1)
}

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByRole('textbox', { name: 'Contraseña' })
const submit = (page: Page) => page.getByRole('button', { name: 'Iniciar Sesión' })
const drawn = (page: Page) => page.locator('#root[data-app]')

test('what is typed and sent before the app has come signs in once it is there', async ({
  page,
  student,
}) => {
  const release = await hold(page)
  await page.goto('/auth')
  await email(page).fill(student)
  await password(page).fill(PASSWORD)
  await submit(page).click()
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
  await expect(drawn(page)).toHaveCount(1)
  release()
  await expect(page).toHaveURL('/dashboard')
  await skipTutorial(page)
})

test('the app comes in between two fields: nothing typed is lost, and the caret is where it was', async ({
  page,
  student,
}) => {
  const release = await hold(page)
  await page.goto('/auth')
  await email(page).click()
  await page.keyboard.type(student)
  await comeUnseen(page, release)
  await page.keyboard.press('Tab')
  await expect(drawn(page)).toHaveCount(0)
  await expect(password(page)).toBeFocused()
  await expect(email(page)).toHaveValue(student)
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('the app comes while the last field is typed in: the click on the button is not lost', async ({
  page,
  student,
}) => {
  const release = await hold(page)
  await page.goto('/auth')
  await email(page).fill(student)
  await password(page).click()
  await page.keyboard.type(PASSWORD)
  await comeUnseen(page, release)
  await submit(page).click()
  await expect(page).toHaveURL('/dashboard')
})

for (const [how, press, release] of [
  ['a finger', (page: Page) => page.mouse.down(), (page: Page) => page.mouse.up()],
  ['the space bar', (page: Page) => page.keyboard.down(' '), (page: Page) => page.keyboard.up(' ')],
] as const)
  test(`the app comes while ${how} is down on the button: the press is not lost`, async ({
    page,
    student,
  }) => {
    const come = await hold(page)
    await page.goto('/auth')
    await email(page).fill(student)
    await password(page).fill(PASSWORD)
    await submit(page).hover()
    await submit(page).focus()
    await press(page)
    await comeUnseen(page, come)
    await release(page)
    await expect(page).toHaveURL('/dashboard')
  })

test('nobody is interrupted in the middle of a word', async ({ page, student }) => {
  const release = await hold(page)
  await page.goto('/auth')
  await email(page).click()
  await page.keyboard.type(student)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD.slice(0, 3))
  await comeUnseen(page, release)
  await page.keyboard.type(PASSWORD.slice(3))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('what else was pressed before the app has come is done then', async ({ page }) => {
  const release = await hold(page)
  await page.goto('/auth')
  await email(page).fill('ana@lee.test')
  await page.getByRole('tab', { name: 'Crear Cuenta' }).click()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Únete al viaje')
  await page.getByRole('radio', { name: 'Familia' }).check({ force: true })
  await expect(email(page)).toHaveValue('ana@lee.test')
})

/** Where everything stands that can be read or touched. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('main :is(h1, p, a, label, input, button, svg)')]
    return elements.map(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.tagName, element.textContent, ...[x, y, width, height].map(Math.round)].join(' ')
    })
  })

for (const [language, title] of [
  ['es-PR', 'Iniciar Sesión · Coquí Lee'],
  ['en-US', 'Sign in · Coquí Lee'],
] as const)
  for (const width of [360, 1280])
    test(`in ${language} at ${width} px the app looks as what was drawn`, {
      // Each language, and each width.
      tag: (language === 'es-PR') === (width === 360) ? [] : '@seldom',
    }, async ({ page }) => {
      await page.addInitScript(chosen => localStorage.setItem('language', chosen), language)
      await page.setViewportSize({ width, height: 800 })
      const release = await hold(page)
      await page.goto('/auth')
      await page.evaluate(() => document.fonts.ready)
      const before = await layout(page)
      expect(before.length).toBeGreaterThan(12)
      await expect(page).toHaveTitle(title)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      release()
      await page.mouse.move(5, 5)
      await expect(drawn(page)).toHaveCount(0)
      await expect(page).toHaveTitle(title)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await layout(page)).toEqual(before)
    })

test('an address that asks for something else shows nothing else before', async ({ page }) => {
  const release = await hold(page)
  await page.goto('/auth?view=sign-up&as=family')
  await expect(page.locator('svg').first()).toBeVisible()
  await expect(email(page)).toBeHidden()
  release()
  await expect(page.getByLabel('Código familiar del estudiante')).toBeVisible()
})

test('without a script the page can be read, says what it needs, and sends nothing anywhere', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Qué bueno verte!')
  const needed = page.locator('noscript > p').first()
  // To Playwright's own matchers what stands there is no text.
  expect(await needed.evaluate(({ textContent }) => textContent)).toContain('hace falta JavaScript')
  await expect(needed).toBeInViewport()
  await email(page).fill('ana@lee.test')
  await password(page).fill(PASSWORD)
  const sent: string[] = []
  page.on('request', request => sent.push(request.url()))
  await password(page).press('Enter')
  await submit(page).click()
  expect(sent).toEqual([])
  await expect(page).toHaveURL('/auth')
  await context.close()
})

test.describe('where the app does not come', () => {
  test.use({ expected: /ERR_FAILED|Failed to fetch/ })
  test('whoever sends the form is told so', async ({ page, student }) => {
    await page.route(APP, route => route.abort())
    await page.goto('/auth')
    await email(page).fill(student)
    await password(page).fill(PASSWORD)
    await submit(page).click()
    await expect(page.getByRole('status')).toHaveText('No hay conexión. Revisa el internet y trata otra vez.')
    await expect(submit(page)).not.toHaveAttribute('aria-busy', 'true')
    await page.unroute(APP)
    await submit(page).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('after two seconds what comes next is fetched, and nothing before somebody is there', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/auth')
  // A browser tells of a pointer that rests there, too.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })))
  expect(scripts.map(path => path.replace(/-[\w-]+\./, '.')).sort()).toEqual([
    '/appearance.js',
    '/assets/sign.js',
  ])
  const fetched = page.locator('link[rel=prefetch]')
  await page.clock.runFor(1900)
  await expect(fetched).toHaveCount(0)
  await page.clock.runFor(1100)
  const files = await fetched.evaluateAll(links => links.map(link => link.getAttribute('href')))
  for (const part of ['app', 'auth-screen', 'amplify', 'island'])
    expect(
      files.some(file => file?.startsWith(`/assets/${part}-`)),
      part,
    ).toBe(true)
  expect(scripts.some(path => APP.test(path))).toBe(false)
  // The first that a page hears of a pointer has moved nowhere yet.
  for (const at of [40, 50]) await page.mouse.move(at, at)
  await expect.poll(() => scripts.some(path => APP.test(path))).toBe(true)
})
