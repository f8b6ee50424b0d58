import type { Page } from '@playwright/test'
import { expect, signIn, test, withVoice } from './test.ts'

const stops = (page: Page) => page.getByRole('region', { name: /isla|island/i }).getByRole('listitem')

/** The child on its way. */
const coqui = (page: Page) =>
  page
    .getByRole('region', { name: /isla|island/i })
    .locator('svg[viewBox="0 0 120 120"]')
    .first()

for (const [how, width, height] of [
  ['upright', 360, 740],
  ['on its side', 740, 360],
] as const)
  test(`on a phone ${how} the next stop, its card and the way are in sight at once`, {
    tag: how === 'upright' ? [] : '@seldom',
  }, async ({ page, student }) => {
    await page.setViewportSize({ width, height })
    // Its button takes of the card's room.
    await withVoice(page)
    await signIn(page, student)
    await page.getByRole('button', { name: 'Ahora no' }).click()
    const next = page.getByRole('link', { name: /Es tu próxima parada/ })
    await expect(next).toBeInViewport({ ratio: 1 })
    await expect(
      page.getByRole('region', { name: 'Castillos de Arena' }).getByRole('link', { name: 'Leer' }),
    ).toBeInViewport({ ratio: 1 })
    // Nothing lies over it.
    await next.click({ trial: true })
    // Four pictures lead to what there is to do: who cannot read sees them all, and hits them.
    const deeds = page.getByRole('navigation', { name: 'Qué puedes hacer' }).getByRole('link')
    expect(await deeds.evaluateAll(links => links.map(link => link.getAttribute('href')))).toEqual([
      '/reading-spanish',
      '/voice-practice-spanish',
      '/lessons',
      '/inventory',
    ])
    for (const deed of await deeds.all()) {
      await expect(deed).toBeInViewport({ ratio: 1 })
      await expect(deed.locator('svg')).toBeVisible()
      expect((await deed.boundingBox())?.height).toBeGreaterThanOrEqual(56)
    }
    const seen = await stops(page)
      .getByRole('link')
      .evaluateAll(
        links =>
          links.filter(link => {
            const { x, y } = link.getBoundingClientRect()
            return x > 0 && x < innerWidth && y > 0 && y < innerHeight
          }).length,
      )
    // Two of eight were too few to be a way.
    console.log(`stops in sight ${how}: ${seen} of ${await stops(page).count()}`)
    expect(seen).toBeGreaterThan(2)
    // The coquí stands beside the way, and hops: at the highest its eyes reach over the edge of the map.
    await expect(coqui(page)).toBeInViewport({ ratio: 0.75 })
  })

test('what is lit, and what is next, stays as the page speaks another language', async ({
  page,
  student,
}) => {
  await signIn(page, student)
  const seen = () =>
    stops(page).evaluateAll(items =>
      items.map(item => [item.dataset.state, item.querySelector('a')?.textContent]),
    )
  await page.getByRole('link', { name: /Es tu próxima parada/ }).waitFor()
  const spanish = await seen()
  await page.getByRole('button', { name: 'English' }).click()
  await page
    .getByRole('link', { name: /next stop/i })
    .first()
    .waitFor()
  expect(await seen()).toEqual(spanish)
})
