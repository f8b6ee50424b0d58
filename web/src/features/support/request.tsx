import { useTranslation } from 'react-i18next'
import type { SupportRequest } from '#shared/support/schema.ts'
import { momentOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Badge } from '#web/ui/badge.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './request.module.css'

/** A question with where it stands, and its answer. */
export function Request({ request }: { readonly request: SupportRequest }) {
  const { t } = useTranslation('support')
  const language = useLanguage()
  const { topic, text, state, askedAt, dueAt, answer, answeredAt } = request
  const isLate = state !== 'answered' && Date.parse(dueAt) < Date.now()
  return (
    <div className={styles.request}>
      <div className={staff.head}>
        <strong>{t(`topics.${topic}`)}</strong>
        <Badge tone={state === 'answered' ? 'good' : isLate ? 'alert' : 'calm'}>{t(`states.${state}`)}</Badge>
      </div>
      <p className={styles.text}>{text}</p>
      <p className={staff.soft}>
        {t('asked', { moment: momentOf(askedAt, language) })}
        {state !== 'answered' && ` · ${t('due', { moment: momentOf(dueAt, language) })}`}
      </p>
      {answer && answeredAt && (
        <blockquote className={styles.answer}>
          <p className={styles.text}>{answer}</p>
          <footer className={staff.soft}>{t('answered', { moment: momentOf(answeredAt, language) })}</footer>
        </blockquote>
      )}
    </div>
  )
}
