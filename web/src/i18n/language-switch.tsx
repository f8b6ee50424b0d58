import { Icon } from '#web/ui/icon.tsx'
import styles from './language-switch.module.css'
import { speak, useLanguage } from './speak.ts'

/** The language not spoken now, by its own name, and how to choose it. */
export function useOtherLanguage() {
  const language = useLanguage() === 'es-PR' ? 'en-US' : 'es-PR'
  return {
    language,
    name: language === 'es-PR' ? 'Español' : 'English',
    choose: () => void speak(language),
  } as const
}

export function LanguageSwitch() {
  const { language, name, choose } = useOtherLanguage()
  return (
    <button type="button" className={styles.switch} onClick={choose} lang={language}>
      <Icon name="language" />
      <span className={styles.name}>{name}</span>
    </button>
  )
}
