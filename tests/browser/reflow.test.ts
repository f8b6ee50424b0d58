import { standAt } from './places.ts'
import { DOUBLE, misfits, wear } from './reflow.ts'
import { expect, signIn, test } from './test.ts'

// The screens most used; `npm run sweep reflow` looks at all, as everybody sees them.
test('large letters and small windows push no page apart, break no word, and are not covered by bars', async ({
  page,
  student,
}) => {
  const look = async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    expect.soft(await misfits(page), `${page.url()} at 320 × 256`).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await wear(page, DOUBLE)
    expect.soft(await misfits(page), `${page.url()} at 200 %`).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    expect.soft(await misfits(page), `${page.url()} at 200 %, wide`).toEqual([])
  }
  for (const place of ['/', '/auth']) {
    await standAt(page, place, 'es-PR')
    await look()
  }
  await signIn(page, student)
  await look()
  await standAt(page, '/reading-spanish', 'es-PR')
  await look()
})

test('nor the groups of a teacher', async ({ page }) => {
  await signIn(page, 'teacher@demo.test', '/groups')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await wear(page, DOUBLE)
    expect.soft(await misfits(page), `${width} px`).toEqual([])
  }
})
