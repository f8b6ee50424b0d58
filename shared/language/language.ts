import * as z from 'zod/mini'

/** The two languages a text is written and read in. */
export const LANGUAGES = ['es-PR', 'en-US'] as const
export const Language = z.enum(LANGUAGES)
export type Language = z.output<typeof Language>
