import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GRADES } from '../kernel/school.ts'
import { SOUNDS } from '../language/sound.ts'
import type { SoundProgress } from './practice.ts'
import { needsOf, stageOf } from './sound-needs.ts'
import { type Sounds, type SoundTally, together, untouched } from './sound-tally.ts'

const offered = SOUNDS.filter(id => id.startsWith('es-')).map(id => ({ id, grade: 'K' as const }))

const few = fc.nat({ max: 40 })
const tally: fc.Arbitrary<SoundTally> = fc
  .record({
    read: few,
    missed: few,
    rounds: few,
    said: few,
    right: few,
    chosen: few,
    chosenRight: few,
    checked: few,
  })
  .map(one => ({
    ...one,
    missed: Math.min(one.missed, one.read),
    right: Math.min(one.right, one.said),
    chosenRight: Math.min(one.chosenRight, one.chosen),
  }))
const sounds: fc.Arbitrary<Sounds> = fc.dictionary(fc.constantFrom(...SOUNDS), tally, { maxKeys: 5 })

test('months add up in any order and grouping', () => {
  fc.assert(
    fc.property(sounds, sounds, sounds, (a, b, c) => {
      expect(together(a, b)).toEqual(together(b, a))
      expect(together(together(a, b), c)).toEqual(together(a, together(b, c)))
      expect(together(a, {})).toEqual(a)
    }),
  )
})

test('a plant grows with what comes right, and never shrinks by it', () => {
  fc.assert(
    fc.property(tally, before => {
      const practised = { ...before, rounds: before.rounds + 1 }
      const more = { ...practised, said: before.said + 1, right: before.right + 1 }
      expect(stageOf(more)).toBeGreaterThanOrEqual(stageOf(practised))
    }),
  )
  expect(stageOf(untouched)).toBe(0)
  expect(stageOf({ ...untouched, rounds: 1, said: 5, right: 1 })).toBe(1)
  expect(stageOf({ ...untouched, rounds: 1, said: 5, right: 5 })).toBe(2)
  expect(stageOf({ ...untouched, rounds: 3, said: 12, right: 9 })).toBe(3)
  expect(stageOf({ ...untouched, rounds: 4, said: 20, right: 18, chosen: 5, chosenRight: 4 })).toBe(4)
})

test('what a child judged itself grows leaves and no flower', () => {
  expect(stageOf({ ...untouched, rounds: 50, checked: 400 })).toBe(2)
})

test('every sound is offered once, whatever is known and in whatever order it is told', () => {
  const progress = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...SOUNDS), tally, tally), { selector: ([sound]) => sound })
    .map(all => all.map(([sound, a, recent]): SoundProgress => ({ sound, all: a, recent })))
  fc.assert(
    fc.property(progress, fc.constantFrom(...GRADES), (known, grade) => {
      const needs = needsOf(offered, known, grade)
      expect(needs.map(({ sound }) => sound).sort()).toEqual(offered.map(({ id }) => id).sort())
      expect(needsOf(offered.toReversed(), known.toReversed(), grade)).toEqual(needs)
    }),
  )
})

const read = (
  sound: SoundProgress['sound'],
  times: number,
  missed: number,
  all: Partial<SoundTally> = {},
) => ({
  sound,
  all: { ...untouched, read: times, missed, ...all },
  recent: { ...untouched, read: times, missed },
})

test('first what was missed most, practice counting against it; then what was begun; a flower last', () => {
  const needs = needsOf(
    offered,
    [
      read('es-s', 100, 5),
      read('es-accents', 10, 6),
      read('es-j', 10, 7, { rounds: 3, said: 12, right: 11 }),
      read('es-h', 10, 0, { rounds: 1, said: 2, right: 1 }),
      read('es-rr', 10, 9, { rounds: 9, said: 40, right: 40 }),
    ],
    'K',
  )
  expect(needs.slice(0, 5).map(({ sound, why }) => `${sound} ${why}`)).toEqual([
    'es-accents missed',
    'es-j missed',
    'es-s missed',
    'es-h begun',
    'es-vowels new',
  ])
  expect(needs.at(-1)).toMatchObject({ sound: 'es-rr', why: 'grown', stage: 4 })
})

test('what is new comes in the order that it is taught, a later grade’s last', () => {
  const later = offered.map(one => (one.id === 'es-rr' ? { ...one, grade: '3' as const } : one))
  expect(needsOf(later, [], 'K')[0]?.sound).toBe('es-vowels')
  expect(needsOf(later, [], 'K').at(-1)?.sound).toBe('es-rr')
  expect(needsOf(later, [], '3')[0]?.sound).toBe('es-rr')
})

test('what was taught two grades ago comes after what is of the child’s grade or the one before, and before what is to come', () => {
  const graded = (['es-vowels', 'es-rr', 'es-s', 'es-d', 'es-accents'] as const).map((id, at) => ({
    id,
    grade: GRADES[at] ?? '5',
  }))
  const order = (grade: (typeof GRADES)[number]) => needsOf(graded, [], grade).map(({ sound }) => sound)
  expect(order('2')).toEqual(['es-s', 'es-d', 'es-rr', 'es-vowels', 'es-accents'])
  expect(order('PK')).toEqual(['es-vowels', 'es-rr', 'es-s', 'es-d', 'es-accents'])
})

test.each([
  [{ said: 24, right: 21 }, 4],
  [{ said: 23, right: 23 }, 3],
  [{ said: 24, right: 20 }, 3],
  [{ said: 20, right: 17 }, 3],
  [{ said: 40, right: 34 }, 4],
  [{ said: 12, right: 9 }, 3],
  [{ said: 11, right: 11 }, 2],
  [{ said: 12, right: 8 }, 2],
  [{ said: 4, right: 2 }, 2],
  [{ said: 3, right: 3 }, 1],
  [{ said: 4, right: 1 }, 1],
  [{ checked: 6 }, 2],
  [{ checked: 5 }, 1],
  [{}, 1],
  [{ said: 12, right: 9, chosen: 12, chosenRight: 12 }, 4],
])('%o is stage %d', (done, stage) => {
  expect(stageOf({ ...untouched, rounds: 1, ...done })).toBe(stage)
})
