import type { Language } from '#shared/kernel/school.ts'
import type { LandingTexts } from '#web/i18n/landing.ts'
import { Logo } from '#web/ui/art/logo.tsx'
import styles from './head.module.css'
import { Sign } from './icons.tsx'
import { landingPaths } from './units.ts'

interface HeadProps {
  readonly language: Language
  readonly texts: LandingTexts
  /** Somebody is signed in here. */
  readonly known: boolean
  readonly start: string
}

export function Head({ language, texts, known, start }: HeadProps) {
  return (
    <header className={styles.head}>
      <Logo name="Coquí Lee" />
      <nav className={styles.deeds}>
        <OtherLanguage language={language} />
        <a href={start} className={styles.enter}>
          {known ? texts.myIsland : texts.signIn}
        </a>
      </nav>
    </header>
  )
}

/** The same page in the other language, which has an address of its own. */
export function OtherLanguage({ language }: { readonly language: Language }) {
  const [other, name] =
    language === 'es-PR' ? (['en-US', 'English'] as const) : (['es-PR', 'Español'] as const)
  return (
    <a href={landingPaths[other]} hrefLang={other} lang={other} className={styles.language}>
      <Sign name="language" />
      <span>{name}</span>
    </a>
  )
}
