import type { Found } from '#shared/catalogue/checks/finding.ts'
import { outside } from '#shared/catalogue/checks/level.ts'
import type { Band } from '#shared/catalogue/grade-bands.ts'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import norms from '#shared/reading/orf-norms.json' with { type: 'json' }

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
