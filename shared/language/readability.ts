import type { Language } from '#shared/kernel/school.ts'
import { englishSyllableCount } from './english-syllables.ts'
import { spanishSyllables } from './spanish-syllables.ts'
import { normalizeWord, spokenForms } from './spoken-forms.ts'
import { tokenize } from './tokenize.ts'

/** What the formulas read of a text; each count is at least 1. */
export interface TextCounts {
  readonly sentences: number
  readonly words: number
  readonly syllables: number
}

/**
 * Counts the sentences (ended by . ! ? … or a line break), the words and their syllables. A numeral is one word with the
 * syllables of its commonest reading aloud. `undefined` when the text has no word, so that no formula divides by 0.
 */
export function countText(text: string, language: Language): TextCounts | undefined {
  const tokens = tokenize(text)
  if (tokens.length === 0) return undefined
  return {
    sentences: tokens.filter(({ boundary }) => boundary === 'sentence').length,
    words: tokens.length,
    syllables: tokens.reduce((sum, { text: word }) => sum + syllableCount(word, language), 0),
  }
}

/** The syllables of a written word: exact by the orthography in Spanish, an estimate in English. */
export function syllableCount(written: string, language: Language): number {
  const word = normalizeWord(written)
  const [, aloud] = /\d/.test(word) ? spokenForms(written, language) : []
  const count = language === 'es-PR' ? (part: string) => spanishSyllables(part).length : englishSyllableCount
  return (aloud ?? [word]).reduce((sum, part) => sum + count(part), 0)
}

const wordsPerSentence = ({ words, sentences }: TextCounts) => words / sentences
const syllablesPerWord = ({ syllables, words }: TextCounts) => syllables / words

/**
 * Spanish reading ease, about 0 (hard) to 100 (easy), above 100 for a beginner's text:
 * 206.84 − 60 · syllables/words − 1.02 · words/sentences.
 *
 * Source: J. Fernández Huerta, "Medidas sencillas de lecturabilidad", Consigna 214 (1959), 29–32. As printed its last
 * term is 1.02 × sentences per 100 words, which makes longer sentences easier; corrected as G. Law shows ("Error in the
 * Fernandez Huerta Readability Formula", LINGUIST List 22.2332, 2011).
 */
export const fernandezHuerta = (counts: TextCounts): number =>
  206.84 - 60 * syllablesPerWord(counts) - 1.02 * wordsPerSentence(counts)

/**
 * Spanish perspicuity, on the scale of reading ease: 206.835 − 62.3 · syllables/words − words/sentences.
 *
 * Source: F. Szigriszt Pazos, "Sistemas predictivos de legibilidad del mensaje escrito: fórmula de perspicuidad",
 * doctoral thesis, Universidad Complutense de Madrid, 1993.
 */
export const szigrisztPazos = (counts: TextCounts): number =>
  206.835 - 62.3 * syllablesPerWord(counts) - wordsPerSentence(counts)

export type Inflesz = 'veryHard' | 'hard' | 'normal' | 'easy' | 'veryEasy'

/**
 * The INFLESZ degree of a perspicuity: below 40 very hard, to 55 somewhat hard, to 65 normal, to 80 quite easy, above
 * very easy.
 *
 * Source: I. M. Barrio-Cantalejo et al., "Validación de la Escala INFLESZ para evaluar la legibilidad de los textos
 * dirigidos a pacientes", Anales del Sistema Sanitario de Navarra 31(2), 2008, 135–152.
 */
export function inflesz(perspicuity: number): Inflesz {
  if (perspicuity < 40) return 'veryHard'
  if (perspicuity < 55) return 'hard'
  if (perspicuity <= 65) return 'normal'
  return perspicuity <= 80 ? 'easy' : 'veryEasy'
}

/**
 * Years of schooling that a Spanish text of the primary grades asks for; negative for a beginner's text:
 * −0.205 · sentences per 100 words + 0.049 · syllables per 100 words − 3.407.
 *
 * Source: A. N. Crawford, "Fórmula y gráfico para determinar la comprensibilidad de textos del nivel primario en
 * castellano", Lectura y Vida 10(4), 1989.
 */
export const crawfordGrade = ({ sentences, words, syllables }: TextCounts): number =>
  -0.205 * ((100 * sentences) / words) + 0.049 * ((100 * syllables) / words) - 3.407

/**
 * English reading ease, about 0 (hard) to 100 (easy): 206.835 − 1.015 · words/sentences − 84.6 · syllables/words.
 *
 * Source: R. Flesch, "A new readability yardstick", Journal of Applied Psychology 32 (1948), 221–233.
 */
export const fleschReadingEase = (counts: TextCounts): number =>
  206.835 - 1.015 * wordsPerSentence(counts) - 84.6 * syllablesPerWord(counts)

/**
 * The school grade of the United States that an English text asks for; negative for a beginner's text:
 * 0.39 · words/sentences + 11.8 · syllables/words − 15.59.
 *
 * Source: J. P. Kincaid et al., "Derivation of new readability formulas … for Navy enlisted personnel", Research Branch
 * Report 8-75, Naval Technical Training Command, 1975.
 */
export const fleschKincaidGrade = (counts: TextCounts): number =>
  0.39 * wordsPerSentence(counts) + 11.8 * syllablesPerWord(counts) - 15.59
