import { useTranslation } from 'react-i18next'
import type { FinishedReply } from '#shared/reading/finished-reading.ts'
import type { Sent } from '#web/lib/outbox.ts'
import { useIsOver } from '#web/lib/use-is-over.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './result.module.css'

interface SaveStatusProps {
  readonly answer: Sent<FinishedReply> | undefined
  /** What was sent: the reading, or the answers after it. */
  readonly of: 'reading' | 'answers'
  readonly isSaved: boolean
  readonly isPreview: boolean
}

const ICONS = { sent: 'check', waiting: 'hourglass', refused: 'info' } as const

/** Whether it is with the server, said in one line. */
export function SaveStatus({ answer, of, isSaved, isPreview }: SaveStatusProps) {
  const { t } = useTranslation('reading')
  const outcome = answer?.outcome
  const says = {
    sent: t('result.sent'),
    waiting: t(useIsOver() ? 'result.waitingForYou' : 'result.waiting'),
    refused: t(of === 'answers' ? 'result.answersRefused' : 'result.refused'),
  }
  return (
    <p role="status" className={styles.status} data-outcome={outcome}>
      {isPreview && t('result.preview')}
      {isSaved && !outcome && t('result.sending')}
      {isSaved && outcome && (
        <>
          <Icon name={ICONS[outcome]} />
          {says[outcome]}
        </>
      )}
    </p>
  )
}
