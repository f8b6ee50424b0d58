import { expect, signIn, test, toResult, withFlags } from './test.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test('a child without a microphone reads by tapping, and that is never scored as fluency', async ({
  page,
  student,
}) => {
  await withFlags(page, {})
  await signIn(page, student)
  await page.goto('/reading-spanish/castillos-de-arena')
  await page.getByRole('button', { name: 'Léelo en voz alta' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'No hay micrófono. Lee tocando.' })).toBeVisible()
  await page.getByRole('button', { name: 'Léelo tocando' }).click()

  const words = page.getByRole('button', { name: /, toca si la leíste$/ })
  await expect(words).toHaveCount(40)
  for (const word of (await words.all()).slice(0, 12)) await word.click()
  // Faster than any child reads, it would not count.
  await page.waitForTimeout(2000)
  await page.getByRole('button', { name: 'Terminé' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Leíste 12 palabras tocando!')
  await toResult(page)
  await expect(page.getByText('Guardada.')).toBeVisible()
  await expect(page.getByText('palabras correctas por minuto')).toHaveCount(0)
  await expect(page.getByText('bien leídas')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Tus logros' })).toContainText('10 / 100 XP')
})
