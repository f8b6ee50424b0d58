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

// textstat 0.7.11 (github.com/textstat/textstat at dadf3d2): tests/backend/counts state words and sentences,
// tests/backend/metrics the figures. Its syllables are those that its figures imply: five formulas give one whole
// number for each text. Earlier versions counted English otherwise.
const long = { sentences: 17, words: 372, syllables: 549 }
const easy = { sentences: 11, words: 99, syllables: 139 }
const short = { sentences: 1, words: 5, syllables: 7 }
const spanish = { sentences: 6, words: 162, syllables: 306 }

describe('the formulas give the published figures of a reference from the same counts', () => {
  test.each([
    [fernandezHuerta, long, 95.972],
    [fernandezHuerta, easy, 113.418],
    [fernandezHuerta, short, 117.74],
    [fernandezHuerta, spanish, 65.967],
    [szigrisztPazos, long, 93.01],
    [szigrisztPazos, easy, 110.363],
    [szigrisztPazos, short, 114.615],
    // It says 62.162: for Spanish it starts from Fernández Huerta's 206.84 where Szigriszt has 206.835.
    [szigrisztPazos, spanish, 62.162 - 0.005],
    [crawfordGrade, long, 2.888],
    [crawfordGrade, easy, 1.195],
    [crawfordGrade, short, -0.647],
    [crawfordGrade, spanish, 5.089],
    [fleschReadingEase, long, 59.771],
    [fleschReadingEase, easy, 78.918],
    [fleschReadingEase, short, 83.32],
    [fleschKincaidGrade, long, 10.359],
    [fleschKincaidGrade, easy, 4.488],
    [fleschKincaidGrade, short, 2.88],
  ])('%o of %o is %d', (formula, counts, figure) => expect(formula(counts)).toBeCloseTo(figure, 3))
})

describe('where the counts of the reference are not ours', () => {
  test('it counts where a printer may hyphenate, so that "años", "río" and "oía" have one syllable', () => {
    // Of its Spanish text's 162 words the orthography parts 328 syllables, the printer 306.
    for (const word of ['años', 'río', 'oía']) expect(syllableCount(word, 'es-PR')).toBeGreaterThan(1)
  })
  test('it leaves out sentences of one or two words, of which a beginner’s text is made', () => {
    expect(countText('¡Mira! Un sapo salta. Sube, sapo.', 'es-PR')?.sentences).toBe(3)
  })
  test('of the words whose syllables its tests state, 24 of 25 in English; "every" is two in Merriam-Webster', () => {
    const stated =
      'faeries 2,relived 2,couple 2,enriched 2,us 1,too 1,monopoly 4,him 1,he 1,without 2,creative 3,every 3,' +
      "stimulating 4,life 1,cupboards 2,day's 1,forgotten 3,through 1,marriage 2,hello 2,the 1,sentences 3," +
      'songwriter 3,removing 3,interpersonal 5'
    const other = stated.split(',').filter(entry => {
      const [word = '', count] = entry.split(' ')
      return syllableCount(word, 'en-US') !== Number(count)
    })
    expect(other).toEqual(['every 3'])
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
