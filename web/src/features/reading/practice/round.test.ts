import fc from 'fast-check'
import { expect, test } from 'vitest'
import rr from '#shared/catalogue/content/sounds/es-rr.json' with { type: 'json' }
import s from '#shared/catalogue/content/sounds/es-s.json' with { type: 'json' }
import { allOf, bothOf, SoundKit } from '#shared/catalogue/sound-kit.ts'
import { beginsToRead, GRADES } from '#shared/kernel/school.ts'
import { roundOf } from './round.ts'

const spelled = SoundKit.parse(s)
const kits = [SoundKit.parse(rr), spelled]
const kit = fc.constantFrom(...kits)
const random = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map(stream => () => Number(stream.next().value))

test('a round is of the kit, nothing twice, four words first and two phrases last', () => {
  fc.assert(
    fc.property(kit, fc.constantFrom(...GRADES), random, fc.boolean(), (one, grade, next, canHear) => {
      const tasks = roundOf(one, grade, { random: next, canHear })
      const said = tasks.flatMap(task => (task.kind === 'say' ? [task.text] : []))
      expect(new Set(said).size).toBe(said.length)
      const words = one === spelled && beginsToRead(grade) ? 6 : 4
      for (const text of said.slice(0, words)) expect(allOf(one.words)).toContain(text)
      for (const text of said.slice(-2)) expect(allOf(one.phrases)).toContain(text)
      for (const text of said.slice(words, -2)) expect(one.pairs.map(bothOf)).toContain(text)
      const byEar = tasks.filter(task => task.kind === 'choose' && !task.pair.sentences)
      if (!canHear) expect(byEar).toEqual([])
    }),
  )
})

test('what the island says alike is told by its sentence, never said as a pair', () => {
  const tasks = roundOf(SoundKit.parse(s), '3', { random: () => 0.4, canHear: true })
  const chosen = tasks.flatMap(task => (task.kind === 'choose' ? [task.pair.sentences] : []))
  expect(chosen).toHaveLength(2)
  expect(chosen).not.toContain(undefined)
  expect(tasks).toHaveLength(8)
})

test.each([
  ['PK', 0],
  ['K', 0],
  ['1', 0],
  ['2', 2],
] as const)('taza or tasa is a question of spelling: in grade %s it is asked %i times', (grade, times) => {
  const tasks = roundOf(spelled, grade, { random: () => 0.4, canHear: true })
  expect(tasks.filter(({ kind }) => kind === 'choose')).toHaveLength(times)
  expect(tasks).toHaveLength(8)
})

test('a child begins with the words of its grade', () => {
  const tasks = roundOf(SoundKit.parse(rr), 'K', { random: () => 0.99, canHear: true })
  for (const task of tasks.slice(0, 4)) expect(rr.words.K).toContain(task.kind === 'say' && task.text)
})
