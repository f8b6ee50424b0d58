import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../kernel/school.ts'
import { SOUNDS } from '../language/sound.ts'
import { groupsByNeed, keyOfNeed, needOfKey } from './groups-by-need.ts'
import type { SoundCount } from './sound-count.ts'
import type { ChildSummary, LanguageSummary } from './summary.ts'

const read = (weak: readonly SoundCount[], over: Partial<LanguageSummary> = {}): LanguageSummary => ({
  grade: '2',
  readings: 0,
  moved: null,
  accuracy: 0.9,
  wordsCorrectPerMinute: 60,
  latest: [],
  literal: { asked: 0, right: 0 },
  inferential: { asked: 0, right: 0 },
  sounds: { known: 9, firm: 9 - weak.length, weakest: weak[0] ?? null, weak: [...weak] },
  ...over,
})
const child = (studentId: string, spanish: LanguageSummary): ChildSummary => ({
  studentId,
  grade: '2',
  lastSeenOn: '2026-11-20',
  week: '2026-11-16',
  readings: 1,
  words: 50,
  activities: 0,
  languages: { 'es-PR': spanish },
  literal: { asked: 0, right: 0 },
  inferential: { asked: 0, right: 0 },
  subjects: {},
})
const misses = (missed: number, sound: SoundCount['sound'] = 'es-rr') => [{ sound, read: 40, missed }]
const shown = (children: readonly ChildSummary[]) =>
  groupsByNeed(children).map(({ need, children }) => [
    keyOfNeed(need),
    children.map(({ studentId }) => studentId).join(' '),
  ])

test('who misses the same sound is put together, who misses it most first; one alone is no group', () => {
  const children = [
    child('ana', read(misses(10))),
    child('beto', read([...misses(12, 'es-ch'), ...misses(9)])),
    child('caro', read(misses(20))),
    child('dani', read([])),
  ]
  expect(shown(children)).toEqual([['es-rr', 'caro ana beto']])
})

test('a line from before all weak sounds were counted goes by the weakest', () => {
  const before = read(misses(10))
  const line = { ...before, sounds: { ...before.sounds, weak: [] } }
  expect(shown([child('ana', line), child('beto', line)])).toEqual([['es-rr', 'ana beto']])
})

test('six are one group, seven are two, as even as can be', () => {
  const of = (count: number) =>
    shown(Array.from({ length: count }, (_, n) => child(`c${n}`, read(misses(39 - n)))))
  expect(of(6)).toEqual([['es-rr', 'c0 c1 c2 c3 c4 c5']])
  expect(of(7)).toEqual([
    ['es-rr', 'c0 c1 c2 c3'],
    ['es-rr', 'c4 c5 c6'],
  ])
})

test('who reads at the same level is put together by pace; a level that no reading shows is none', () => {
  const at = (wordsCorrectPerMinute: number, readings = 3) => read([], { wordsCorrectPerMinute, readings })
  expect(shown([child('ana', at(80)), child('beto', at(40)), child('caro', at(60, 0))])).toEqual([
    ['es-PR.2', 'beto ana'],
  ])
})

test('nobody, and two hundred', () => {
  expect(groupsByNeed([])).toEqual([])
  const many = Array.from({ length: 200 }, (_, n) => child(`c${n}`, read(misses(10))))
  const groups = groupsByNeed(many)
  expect(groups.flatMap(({ children }) => children)).toHaveLength(200)
  expect(Math.max(...groups.map(({ children }) => children.length))).toBe(6)
})

test('every child with a need that others share is in a group for it, once', () => {
  const counts = fc.array(fc.constantFrom(...SOUNDS.filter(sound => sound.startsWith('es-')).slice(0, 4)))
  fc.assert(
    fc.property(fc.array(counts, { maxLength: 30 }), all => {
      const children = all.map((sounds, n) =>
        child(`c${n}`, read([...new Set(sounds)].map(sound => ({ sound, read: 40, missed: 10 })))),
      )
      for (const sound of SOUNDS) {
        const missing = children.filter(({ languages }) =>
          languages['es-PR']?.sounds.weak.some(one => one.sound === sound),
        )
        const grouped = groupsByNeed(children)
          .filter(({ need }) => keyOfNeed(need) === sound)
          .flatMap(({ children }) => children.map(({ studentId }) => studentId))
        const expected = missing.length > 1 ? missing.map(({ studentId }) => studentId) : []
        expect(grouped.toSorted()).toEqual(expected.toSorted())
      }
    }),
  )
})

test('a need is known again by its name, and nothing else is', () => {
  for (const sound of SOUNDS)
    expect(keyOfNeed(needOfKey(sound) ?? { kind: 'level', language: 'es-PR', grade: 'K' })).toBe(sound)
  for (const language of LANGUAGES)
    expect(needOfKey(`${language}.3`)).toEqual({ kind: 'level', language, grade: '3' })
  for (const key of ['', 'es-x', 'es-PR', 'es-PR.9', 'fr.2', 'es-PR.2.3'])
    expect(needOfKey(key)).toBeUndefined()
})
