import { GRADES, type Grade, type Language } from '#shared/kernel/school.ts'
import { readingPaths } from '#web/lib/reading-path.ts'

/** A level as the address names it: its language, by the word that sets the page's own, and its grade. */
export interface Level {
  readonly language: Language
  readonly grade: Grade
}

const LEVEL = /^(spanish|english)-(\w+)$/

/** The level of `spanish-1` or `english-pk`; undefined where the address names none. */
export function levelOf(levelId: string): Level | undefined {
  const [, language, name = ''] = LEVEL.exec(levelId) ?? []
  const grade = GRADES.find(one => one.toLowerCase() === name)
  return language && grade ? { language: language === 'spanish' ? 'es-PR' : 'en-US', grade } : undefined
}

/** Where the catalogue's texts of the language are. */
export const shelfAt = ({ language }: Level): string => readingPaths[language]
