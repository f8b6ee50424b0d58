import { expect, test } from 'vitest'
import { tokenize } from '../language/tokenize.ts'
import { DEFAULT_POLICY } from './policy.ts'
import { type Probe, scoreProbe } from './score-probe.ts'

const of = { difficulty: 'medium' } as const
const probes: readonly Probe[] = [
  { id: 'pk-medium-1', grade: 'PK', ...of, kind: 'words', body: ['mesa sala luna pato'] },
  { id: 'k-easy-1', grade: 'K', ...of, kind: 'words', body: ['pelota mango casa', 'nube gato dedo'] },
  { id: 'k-medium-1', grade: 'K', ...of, kind: 'sentences', body: ['Leo tiene una pelota roja y bonita.'] },
  {
    ...{ id: '1-medium-1', grade: '1', ...of, kind: 'sentences' },
    body: ['Papi lavó la guagua con jabón. El agua salió bien sucia y fría.'],
  },
]
const how = { language: 'es-PR', policy: DEFAULT_POLICY, day: '2027-01-20' } as const
const probe = (id: string) => probes.find(one => one.id === id) ?? expect.unreachable()

/** A probe read at so many words a minute, those of some places said otherwise. */
function score(
  id: string,
  { perMinute = 60, missed = [] as readonly number[], passed = false, upTo = 100 } = {},
) {
  const each = 60 / perMinute
  const words = tokenize(probe(id).body.join('\n\n')).slice(0, upTo)
  const heard = words.map(({ text }, n) => ({
    word: missed.includes(n) ? 'pfff' : text,
    start: n * each,
    end: (n + 0.9) * each,
  }))
  return scoreProbe(
    probe(id),
    { probeId: id, heard, seconds: Math.max(0.1, words.length * each), passed },
    how,
  )
}

test('nine words of ten are to be right, to the nearest whole word', () => {
  expect(score('1-medium-1')).toMatchObject({
    words: 13,
    wordsCorrect: 13,
    accuracy: 1,
    reachedAccuracy: true,
  })
  const reached = (id: string, missed: readonly number[]) => score(id, { missed })?.reachedAccuracy
  expect([reached('1-medium-1', [4]), reached('1-medium-1', [4, 8])]).toEqual([true, false])
  // Of four words none.
  expect([reached('pk-medium-1', []), reached('pk-medium-1', [2])]).toEqual([true, false])
})

test('the pace is reached from the goal on; a row of words has a lower one than a sentence', () => {
  const pace = (id: string, perMinute: number) => score(id, { perMinute })
  expect(pace('1-medium-1', 49)).toMatchObject({ reachedPace: true, paceOfGoal: 1.02 })
  expect(pace('1-medium-1', 47)).toMatchObject({ reachedPace: false, paceOfGoal: 0.98 })
  expect(pace('k-easy-1', 23)?.reachedPace).toBe(true)
  expect(pace('k-easy-1', 22)?.reachedPace).toBe(false)
  expect(pace('k-medium-1', 23)?.reachedPace).toBe(false)
  // What is beyond twice the goal says no more.
  expect(pace('1-medium-1', 200)?.paceOfGoal).toBe(2)
})

test('a probe that the child let be counts as not read, beyond what was', () => {
  expect(score('1-medium-1', { passed: true, upTo: 3 })).toMatchObject({
    wordsCorrect: 3,
    accuracy: 3 / 13,
    reachedAccuracy: false,
    reachedPace: false,
  })
  expect(score('1-medium-1', { passed: true, upTo: 0 })).toMatchObject({ wordsCorrect: 0, accuracy: 0 })
})

test('of what was not heard, or no voice can have read, nothing is said', () => {
  expect(score('1-medium-1', { upTo: 0 })).toBeUndefined()
  expect(score('1-medium-1', { perMinute: 1200 })).toBeUndefined()
  expect(score('1-medium-1', { missed: Array.from({ length: 13 }, (_, n) => n) })).toBeUndefined()
})
