import { expect, test } from 'vitest'
import content from '#shared/catalogue/content/sounds/es-rr.json' with { type: 'json' }
import { SoundKit } from '#shared/catalogue/sound-kit.ts'
import { tallyOfRound, untouched } from '#shared/reading/sound-tally.ts'
import { isOfKit, progressOf, roundName, roundOfDay, soundsOfReading } from './practice.ts'

const kit = SoundKit.parse(content)

test('only what is in the kit can be practised with it', () => {
  const said = (text: string) => isOfKit(kit, [{ kind: 'said', text, tries: [[]] }])
  expect([said('perro'), said('El perro corre.'), said('pero, perro')]).toEqual([true, true, true])
  expect([said('luna'), said('')]).toEqual([false, false])
  const chosen = (words: [string, string]) => isOfKit(kit, [{ kind: 'chosen', words, asked: 0, tries: [0] }])
  expect([chosen(['pero', 'perro']), chosen(['perro', 'pero']), chosen(['perro', 'rana'])]).toEqual([
    true,
    false,
    false,
  ])
})

test('the rounds of a day are numbered, whatever else was finished', () => {
  expect(roundOfDay({})).toBe(1)
  const times = { [roundName('es-r')]: 2, [roundName('es-rr')]: 1, 'castillos-de-arena': 5 }
  expect(roundOfDay(times)).toBe(4)
})

test('months are summed, and the newest two are recent', () => {
  const sounds = soundsOfReading([{ sound: 'es-rr', read: 4, missed: 1 }])
  const round = { said: 5, right: 4, chosen: 2, chosenRight: 2, checked: 0 }
  const practised = { 'es-rr': tallyOfRound(round) }
  const months = [
    { month: '2026-11', sounds },
    { month: '2026-09', sounds: practised },
    { month: '2026-10', sounds },
  ]
  const expected = {
    sound: 'es-rr',
    all: { ...untouched, read: 8, missed: 2, rounds: 1, said: 5, right: 4, chosen: 2, chosenRight: 2 },
    recent: { ...untouched, read: 8, missed: 2 },
  }
  expect(progressOf(months, '2026-10')).toEqual([expected])
  expect(progressOf(months.toReversed(), '2026-10')).toEqual([expected])
})
