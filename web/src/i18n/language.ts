import type { Language } from '#shared/kernel/school.ts'

/** Where the language last chosen is kept. */
export const LANGUAGE_KEY = 'language'

const SPANISH = /^es$|spanish/i
const ENGLISH = /^en$|english/i

/** The language that a path is marked with; the root is Spanish, and of two markers the first counts. */
export function markedLanguage(path: string): Language | undefined {
  const segments = path.split('/').filter(Boolean)
  if (segments.length === 0) return 'es-PR'
  const marked = segments.find(segment => SPANISH.test(segment) || ENGLISH.test(segment))
  if (marked === undefined) return undefined
  return SPANISH.test(marked) ? 'es-PR' : 'en-US'
}

/** The language after arriving at a path: its marker's, otherwise the one that holds. */
export const languageOnArrival = (path: string, current: Language): Language =>
  markedLanguage(path) ?? current
