import type { Language } from '#shared/kernel/school.ts'
import { recall } from '#web/lib/storage.ts'
import { LANGUAGE_KEY, languageOnArrival } from './language.ts'

/** The language in which a page begins that is opened at a path: its marker's, otherwise the one last chosen here. */
export const languageAtFirst = (path: string): Language =>
  languageOnArrival(path, recall(LANGUAGE_KEY) === 'en-US' ? 'en-US' : 'es-PR')
