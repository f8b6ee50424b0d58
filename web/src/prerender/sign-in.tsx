import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { Component as AuthScreen } from '#web/features/identity/accounts/auth-screen.tsx'

/** The sign-in page as it stands before anything was loaded. `body` is HTML. */
interface DrawnSignIn {
  readonly language: Language
  readonly title: string
  readonly body: string
  /** What is said where the app does not come. */
  readonly unreachable: string
}

/** Fetched as the app fetches them. */
const textsIn = {
  'es-PR': [() => import('#web/i18n/es/frame.ts'), () => import('#web/i18n/es/identity.json')],
  'en-US': [() => import('#web/i18n/en/frame.ts'), () => import('#web/i18n/en/identity.json')],
} as const satisfies Readonly<Record<Language, object>>

/** By the app's own components, so that it can take their place unseen. */
export async function drawSignIn(): Promise<readonly DrawnSignIn[]> {
  await i18next.use(initReactI18next).init({
    fallbackLng: false,
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
  })
  const drawn: DrawnSignIn[] = []
  for (const language of LANGUAGES) {
    const [{ frame }, { default: identity }] = await Promise.all([
      textsIn[language][0](),
      textsIn[language][1](),
    ])
    for (const [noun, texts] of Object.entries({ ...frame, identity }))
      i18next.addResourceBundle(language, noun, texts)
    const t = await i18next.changeLanguage(language)
    drawn.push({
      language,
      title: `${t('titles.signIn')} · ${t('product')}`,
      unreachable: identity.failures.unreachable,
      body: renderToStaticMarkup(
        <StaticRouter location="/auth">
          <AuthScreen />
        </StaticRouter>,
      ),
    })
  }
  return drawn
}
