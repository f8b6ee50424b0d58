import { tokenize } from '#shared/language/tokenize.ts'
import { castle } from './spoken.ts'
import { expect, signIn, test } from './test.ts'

/** What the lights did: which word, and where the recording was then, in seconds. */
type Lit = readonly (readonly [word: number, seconds: number])[]
declare global {
  interface Window {
    lit: [number, number][]
    player: HTMLMediaElement
  }
}

test('a child listens: each word lights up as it is said, and the voice waits, slows down and begins again', async ({
  page,
  student,
}) => {
  await page.addInitScript(() => {
    window.lit = []
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      window.player = this
      return play.call(this)
    }
    new MutationObserver(() => {
      const word = Number(document.querySelector<HTMLElement>('[data-mark=current]')?.dataset.word)
      if (word >= 0 && window.lit.at(-1)?.[0] !== word) window.lit.push([word, window.player.currentTime])
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-mark'] })
  })
  await signIn(page, student)
  const answers: Promise<unknown>[] = []
  page.on('response', answer => {
    if (/\/audio\/.+\.json$/.test(answer.url())) answers.push(answer.json())
  })
  await page.goto('/reading-spanish/castillos-de-arena')
  await page.getByRole('button', { name: 'Escúchalo primero' }).click()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const current = page.locator('[data-mark=current]')
  await expect(current).toHaveText('playa.')
  await press('Pausa')
  await press('Lento')
  expect(await page.evaluate(() => window.player.playbackRate)).toBe(0.75)
  await press('Sigue')
  await press('Lento')
  // The last sentence, so that nobody waits for the rest.
  const [marks] = (await Promise.all(answers)) as { words: { start: number }[] }[]
  const starts = marks?.words.map(({ start }) => start) ?? []
  await page.evaluate(at => {
    window.player.currentTime = at
  }, starts.at(-3) ?? 0)
  await expect(page.getByRole('button', { name: 'Otra vez' })).toBeVisible()
  // The voice turned the pages.
  await expect(page.locator('[data-leaf]').last().getByRole('img')).toBeInViewport({ ratio: 0.99 })
  await expect(page.locator('[data-leaf]').first().getByRole('img')).not.toBeInViewport()

  const lit: Lit = await page.evaluate(() => window.lit)
  const words = lit.map(([word]) => word)
  expect(words).toEqual(words.toSorted((a, b) => a - b))
  expect(words.slice(0, 5)).toEqual([0, 1, 2, 3, 4])
  expect(words.at(-1)).toBe(tokenize(castle.body.join(' ')).length - 1)
  // No word before the voice is there.
  for (const [word, seconds] of lit) expect(seconds).toBeGreaterThanOrEqual((starts[word] ?? 99) - 0.01)
  await press('Otra vez')
  await expect(current).toHaveText('Ana')
})
