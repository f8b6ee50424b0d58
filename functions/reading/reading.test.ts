import { expect, test } from 'vitest'
import castillos from '#shared/catalogue/content/texts/castillos-de-arena.json' with { type: 'json' }
import { expectedOf, ReadingText } from '#shared/catalogue/schema.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import { DEFAULT_POLICY } from '#shared/reading/policy.ts'
import { resultAloud, resultTapped, soundsChanged } from './reading.ts'

const text = ReadingText.parse(castillos)
const words = tokenize(expectedOf(text)).map(({ text: word }) => word)
const DAY = '2026-10-05'
const textHash = '0'.repeat(64)

/** The whole text, one word every so many seconds. */
const heardEvery = (seconds: number) =>
  words.map((word, i) => ({ word, start: i * seconds, end: i * seconds + seconds * 0.8 }))

test('a perfect reading at the target’s pace reaches both targets', () => {
  const each = 60 / (text.wpmTarget + 3)
  const heard = heardEvery(each)
  const result = resultAloud(
    text,
    { mode: 'aloud', textHash, heard, seconds: words.length * each },
    DEFAULT_POLICY,
    DAY,
  )
  expect(result).toMatchObject({ words: words.length, wordsCorrect: words.length, accuracy: 1 })
  expect(result.reachedAccuracy && result.reachedPace).toBe(true)
  expect(result.wordsCorrectPerMinute).toBeCloseTo(text.wpmTarget + 3)
})

test('a slow reading reaches only its accuracy', () => {
  const each = 60 / (text.wpmTarget - 3)
  const result = resultAloud(
    text,
    {
      mode: 'aloud',
      textHash,
      heard: heardEvery(each),
      seconds: words.length * each,
    },
    DEFAULT_POLICY,
    DAY,
  )
  expect([result.reachedAccuracy, result.reachedPace]).toEqual([true, false])
})

test('a target is reached by what equals it, and by nothing less', () => {
  const seconds = words.length
  const heard = heardEvery(1).with(3, { word: 'zapato', start: 3, end: 3.8 })
  const reading = { mode: 'aloud', textHash, heard, seconds } as const
  const { accuracy, wordsCorrectPerMinute } = resultAloud(text, reading, DEFAULT_POLICY, DAY)
  const pace = wordsCorrectPerMinute ?? expect.unreachable()
  expect(accuracy).toBeLessThan(1)
  const reached = (accuracyTarget: number, wpmTarget: number) => {
    const result = resultAloud({ ...text, accuracyTarget, wpmTarget }, reading, DEFAULT_POLICY, DAY)
    return [result.reachedAccuracy, result.reachedPace]
  }
  expect(reached(accuracy, pace)).toEqual([true, true])
  expect(reached(accuracy + 0.001, pace)).toEqual([false, true])
  expect(reached(accuracy, pace + 0.1)).toEqual([true, false])
})

test('silence reaches nothing', () => {
  const result = resultAloud(text, { mode: 'aloud', textHash, heard: [], seconds: 30 }, DEFAULT_POLICY, DAY)
  expect(result).toMatchObject({ wordsCorrect: 0, reachedAccuracy: false, reachedPace: false })
  expect(result.score?.verdict).toBe('nothingHeard')
})

test('tapped words are counted once each and say nothing of fluency', () => {
  const result = resultTapped(text, { mode: 'tapped', textHash, tapped: [0, 1, 1, 2], seconds: 20 })
  expect(result).toMatchObject({ wordsCorrect: 3, wordsCorrectPerMinute: null, score: null })
  expect([result?.reachedAccuracy, result?.reachedPace]).toEqual([false, false])
})

test('a tapped word that the text does not have is no result', () => {
  expect(
    resultTapped(text, { mode: 'tapped', textHash, tapped: [words.length], seconds: 20 }),
  ).toBeUndefined()
})

test('a word heard otherwise changes what the reading tells of its sounds, and back', () => {
  const arena = words.indexOf('arena')
  const heard = heardEvery(0.5).with(arena, { word: 'alena', start: arena / 2, end: arena / 2 + 0.4 })
  const reading = { mode: 'aloud', textHash, heard, seconds: words.length / 2 } as const
  const replayed = { text, reading, policy: DEFAULT_POLICY, day: DAY }
  const by = { reason: 'misheard', by: 'eva', at: '2026-11-21T12:00:00.000Z' } as const
  const right = [{ word: arena, outcome: 'correct', ...by }] as const
  expect(soundsChanged(replayed, [], right)).toEqual([{ sound: 'es-r', read: 0, missed: -1 }])
  expect(soundsChanged(replayed, right, [])).toEqual([{ sound: 'es-r', read: 0, missed: 1 }])
  expect(soundsChanged(replayed, right, right)).toEqual([])
  // A word left out tells nothing.
  const out = [{ word: arena, outcome: 'omitted', ...by }] as const
  expect(soundsChanged(replayed, [], out)).toEqual([{ sound: 'es-r', read: -1, missed: -1 }])
})

test('the pace aimed for is that of the season', () => {
  const heard = heardEvery(60 / 80)
  const reading = { mode: 'aloud', textHash, heard, seconds: (words.length * 60) / 80 } as const
  const english = { ...text, language: 'en-US', grade: '3', wpmTarget: 100 } as const
  const reached = (day: string) => resultAloud(english, reading, DEFAULT_POLICY, day).reachedPace
  // Hasbrouck and Tindal, 25th percentile: 59 in fall, 91 in spring.
  expect([reached('2026-10-05'), reached('2027-04-05')]).toEqual([true, false])
})
