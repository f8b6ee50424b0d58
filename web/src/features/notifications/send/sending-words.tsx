import { useTranslation } from 'react-i18next'
import type { Sender } from '#shared/kernel/sender.ts'
import type { SendingText } from '#shared/notifications/sending.ts'
// Whoever sends sees both languages, whichever they read themselves.
import english from '#web/i18n/en/sendings.json'
import spanish from '#web/i18n/es/sendings.json'
import styles from './send.module.css'

const LANGUAGES = [
  { lang: 'es-PR', own: 'es', label: 'inSpanish', said: spanish.notices.sent },
  { lang: 'en-US', own: 'en', label: 'inEnglish', said: english.notices.sent },
] as const

interface SendingWordsProps {
  readonly text: SendingText
  readonly sender: Sender
}

/** The message in both languages, as it will be read. */
export function SendingWords({ text, sender }: SendingWordsProps) {
  const { t } = useTranslation('sendings')
  return LANGUAGES.map(({ lang, own, label, said }) => (
    <div key={lang} className={styles.said}>
      <p className={styles.label}>{t(label)}</p>
      <p className={styles.title} lang={lang}>
        {'template' in text ? said[`title_${text.template}`] : said[`title_own-${sender}`]}
      </p>
      <p lang={lang}>{'template' in text ? said[`message_${text.template}`] : text.own[own]}</p>
    </div>
  ))
}
