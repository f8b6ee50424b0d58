import { describe, expect, test } from 'vitest'
import type { ScoredWord } from '#shared/reading/schema.ts'
import { pitchTracker } from '#web/lib/recognition/pitch.ts'
import { voiceSample } from '#web/lib/recognition/voice-sample.ts'
import { tonesOf } from './tones.ts'

const TEXT = 'El coquí canta.'
const WORDS: readonly ScoredWord[] = [
  { expected: 'El', outcome: 'correct', heard: 'el', start: 0.2, end: 0.4 },
  { expected: 'coquí', outcome: 'correct', heard: 'coquí', start: 0.4, end: 0.9 },
  { expected: 'canta', outcome: 'correct', heard: 'canta', start: 0.9, end: 1.5 },
]
const END = 1.5

/** The turn at the end of the sentence, of a voice whose pitch goes so many semitones by that moment; in semitones. */
function turn(
  semitones: (untilEnd: number) => number,
  sample: Partial<Parameters<typeof voiceSample>[0]> = {},
) {
  const follow = pitchTracker(16_000)
  const frames = follow(
    voiceSample({
      seconds: 2,
      hertz: at => 240 * 2 ** (semitones(at - END) / 12),
      isVoiced: at => at > 0.2 && at < END,
      ...sample,
    }),
  )
  return tonesOf(TEXT, 'es-PR', WORDS, frames)
}

describe('how the voice turned at the end of a sentence', () => {
  test('up, as most questions of yes or no', () => {
    const [tone] = turn(at => (at < -0.2 ? 0 : 40 * (at + 0.2)))
    expect(tone?.word).toBe(2)
    expect(tone?.turn).toBeGreaterThan(4)
    expect(tone?.frames).toBeGreaterThan(30)
  })
  test('down, as statements', () => {
    expect(turn(at => -8 * Math.max(0, at + 0.5) * 2)[0]?.turn).toBeLessThan(-3)
  })
  test('down from a peak, as questions of the island: the peak does not make it a rise', () => {
    // L+¡H* L%: up to the last stressed syllable, and down in what follows.
    expect(turn(at => (at < -0.6 ? 0 : at < -0.3 ? 7 : 7 - 40 * (at + 0.3)))[0]?.turn).toBeLessThan(-3)
  })
  test('not at all', () => {
    expect(turn(() => 0)[0]?.turn).toBeCloseTo(0, 0)
  })
  test('in noise', () => {
    expect(turn(at => (at < -0.2 ? 0 : 40 * (at + 0.2)), { noise: 0.1 })[0]?.turn).toBeGreaterThan(3)
  })
  test('where a creak at the very end was taken for the octave below, it is put back', () => {
    const frames = Array.from({ length: 60 }, (_, n) => ({
      at: 0.9 + n / 100,
      semitones: n > 48 ? 3 : 15,
    }))
    expect(tonesOf(TEXT, 'es-PR', WORDS, frames)[0]?.turn).toBeCloseTo(0, 1)
  })
  test('of a whisper there are no frames, and of what was not read no tone', () => {
    expect(turn(() => 0, { isVoiced: () => false })[0]?.frames).toBe(0)
    const unread = WORDS.map(({ expected }) => ({ expected, outcome: 'notReached' }) as const)
    expect(tonesOf(TEXT, 'es-PR', unread, [{ at: 1, semitones: 4 }])).toEqual([])
    expect(tonesOf(TEXT, 'es-PR', WORDS, [])).toEqual([])
  })
  test('the voice of the next sentence is not its own', () => {
    const words = [
      ...WORDS,
      { expected: 'Sí', outcome: 'correct', heard: 'sí', start: 1.52, end: 1.7 } as const,
    ]
    const frames = Array.from({ length: 120 }, (_, n) => ({
      at: 0.6 + n / 100,
      semitones: n >= 92 ? 25 : 15,
    }))
    expect(tonesOf('El coquí canta. Sí.', 'es-PR', words, frames)[0]?.turn).toBeCloseTo(0, 1)
  })
})
