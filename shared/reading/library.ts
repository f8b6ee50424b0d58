import * as z from 'zod/mini'
import { GRADES, Grade, Language } from '../kernel/school.ts'

/** Grades, each once at most. */
export const Grades = z.array(Grade).check(z.maxLength(GRADES.length))

/** The grades whose texts are open to a child, in each language. */
export const Library = z.strictObject({ open: z.record(Language, Grades) })
export type Library = z.output<typeof Library>

/** What a teacher sees of a child's library: all that is open, and what of it was opened for this child alone. */
export const StudentLibrary = z.strictObject({ ...Library.shape, openGrades: Grades })
export type StudentLibrary = z.output<typeof StudentLibrary>

/** What opens a library. Several grades in the place of one are those that were so until lately. */
interface Openings {
  /** The child's own; none where it is not known. */
  readonly own: readonly Grade[]
  /** The level of each language, where readings have shown one. */
  readonly levels: Readonly<Partial<Record<Language, readonly Grade[]>>>
  /** What a teacher opened, for the child or for a group of the child's. */
  readonly opened: readonly Grade[]
}

/** A grade and those beside it. */
const near = (grade: Grade): readonly Grade[] => {
  const at = GRADES.indexOf(grade)
  return GRADES.slice(Math.max(0, at - 1), at + 2)
}

/**
 * What is open to a child: the own grade and those beside it, the level that the readings of a language show and those
 * beside it, and what a teacher opened. Nothing is near an unknown grade, and nobody is kept out by it: all is open.
 */
export function libraryOf({ own, levels, opened }: Openings): Library {
  const grades = (language: Language): Grade[] => {
    if (own.length === 0) return [...GRADES]
    const open = new Set([...[...own, ...(levels[language] ?? [])].flatMap(near), ...opened])
    return GRADES.filter(grade => open.has(grade))
  }
  return { open: { 'es-PR': grades('es-PR'), 'en-US': grades('en-US') } }
}

/** Whether the library is open at a text. */
export const isOpenAt = (
  { open }: Library,
  { language, grade }: { readonly language: Language; readonly grade: Grade },
): boolean => open[language].includes(grade)

/** The texts that are offered to a child whatever their library: those of the lessons. */
export const textsOfLessons = (
  units: readonly { readonly texts: readonly string[] }[],
): ReadonlySet<string> => new Set(units.flatMap(({ texts }) => texts))
