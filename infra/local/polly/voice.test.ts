import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expectedOf, ReadingText } from '#shared/catalogue/schema.ts'
import type { Language } from '#shared/kernel/school.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import { englishSounds } from './english-sounds.ts'
import { PHONES, type PhoneName } from './phones.ts'
import { planOf } from './plan.ts'
import { spanishSounds } from './spanish-sounds.ts'
import { render, SAMPLE_RATE } from './tract.ts'

const FOLDER = new URL('../../../shared/catalogue/content/texts/', import.meta.url)
const texts = readdirSync(FOLDER).map(file =>
  ReadingText.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))),
)
const speaker = { pitch: 120, size: 1 }
const spanish = (word: string, begins = true) =>
  spanishSounds(word, begins)
    .map(({ phone, stressed }) => (stressed ? `'${phone}` : phone))
    .join(' ')
const english = (word: string) =>
  englishSounds(word)
    .map(({ phone, stressed }) => (stressed ? `'${phone}` : phone))
    .join(' ')

describe('the sounds of a word', () => {
  it('are those of the island in Spanish, the stress where spelling puts it', () => {
    expect(spanish('castillos')).toBe("k a s t 'i yh o s")
    expect(spanish('coquí')).toBe("k o k 'i")
    expect(spanish('zapato')).toBe("s a p 'a t o")
    expect(spanish('perro')).toBe("p 'e tap open tap open tap o")
    expect(spanish('huevo')).toBe("w 'e bh o")
    expect(spanish('tiempo')).toBe("t j 'e m p o")
    expect(spanish('guitarra')).toBe("g i t 'a tap open tap open tap a")
    expect(spanish('día')).toBe("d 'i a")
    expect(spanish('dos', false)).toBe("dh 'o s")
    expect(spanish('la')).toBe('l a')
  })

  it('are told roughly by English spelling, exactly for its commonest words', () => {
    expect(english('beach')).toBe("b 'ee ch")
    expect(english('stone')).toBe("s t 'ou n")
    expect(english('the')).toBe('dh ax')
    expect(english('there')).toBe("dh 'eh r")
    expect(english('bird')).toBe("b 'er d")
    expect(english('dogs')).toBe("d 'aa g z")
    expect(english('station')).toBe("s t 'ei sh ax n")
    expect(english('began')).toBe("b ax g 'ae n")
  })

  it('are known for every word of the catalogue', () => {
    for (const text of texts)
      for (const { phone } of planOf(expectedOf(text), text.language, 1).sounds)
        expect(PHONES, `${text.id} ${phone}`).toHaveProperty(phone)
  })
})

describe('the plan of a text', () => {
  it('has every word of every text once, in order, and each is said within it', () => {
    for (const text of texts) {
      const whole = expectedOf(text)
      const { words, seconds, sounds } = planOf(whole, text.language, 1)
      expect(words.map(({ from, to }) => whole.slice(from, to))).toEqual(
        tokenize(whole).map(token => token.text),
      )
      let before = 0
      for (const { from, to, start, end } of words) {
        expect(start).toBeGreaterThanOrEqual(before)
        expect(end, `${text.id}: ${whole.slice(from, to)} is silent`).toBeGreaterThan(start)
        before = end
      }
      expect(before).toBeLessThanOrEqual(seconds)
      expect(sounds.at(-1)?.end).toBeCloseTo(before)
      const perMinute = (words.length / seconds) * 60
      expect(perMinute, text.id).toBeGreaterThan(90)
      expect(perMinute, text.id).toBeLessThan(210)
    }
  })

  it('rests after phrases and sentences, and says numerals in words', () => {
    const gapAfter = (text: string) => {
      const { words } = planOf(text, 'es-PR', 1)
      return (words[1]?.start ?? 0) - (words[0]?.end ?? 0)
    }
    expect([gapAfter('mar azul'), gapAfter('mar, azul'), gapAfter('mar. azul')]).toEqual([
      0,
      expect.closeTo(0.24),
      expect.closeTo(0.46),
    ])
    const phones = (text: string, language: Language) =>
      planOf(text, language, 1).sounds.map(({ phone }) => phone)
    expect(phones('15', 'es-PR')).toEqual(phones('quince', 'es-PR'))
    expect(phones('Dr.', 'en-US')).toEqual(phones('doctor.', 'en-US'))
  })
})

/** The two lowest resonances of a sound in hertz, by linear prediction. Source: Makhoul (1975). */
function formantsOf(samples: Float32Array): readonly number[] {
  // Every second sample: what is above 6 kHz is of no interest here.
  const rate = SAMPLE_RATE / 2
  const x = Array.from(
    { length: samples.length >> 1 },
    (_, n) => (samples[2 * n] ?? 0) - 0.9 * (samples[2 * n - 2] ?? 0),
  )
  const order = 12
  const windowed = x.map((value, n) => value * (0.54 - 0.46 * Math.cos((2 * Math.PI * n) / (x.length - 1))))
  const r = Array.from({ length: order + 1 }, (_, lag) =>
    windowed.reduce((sum, value, n) => sum + value * (windowed[n + lag] ?? 0), 0),
  )
  let a = [1]
  let error = r[0] ?? 1
  for (let i = 1; i <= order; i++) {
    const k = -a.reduce((sum, value, j) => sum + value * (r[i - j] ?? 0), 0) / error
    a = [...a, 0].map((value, j) => value + k * (a[i - j] ?? 0))
    error *= 1 - k * k
  }
  const power = (f: number) => {
    const w = (2 * Math.PI * f) / rate
    const re = a.reduce((sum, value, n) => sum + value * Math.cos(w * n), 0)
    const im = a.reduce((sum, value, n) => sum + value * Math.sin(w * n), 0)
    return 1 / (re * re + im * im)
  }
  const peaks: number[] = []
  for (let f = 200; f < 4000; f += 10)
    if (power(f) > power(f - 10) && power(f) >= power(f + 10)) peaks.push(f)
  return peaks
}

describe('the sound', () => {
  it('is finite, does not clip, is as long as its plan, and the same each time', () => {
    for (const { id } of [{ id: 'castillos-de-arena' }, { id: 'mango-day' }]) {
      const text = texts.find(one => one.id === id) ?? expect.unreachable()
      const plan = planOf(expectedOf(text), text.language, 1)
      const samples = render(plan, speaker)
      expect(samples.length).toBe(Math.ceil(plan.seconds * SAMPLE_RATE))
      expect(samples.every(Number.isFinite)).toBe(true)
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
      expect(peak).toBeCloseTo(0.85, 3)
      expect(render(plan, speaker)).toEqual(samples)
    }
  })

  it('is silent between sentences and sounds within words', () => {
    const plan = planOf('Mira la playa. Hay olas.', 'es-PR', 1)
    const samples = render(plan, speaker)
    const loudness = (from: number, to: number) => {
      const part = samples.subarray(Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE))
      return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
    }
    const [, , playa, hay] = plan.words
    if (!playa || !hay) return expect.unreachable()
    for (const { start, end } of plan.words) expect(loudness(start, end)).toBeGreaterThan(0.05)
    expect(loudness(playa.end + 0.1, hay.start - 0.1)).toBeLessThan(0.002)
  })

  it.each(['a', 'e', 'i', 'o', 'u', 'ee', 'ae', 'aa'] as const)('has the resonances of %s', phone => {
    const sounds = [{ phone: phone as PhoneName, start: 0, end: 0.4 }]
    const samples = render({ sounds, words: [], pitch: [], seconds: 0.4 }, speaker)
    const [first = 0, second = 0] = formantsOf(samples.subarray(SAMPLE_RATE * 0.1, SAMPLE_RATE * 0.3))
    const [f1 = 0, f2 = 0] = PHONES[phone].mouth ?? []
    expect(Math.abs(first - f1), `${first} for ${f1}`).toBeLessThan(0.16 * f1 + 30)
    expect(Math.abs(second - f2), `${second} for ${f2}`).toBeLessThan(0.12 * f2 + 30)
  })
})
