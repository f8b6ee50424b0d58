import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/kernel/school.ts'
import {
  countText,
  crawfordGrade,
  fernandezHuerta,
  fleschKincaidGrade,
  fleschReadingEase,
  inflesz,
  syllableCount,
  szigrisztPazos,
} from './readability.ts'

// Figures that the tests of textstat (github.com/textstat/textstat, tests/backend/metrics) state, from the counts that
// its tests of counts state or that those figures imply. Its counts are not ours: it counts the places where a printer
// may hyphenate, 306 in the Spanish text, where the orthography parts 329 syllables ("años" and "río" are one to it).
const spanish = { sentences: 6, words: 162, syllables: 306 }
const english = { sentences: 17, words: 372, syllables: 519 }
const easy = { sentences: 11, words: 99, syllables: 136 }

describe('the formulas give the published figures of a reference from the same counts', () => {
  test('Fernández Huerta', () => {
    expect(fernandezHuerta(spanish)).toBeCloseTo(65.967, 3)
  })
  test('Szigriszt Pazos', () => {
    // textstat says 62.162: for Spanish it starts from Fernández Huerta's 206.84. With English counts it agrees.
    expect(szigrisztPazos(spanish)).toBeCloseTo(62.162 - 0.005, 3)
    expect(szigrisztPazos(english)).toBeCloseTo(98.034, 3)
    expect(szigrisztPazos(easy)).toBeCloseTo(112.251, 3)
  })
  test('Crawford', () => {
    expect(crawfordGrade(spanish)).toBeCloseTo(5.089, 3)
    expect(crawfordGrade(english)).toBeCloseTo(2.492, 3)
    expect(crawfordGrade(easy)).toBeCloseTo(1.047, 3)
  })
  test('Flesch', () => {
    expect(fleschReadingEase(english)).toBeCloseTo(66.594, 3)
    expect(fleschReadingEase(easy)).toBeCloseTo(81.482, 3)
  })
  test('Flesch–Kincaid', () => {
    expect(fleschKincaidGrade(english)).toBeCloseTo(9.407, 3)
    expect(fleschKincaidGrade(easy)).toBeCloseTo(4.13, 3)
  })
})

test.each([
  [20, 'veryHard'],
  [40, 'hard'],
  [55, 'normal'],
  [65, 'normal'],
  [80, 'easy'],
  [95, 'veryEasy'],
])('a perspicuity of %d is %s', (perspicuity, degree) => expect(inflesz(perspicuity)).toBe(degree))

describe('counts', () => {
  test('a sentence ends at its mark, not at an abbreviation or a number', () => {
    expect(countText('La Sra. Ríos llegó a las 3.5 millas. ¡Qué lejos! ¿Y tú?', 'es-PR')?.sentences).toBe(3)
    expect(countText('No mark at the end', 'en-US')).toEqual({ sentences: 1, words: 5, syllables: 5 })
  })
  test('a numeral has the syllables of its reading aloud', () => {
    expect(syllableCount('1963', 'es-PR')).toBe('mil no-ve-cien-tos se-sen-ta y tres'.split(/[- ]/).length)
    expect(syllableCount('13', 'en-US')).toBe(2)
  })
  test('Spanish syllables are those of the orthography', () => {
    expect(countText('El coquí oye el río.', 'es-PR')).toEqual({ sentences: 1, words: 5, syllables: 8 })
  })
  test('a text without words has no counts', () => {
    for (const text of ['', ' \n ', '…!', '🐸']) expect(countText(text, 'es-PR')).toBeUndefined()
  })
  test('no text makes a formula that is not a number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...LANGUAGES), (text, language) => {
        const counts = countText(text, language)
        if (!counts) return
        for (const count of Object.values(counts)) expect(count).toBeGreaterThanOrEqual(1)
        for (const formula of [fernandezHuerta, szigrisztPazos, crawfordGrade, fleschKincaidGrade])
          expect(Number.isFinite(formula(counts))).toBe(true)
      }),
    )
  })
})
