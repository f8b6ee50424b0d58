import { type Band, gradeBands } from '#shared/catalogue/grade-bands.ts'
import { expectedOf, type ReadingText } from '#shared/catalogue/schema.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import {
  countText,
  crawfordGrade,
  fleschKincaidGrade,
  type TextCounts,
} from '#shared/language/readability.ts'
import norms from '#shared/reading/orf-norms.json' with { type: 'json' }
import { type Found, found } from './finding.ts'

const formulas: Record<Language, { readonly name: string; readonly grade: (counts: TextCounts) => number }> =
  {
    'es-PR': { name: 'Crawford', grade: crawfordGrade },
    'en-US': { name: 'Flesch–Kincaid', grade: fleschKincaidGrade },
  }

/** What is measured of a text's body. */
export function measure(text: ReadingText): { words: number; formula: string; formulaGrade: number } {
  const counts = countText(expectedOf(text), text.language)
  const { name, grade } = formulas[text.language]
  return { words: counts?.words ?? 0, formula: name, formulaGrade: counts ? grade(counts) : 0 }
}

/** Holds a text to the length and difficulty of its grade. */
export function checkLevel(text: ReadingText): Found[] {
  const { words, formula, formulaGrade } = measure(text)
  const { words: length, formulaGrade: levels } = gradeBands[text.grade]
  const level = levels[text.language]
  // The formulas were made for prose: a poem's short lines read as sentences, so it can only be too hard.
  const from = text.category === 'poem' ? Number.NEGATIVE_INFINITY : level.from
  const rounded = Math.round(formulaGrade * 100) / 100
  return [
    ...outside('length', words, length, 'words'),
    ...outside('readability', rounded, { ...level, from }, `by ${formula}`),
  ]
}

/** Holds a text's targets to what its grade aims for. */
export function checkTargets(
  text: Pick<ReadingText, 'grade' | 'language' | 'wpmTarget' | 'accuracyTarget'>,
): Found[] {
  const pace = paceOf(text.grade, text.language)
  return [
    ...outside('target', text.wpmTarget, pace, 'words per minute'),
    ...outside('target', text.accuracyTarget, accuracyOf(text.grade), 'accuracy'),
  ]
}

function outside(check: Found['check'], value: number, { from, to }: Band, unit: string): Found[] {
  return value >= from && value <= to
    ? []
    : [found(check, `${value} ${unit}; the grade has ${from} to ${to}`)]
}

/**
 * Words per minute. Kindergarten and grade 1 as specified; Pre-K below them. From grade 2, English: from the winter's to
 * the spring's 50th percentile of Hasbrouck & Tindal (2017); Spanish: the end-of-year range of SEP, the only published
 * one that reaches grade 5 (the goals of IDEL for grades 2 and 3 lie in it).
 */
function paceOf(grade: Grade, language: Language): Band {
  if (grade === 'PK') return { from: 10, to: 20 }
  if (grade === 'K') return { from: 27, to: 30 }
  if (grade === '1') return { from: 45, to: 50 }
  if (language === 'es-PR') {
    const range = norms.spanishSepMexico.rows.find(row => row.grade === Number(grade))
    return { from: range?.min ?? 0, to: range?.max ?? 0 }
  }
  const median = norms.englishHasbrouckTindal2017.rows.find(row => row[0] === Number(grade) && row[1] === 50)
  return { from: median?.[3] ?? 0, to: median?.[4] ?? 0 }
}

/** Share of the words. Kindergarten and grade 1 as specified; later up to fluent, independent reading. */
function accuracyOf(grade: Grade): Band {
  if (grade === 'PK') return { from: 0.8, to: 0.85 }
  if (grade === 'K') return { from: 0.85, to: 0.9 }
  if (grade === '1') return { from: 0.9, to: 0.9 }
  return { from: 0.9, to: 0.98 }
}
