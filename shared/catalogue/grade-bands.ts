import type { Grade, Language } from '#shared/kernel/school.ts'

/** Both ends belong to the band. */
export interface Band {
  readonly from: number
  readonly to: number
}
export interface GradeBand {
  /** Words of a text that is read in one go. */
  readonly words: Band
  /** Words of the longest text on the grade's shelf: a chapter, a play, a tale to stay with. */
  readonly longest?: number
  /** The school grade that the language's formula gives the text: Crawford in Spanish, Flesch–Kincaid in English. */
  readonly formulaGrade: Readonly<Record<Language, Band>>
}

const band = (from: number, to: number): Band => ({ from, to })

/**
 * What a text of each grade may be.
 *
 * Length: one to two minutes of reading at the pace a grade aims for (`orf-norms.json`), as the one-minute passages of
 * curriculum-based measurement are; grade 5 as specified. From grade 3 a shelf also has texts to stay with, as long as a
 * child of the grade who reads slowly gets through in the ten minutes that a reading is listened to. Every band begins and ends above that of the grade below.
 *
 * Difficulty: both formulas answer in school grades (Crawford 1989 was made on primary readers; Kincaid 1975), so a
 * band stands around its own grade, about one below to one and a half above: a text is read with help at first and
 * fluently later. Both fall below 0 for beginners, whose sentences have two to five words, and English lies lower there
 * since its first words have one syllable. On fewer than 100 words the formulas are coarse, hence no narrower band.
 */
export const gradeBands: Readonly<Record<Grade, GradeBand>> = {
  PK: { words: band(10, 30), formulaGrade: { 'es-PR': band(-6, 0.5), 'en-US': band(-4, 0) } },
  K: { words: band(25, 60), formulaGrade: { 'es-PR': band(-2, 1.8), 'en-US': band(-3, 1) } },
  1: { words: band(50, 100), formulaGrade: { 'es-PR': band(0, 3), 'en-US': band(-1, 2.5) } },
  2: { words: band(90, 140), formulaGrade: { 'es-PR': band(1.5, 4), 'en-US': band(0.5, 4.1) } },
  3: { words: band(120, 180), longest: 320, formulaGrade: { 'es-PR': band(2.5, 5), 'en-US': band(1.5, 5) } },
  4: { words: band(140, 210), longest: 450, formulaGrade: { 'es-PR': band(3, 5.8), 'en-US': band(2.5, 6) } },
  5: {
    words: band(150, 250),
    longest: 600,
    formulaGrade: { 'es-PR': band(3.5, 6.5), 'en-US': band(3.5, 7) },
  },
}
