import { expect, signIn, signInByHand, test } from './test.ts'

test.use({ expected: /500|QuotaExceeded|Failed to load resource/ })

test('with no room left on the device, whoever signs in stays as long as the page', async ({
  page,
  student,
}) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (...row) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
      setItem.apply(this, row)
    }
  })
  await signInByHand(page, student)
  await expect(page).toHaveURL('/dashboard')
})

test('where nothing may be kept, the doors still open', async ({ page, student }) => {
  await page.addInitScript(() => {
    const refused = {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, refused)
    Object.defineProperty(navigator, 'serviceWorker', refused)
    Object.defineProperty(document, 'cookie', refused)
  })
  await signInByHand(page, student)
  await expect(page).toHaveURL('/dashboard')
})

for (const [trouble, answer] of [
  ['fails', { status: 500, body: '{"message":"Internal Server Error"}' }],
  [
    'answers with another page',
    { status: 200, contentType: 'text/html', body: '<html>Wi-Fi del hotel</html>' },
  ],
] as const)
  test(`when the API ${trouble}, nothing done seems undone, and another try brings it`, {
    tag: trouble === 'fails' ? [] : '@seldom',
  }, async ({ page, student }) => {
    await signIn(page, student)
    await page.route('**/api/progress**', route => route.fulfill(answer))
    await page.goto('/dashboard')
    const unreached = page
      .getByRole('alert')
      .filter({ hasText: 'Tu progreso no llegó, pero sigue guardado.' })
    await expect(unreached).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('lugares encendidos')).toHaveCount(0)
    await page.unroute('**/api/progress**')
    await unreached.getByRole('button', { name: 'Tratar otra vez' }).click()
    await expect(page.getByText('lugares encendidos')).toBeAttached()
    await expect(unreached).toHaveCount(0)
  })
