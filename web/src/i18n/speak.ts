import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import type { Language } from '#shared/kernel/school.ts'
import { keep, recall } from '#web/lib/storage.ts'
import { LANGUAGE_KEPT_AS, languageOnArrival } from './language.ts'

/** One chunk a language; only the one spoken is loaded. */
const texts = {
  'es-PR': () => import('./es.ts').then(module => module.es),
  'en-US': () => import('./en.ts').then(module => module.en),
} satisfies Record<Language, unknown>

/** The language now spoken. */
export const spoken = (): Language => (i18next.language === 'en-US' ? 'en-US' : 'es-PR')

/** Begins in the language of the address, or the one last chosen. */
export async function beginSpeaking(path: string): Promise<void> {
  const kept = recall(LANGUAGE_KEPT_AS) === 'en-US' ? 'en-US' : 'es-PR'
  await i18next.use(initReactI18next).init({
    lng: languageOnArrival(path, kept),
    fallbackLng: false,
    load: 'currentOnly',
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await speak(spoken())
}

/** Changes the language of the whole page, and remembers it. */
export async function speak(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'shell')) {
    const loaded = await texts[language]()
    for (const [noun, bundle] of Object.entries(loaded)) i18next.addResourceBundle(language, noun, bundle)
  }
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  keep(LANGUAGE_KEPT_AS, language)
}

/** The language now spoken; the component follows when it changes. */
export function useLanguage(): Language {
  useTranslation()
  return spoken()
}
