import type { Page } from '@playwright/test'
import { castle, spoken } from './spoken.ts'
import { expect, signInByHand, test, toResult, willSay } from './test.ts'

test('a child reads aloud, and the reward arrives live', async ({ page }) => {
  const told = liveFrames(page)
  await signInByHand(page, 'student@demo.test')
  const bell = page.getByRole('button', { name: /^Notificaciones/ })
  const gathered = page.getByRole('region', { name: 'Tus logros' })
  await expect(bell).toHaveAccessibleName('Notificaciones')
  await expect(gathered).toContainText('Nivel 1 0 / 100 XP')
  await expect(gathered).toContainText(/Monedas\s*0/)

  await page.getByRole('link', { name: 'Lectura en español' }).first().click()
  await page.getByRole('link', { name: 'Castillos de Arena' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Castillos de Arena')
  let loads = 0
  page.on('load', () => loads++)
  let sentAt = 0
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/readings')) sentAt = performance.now()
  })

  await willSay(page, spoken(castle, { instead: { abajo: '', pluma: 'blusa', viene: 'va viene' } }))
  const lit = await page.evaluateHandle(watchLights)
  await page.getByRole('button', { name: 'Léelo en voz alta' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Te oigo' })).toBeVisible()
  await expect(page.locator('[data-mark=read]').first()).toBeVisible()

  // Having read to the end, the child need not say so.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Leíste 38 palabras!')
  await toResult(page)
  await test.step('word after word was lit, but for those that were not read', async () => {
    const words = await lit.jsonValue()
    expect(words).toEqual(words.toSorted((a, b) => a - b))
    expect(words.length).toBeGreaterThan(10)
  })
  await test.step('the result tells effort, the best sentence and what became of each word; pace and percent are for adults', async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('img', { name: '3 estrellas de esfuerzo' })).toBeVisible()
    await expect(main.getByText('Tu mejor oración:')).toBeVisible()
    await expect(main.locator('blockquote')).toHaveText('La ola viene y se va.')
    await expect(main.getByText('por minuto')).toHaveCount(0)
    await expect(main.getByText('%')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'playa: Bien leída' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'abajo: Se te escapó' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'pluma: Para practicar' })).toBeVisible()
    await expect(page.getByText('Guardada.')).toBeVisible()
  })
  await test.step('points, coins, streak, bell and toasts move by themselves', async () => {
    const toasts = page.getByRole('region', { name: /^Mensajes/ })
    await expect(toasts).toContainText('Leíste bien 38 palabras de «Castillos de Arena».')
    await expect(toasts).toContainText(/¡Ganaste (5|10|15|20|25) monedas!/)
    await expect(bell).toHaveAccessibleName('Notificaciones: 1 sin leer')
    await expect(gathered).toContainText('Nivel 1 58 / 100 XP')
    await expect(gathered).toContainText(/Monedas\s*(10|15|20|25)/)
    await expect(gathered).toContainText(/Días de racha\s*1/)
    expect(loads).toBe(0)
  })
  const title = page.getByRole('heading', { level: 1 })
  const said = page.getByRole('status')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await test.step('its questions are asked one by one, and an answer may be tried again', async () => {
    await press('Contesta 5 preguntas')
    await press('A la torre')
    await expect(
      said.filter({ hasText: 'Casi. Eso está en el texto, pero no es lo que te preguntan.' }),
    ).toBeVisible()
    for (const [n, { question, correctAnswer }] of castle.questions.entries()) {
      await expect(title).toContainText(question)
      await press(correctAnswer)
      await press(n + 1 < castle.questions.length ? 'Próxima' : 'Terminé')
    }
    await expect(page.getByRole('heading', { name: '¡Entendiste 4 de 5 a la primera!' })).toBeVisible()
    await expect(page.getByText('Guardada.')).toBeVisible()
  })
  await test.step('the word that was said otherwise is practised first, and no try is the last', async () => {
    await press('Practica 2 palabras')
    await expect(title).toContainText('pluma')
    await willSay(page, [{ word: 'blusa', start: 0, end: 0.1 }])
    await press('Dila')
    await expect(said.filter({ hasText: 'Casi. Escucha y trata otra vez.' })).toBeVisible()
    await willSay(page, [{ word: 'pluma', start: 0, end: 0.1 }])
    await press('Dila otra vez')
    await expect(said.filter({ hasText: '¡Eso! La dijiste bien.' })).toBeVisible()
    await press('Próxima')
    await expect(title).toContainText('abajo')
  })
  const after = (type: string) => `${Math.round((told.get(type) ?? Number.NaN) - sentAt)} ms`
  console.log(`sent to live: coins ${after('coins/changed')}, notification ${after('notifications/added')}`)
})

/** When each kind of message first came over the live connection. */
function liveFrames(page: Page): ReadonlyMap<string, number> {
  const told = new Map<string, number>()
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      const { type } = JSON.parse(String(payload))
      if (!told.has(type)) told.set(type, performance.now())
    }),
  )
  return told
}

/** Runs in the page: the places of the words in the order in which they were lit. */
function watchLights(): readonly number[] {
  const words: number[] = []
  new MutationObserver(() => {
    const word = document.querySelector('[data-mark=current]')?.getAttribute('data-word')
    if (word && Number(word) !== words.at(-1)) words.push(Number(word))
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-mark'] })
  return words
}
