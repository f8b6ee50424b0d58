import { describe, expect, test } from 'vitest'
import { pitchTracker } from './pitch.ts'
import { voiceSample } from './voice-sample.ts'

const inHertz = (semitones: number) => 100 * 2 ** (semitones / 12)

/** The pitches of a sample, sent in tenths of a second as a microphone does; in Hz. */
function heard(sample: Float32Array, sampleRate = 16_000): { at: number; hertz: number | null }[] {
  const follow = pitchTracker(sampleRate)
  const chunk = sampleRate / 10
  return Array.from({ length: Math.ceil(sample.length / chunk) }, (_, n) =>
    follow(sample.subarray(n * chunk, (n + 1) * chunk)),
  )
    .flat()
    .map(({ at, semitones }) => ({ at, hertz: semitones === null ? null : inHertz(semitones) }))
}

/** The share of frames within so much of the pitch that was meant. */
function rightShare(
  sample: Float32Array,
  hertz: (at: number) => number,
  within: number,
  sampleRate?: number,
) {
  const frames = heard(sample, sampleRate)
  const right = frames.filter(one => one.hertz !== null && Math.abs(one.hertz / hertz(one.at) - 1) < within)
  return right.length / frames.length
}

describe('the pitch of a voice', () => {
  test.each([110, 150, 200, 250, 300, 350, 400, 450, 500])('%i Hz, within half a percent', hertz => {
    const sample = voiceSample({ seconds: 0.6, hertz: () => hertz })
    expect(rightShare(sample, () => hertz, 0.005)).toBe(1)
  })

  test('a frame each hundredth of a second, at its own moment', () => {
    const frames = heard(voiceSample({ seconds: 1, hertz: () => 220 }))
    expect(frames.length).toBeGreaterThanOrEqual(94)
    for (const [n, { at }] of frames.entries()) expect(at - (frames[0]?.at ?? 0)).toBeCloseTo(n / 100, 5)
    expect(frames[0]?.at).toBeGreaterThan(0.01)
    expect(frames.at(-1)?.at).toBeLessThan(1)
  })

  test.each([
    ['a pure tone', [1]],
    ['the second harmonic five times the first, where others take the octave above', [0.2, 1, 0.3, 0.2]],
    ['no fundamental at all, as on small microphones', [0, 1, 0.8, 0.6]],
    ['only odd harmonics', [1, 0, 0.6, 0, 0.4]],
  ])('%s', (_, harmonics) => {
    for (const hertz of [160, 240, 330]) {
      const sample = voiceSample({ seconds: 0.4, hertz: () => hertz, harmonics })
      expect(rightShare(sample, () => hertz, 0.01)).toBe(1)
    }
  })

  test('in the noise of a room nearly all of it, and never another octave', () => {
    for (const hertz of [180, 260, 420]) {
      const sample = voiceSample({ seconds: 1, hertz: () => hertz, noise: 0.12 })
      const frames = heard(sample).flatMap(one => one.hertz ?? [])
      expect(frames.length).toBeGreaterThan(60)
      expect(frames.filter(one => Math.abs(one / hertz - 1) < 0.03).length).toBeGreaterThanOrEqual(
        frames.length * 0.98,
      )
    }
  })

  test('that glides, as at the end of a question', () => {
    const hertz = (at: number) => 220 * 2 ** (at * 0.8)
    expect(rightShare(voiceSample({ seconds: 1, hertz }), hertz, 0.02)).toBeGreaterThan(0.97)
  })

  test.each([44_100, 48_000])('at %i samples a second', rate => {
    const sample = voiceSample({ seconds: 0.5, sampleRate: rate, hertz: () => 280 })
    expect(rightShare(sample, () => 280, 0.01, rate)).toBe(1)
  })
})

describe('no voice', () => {
  test('silence, and noise', () => {
    expect(heard(new Float32Array(8000)).every(({ hertz }) => hertz === null)).toBe(true)
    const noise = heard(voiceSample({ seconds: 1, hertz: () => 200, noise: 1, isVoiced: () => false }))
    expect(noise.filter(({ hertz }) => hertz !== null).length).toBeLessThan(noise.length * 0.03)
  })

  test('what hums below or whistles above any voice', () => {
    for (const hertz of [60, 1200]) {
      const frames = heard(voiceSample({ seconds: 0.5, hertz: () => hertz, harmonics: [1] }))
      expect(frames.filter(one => one.hertz !== null && Math.abs(one.hertz / hertz - 1) < 0.1)).toEqual([])
    }
  })
})
