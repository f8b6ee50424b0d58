import { type Band, gradeBands } from '#shared/catalogue/grade-bands.ts'
import { expectedOf, type ReadingText } from '#shared/catalogue/schema.ts'
import type { Language } from '#shared/kernel/school.ts'
import {
  countText,
  crawfordGrade,
  fleschKincaidGrade,
  type TextCounts,
} from '#shared/language/readability.ts'
import { type Found, found } from './finding.ts'

const formulas: Record<Language, { readonly name: string; readonly grade: (counts: TextCounts) => number }> =
  {
    'es-PR': { name: 'Crawford', grade: crawfordGrade },
    'en-US': { name: 'Flesch–Kincaid', grade: fleschKincaidGrade },
  }

interface Measured {
  readonly words: number
  readonly formula: string
  readonly formulaGrade: number
}

/** How long words of a language are, and the school grade that its formula gives them. */
export function measured(said: string, language: Language): Measured {
  const counts = countText(said, language)
  const { name, grade } = formulas[language]
  return { words: counts?.words ?? 0, formula: name, formulaGrade: counts ? grade(counts) : 0 }
}

/** What is measured of a text's body. */
export const measure = (text: ReadingText): Measured => measured(expectedOf(text), text.language)

/** Holds a text to the length and difficulty of its grade. */
export function checkLevel(text: ReadingText): Found[] {
  const { words, formula, formulaGrade } = measure(text)
  const { words: usual, longest = usual.to, formulaGrade: levels } = gradeBands[text.grade]
  const level = levels[text.language]
  // The formulas were made for prose: a poem's short lines read as sentences, so it can only be too hard.
  const from = text.category === 'poem' ? Number.NEGATIVE_INFINITY : level.from
  const rounded = Math.round(formulaGrade * 100) / 100
  return [
    ...outside('length', words, { ...usual, to: longest }, 'words'),
    ...outside('readability', rounded, { ...level, from }, `by ${formula}`),
  ]
}

/** A figure that is not in its band. */
export function outside(check: Found['check'], value: number, { from, to }: Band, unit: string): Found[] {
  return value >= from && value <= to
    ? []
    : [found(check, `${value} ${unit}; the grade has ${from} to ${to}`)]
}
