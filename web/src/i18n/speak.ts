import i18next, { type BackendModule } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import type { Language } from '#shared/kernel/school.ts'
import { keep } from '#web/lib/storage.ts'
import { LANGUAGE_KEY } from './language.ts'
import { languageAtFirst } from './language-at-first.ts'
import { withScreens } from './with-screens.ts'

const languages = {
  'es-PR': () => import('./es/frame.ts'),
  'en-US': () => import('./en/frame.ts'),
} satisfies Record<Language, unknown>

/** The texts of a namespace: those of the frame come together, every other's alone. */
async function textsOf(language: Language, namespace: string): Promise<object | undefined> {
  const { frame, screens, nouns, gathered } = await languages[language]()
  const framed: Readonly<Record<string, object>> = { ...frame, shell: withScreens(frame.shell, screens) }
  return framed[namespace] ?? (gathered[`./${namespace}.ts`] ?? nouns[`./${namespace}.json`])?.()
}

/** Fetches texts for i18next; what did not arrive it asks for again. */
const fetching: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, noun, done) => {
    textsOf(language === 'en-US' ? 'en-US' : 'es-PR', noun).then(
      texts => done(null, texts),
      error => done(error, true),
    )
  },
}

/** The language now spoken. */
export const spoken = (): Language => (i18next.language === 'en-US' ? 'en-US' : 'es-PR')

/** Begins in the language of the address, or the one last chosen. */
export async function beginSpeaking(path: string): Promise<void> {
  await i18next
    .use(fetching)
    .use(initReactI18next)
    .init({
      lng: languageAtFirst(path),
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['frame', 'shell'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      // A screen waits for its texts rather than show their keys.
      maxRetries: 12,
    })
  await speak(spoken())
}

/** Changes the language of the whole page, and remembers it. */
export async function speak(language: Language): Promise<void> {
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  keep(LANGUAGE_KEY, language)
}

/** The language now spoken; the component follows when it changes. */
export function useLanguage(): Language {
  useTranslation()
  return spoken()
}
