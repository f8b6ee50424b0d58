import * as z from 'zod/mini'
import { publishedList } from '#functions/platform/services/content.ts'
import { getRows, type RowKey } from '#functions/platform/store/rows.ts'
import { commit, putVersion, retryOnConflict, type Write } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { Grade, LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { type Library, libraryOf, type StudentLibrary } from '#shared/reading/library.ts'
import { readPolicies } from './policy-store.ts'
import { afterChange, goodAt, type Lately } from './rules/lately.ts'
import { readingTable } from './table.ts'

const StoredGrades = z.object({
  grades: z.array(Grade),
  lately: z.array(Grade),
  until: z.string(),
  /** Sorts by when it was said. */
  said: z.string(),
  version: z.int(),
})

const keys = {
  own: (studentId: string) => key(readingTable, 'placement', { studentId }),
  level: (studentId: string, language: Language) => key(readingTable, 'level', { studentId, language }),
  opened: (studentId: string) => key(readingTable, 'library', { studentId }),
}

/** Keeps grades, unless some that were said later are kept. */
async function keep(row: RowKey, grades: readonly Grade[], { at, said }: { at: string; said: string }) {
  await retryOnConflict(async () => {
    const [before] = await getRows(StoredGrades, [row])
    if (before && before.said > said) return true
    const read = before?.version ?? 0
    const after = { ...row, ...afterChange(before, grades, at), said, version: read + 1 }
    const failed = await commit({ writes: { grades: putVersion(after, read) } })
    return failed.size === 0 || undefined
  })
}

/** Keeps the grade that a student is in. */
export const keepOwnGrade = (studentId: string, grade: Grade | undefined, at: string, eventId: string) =>
  keep(keys.own(studentId), grade ? [grade] : [], { at, said: `${at}#${eventId}` })

const VERSION_DIGITS = 9

/** Keeps the level that a student’s readings in a language show; the higher version was said later. */
export const keepLevel = (
  studentId: string,
  {
    language,
    grade,
    version,
  }: { readonly language: Language; readonly grade: Grade; readonly version: number },
  at: string,
) => keep(keys.level(studentId, language), [grade], { at, said: `${version}`.padStart(VERSION_DIGITS, '0') })

/** The level that is known of a student in a language, or else their own grade: where a placement begins. */
export async function readStart(studentId: string, language: Language) {
  const [own, level] = await getRows(StoredGrades, [keys.own(studentId), keys.level(studentId, language)])
  return { from: level?.grades[0] ?? own?.grades[0] ?? 'K', level }
}

/** Opens the library at the grade that a placement found, until the level is told that it makes. */
export function levelFound(
  studentId: string,
  language: Language,
  { level: before }: Awaited<ReturnType<typeof readStart>>,
  grade: Grade,
  at: string,
): Write {
  const [read, said] = [before?.version ?? 0, before?.said ?? '']
  const row = {
    ...keys.level(studentId, language),
    ...afterChange(before, [grade], at),
    said,
    version: read + 1,
  }
  return putVersion(row, read)
}

/** Keeps the grades that a teacher opened to a student. */
export const keepOpened = (studentId: string, grades: readonly Grade[], at: string) =>
  keep(keys.opened(studentId), grades, { at, said: at })

/** What is known of a student’s library at a moment. */
export async function readLibrary(studentId: string, at: string) {
  const [[own, opened, ...levels], { policy, openings }] = await Promise.all([
    getRows(StoredGrades, [
      keys.own(studentId),
      keys.opened(studentId),
      ...LANGUAGES.map(language => keys.level(studentId, language)),
    ]),
    readPolicies(studentId),
  ])
  const by = (good: (stored: Lately | undefined) => readonly Grade[]): Library =>
    libraryOf({
      own: good(own),
      levels: Object.fromEntries(LANGUAGES.map((language, n) => [language, good(levels[n])])),
      opened: [opened, ...openings].flatMap(good),
    })
  return {
    policy,
    /** What is open to begin with. */
    library: by(stored => stored?.grades ?? []),
    /** What may still be finished: a reading may have waited. */
    finishable: by(stored => goodAt(stored, at)),
    openGrades: opened?.grades ?? [],
  }
}

/** The same as a teacher sees it. */
export async function readStudentLibrary(studentId: string, at: string): Promise<StudentLibrary> {
  const { library, openGrades } = await readLibrary(studentId, at)
  return { ...library, openGrades: [...openGrades] }
}

const LessonTexts = z.object({ texts: z.array(z.string()) })

/** Whether a lesson has its children read this text. */
export async function isOfLessons(textId: string): Promise<boolean> {
  const list = await publishedList('lessons/texts.json', LessonTexts)
  return list?.texts.includes(textId) ?? false
}
