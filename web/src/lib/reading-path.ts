import type { Language } from '#shared/kernel/school.ts'

/** Where the texts of a language are; one of them stands under its id there. */
export const readingPaths: Readonly<Record<Language, string>> = {
  'es-PR': '/reading-spanish',
  'en-US': '/reading-english',
}
