import { mango, spoken } from './spoken.ts'
import { expect, signIn, test, toResult, willSay } from './test.ts'

test.use({ locale: 'en-US', viewport: { width: 360, height: 740 } })

test('a child reads in English, on a phone, and stops before the end', async ({ page, student }) => {
  await page.goto('/en')
  await page.getByRole('link', { name: 'Start for free' }).waitFor()
  await signIn(page, student)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.getByRole('navigation', { name: 'What you can do' }).getByRole('link', { name: 'Read' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reading in English')
  await page.getByRole('link', { name: 'Mango Day' }).click()
  await page.getByRole('button', { name: 'Read it aloud' }).waitFor()

  await willSay(page, spoken(mango).slice(0, 20))
  await page.getByRole('button', { name: 'Read it aloud' }).click()
  await expect(page.locator('[data-mark=read]')).toHaveCount(20)
  await page.getByRole('button', { name: 'I’m done' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You read 20 words!')
  await toResult(page)
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'hot: Read well' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'sweet: Not read yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible()
})
