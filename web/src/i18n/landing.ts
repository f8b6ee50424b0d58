import type { Language } from '#shared/kernel/school.ts'
import en from './en/landing.json'
import es from './es/landing.json'

/** What the landing page says. It speaks without i18next, so these texts are none of the app's. */
export type LandingTexts = typeof es
export const landing: Readonly<Record<Language, LandingTexts>> = { 'es-PR': es, 'en-US': en }

/** A text with its parameters, marked as i18next marks them, filled in. */
export const filledIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (mark, name) => String(values[name] ?? mark))
