import type { Language } from '#shared/kernel/school.ts'
import type { LandingTexts } from '#web/i18n/landing.ts'
import { Logo } from '#web/ui/art/logo.tsx'
import styles from './foot.module.css'
import { OtherLanguage } from './head.tsx'

interface FootProps {
  readonly language: Language
  readonly texts: LandingTexts
  readonly onPrivacy: () => void
}

export const Foot = ({ language, texts, onPrivacy }: FootProps) => (
  <footer className={styles.foot}>
    <Logo name="Coquí Lee" size={40} />
    <p>{texts.madeHere}</p>
    <a href="/family-access" className={styles.link}>
      {texts.familyCode}
    </a>
    <button type="button" className={styles.link} aria-haspopup="dialog" onClick={onPrivacy}>
      {texts.privacy.open}
    </button>
    <OtherLanguage language={language} />
  </footer>
)
