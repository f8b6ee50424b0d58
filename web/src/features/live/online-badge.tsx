import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beat } from '#shared/live/live.ts'
import { useLiveReply } from '#web/lib/use-live.ts'
import { Badge } from '#web/ui/badge.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './online-badge.module.css'

/** How many others are here now; with nobody else, nothing. */
export function OnlineBadge() {
  const { t } = useTranslation('frame')
  const [others, setOthers] = useState(0)
  useLiveReply(beat, ({ othersOnline }) => setOthers(othersOnline))
  if (others <= 0) return null
  return (
    <Badge title={t('live.online', { count: others })}>
      <span className={styles.dot} aria-hidden="true" />
      <span aria-hidden="true">{others}</span>
      <VisuallyHidden>{t('live.online', { count: others })}</VisuallyHidden>
    </Badge>
  )
}
