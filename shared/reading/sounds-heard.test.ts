import { expect, test } from 'vitest'
import type { Language } from '#shared/kernel/school.ts'
import { english, spanish } from './said-aloud.ts'
import { soundsHeard } from './sounds-heard.ts'

const missed = (language: Language, scored: ReturnType<typeof english>) =>
  Object.fromEntries(
    soundsHeard(scored.words, language).flatMap(({ sound, read, missed: times }) =>
      times > 0 ? [[sound, `${times} of ${read}`]] : [],
    ),
  )

test('a reading tells which sounds were missed, and in how many words', () => {
  const scored = spanish('El perro corre y la rana mira la torre.', 'el pero corre y la rana mira la tore')
  expect(missed('es-PR', scored)).toEqual({ 'es-rr': '2 of 4' })
})

test('the island’s own ways miss nothing', () => {
  const scored = (said: string) => spanish('Los zapatos verdes eran de usted.', said)
  for (const said of ['lo sapato velde eran de usté', 'los zapatoh veldes eran de uted'])
    expect(missed('es-PR', scored(said))).toEqual({})
})

test('the patterns of Spanish in English are no errors, and are what to practise', () => {
  const scored = english('The ship had a very big nest.', 'the chip had a bery big nes')
  expect(scored.errors).toBe(0)
  expect(missed('en-US', scored)).toEqual({
    'en-sh-ch': '1 of 1',
    'en-v': '1 of 1',
    'en-final-clusters': '1 of 1',
  })
})

test('another word, and one left out, tell nothing of the sounds', () => {
  const scored = spanish('El perro corre por la arena.', 'el elefante por la arena')
  expect(missed('es-PR', scored)).toEqual({})
  expect(soundsHeard(scored.words, 'es-PR')).not.toContainEqual(expect.objectContaining({ sound: 'es-rr' }))
})
