import { expectNoBarrier } from './barriers.ts'
import { languages, speakHere, standAt } from './places.ts'
import { expect, readCastle, signIn, test } from './test.ts'

// The screens most used; `npm run sweep` looks at all, in every theme.
for (const language of languages)
  test(`the screens most used hold no barrier, in ${language}`, async ({ page, student }) => {
    await standAt(page, '/', language)
    await expectNoBarrier(page)
    await standAt(page, '/auth', language)
    await expectNoBarrier(page)
    await signIn(page, student)
    await standAt(page, '/dashboard', language)
    await expectNoBarrier(page)
    await standAt(page, '/reading-spanish', language)
    await expectNoBarrier(page)
    await readCastle(page)
    await speakHere(page, language)
    await expect(page.getByRole('status').filter({ hasText: /^(Guardada|Saved)\.$/ })).toBeVisible()
    await expectNoBarrier(page)
  })
