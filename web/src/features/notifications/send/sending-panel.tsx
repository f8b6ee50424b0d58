import { useTranslation } from 'react-i18next'
import type { Sender } from '#shared/kernel/sender.ts'
import { isOver, type Sending, type SendingState } from '#shared/notifications/sending.ts'
import { Job } from '#web/i18n/job.tsx'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { Button } from '#web/ui/button.tsx'
import type { JobState } from '#web/ui/progress-job.tsx'
import { Missed } from './missed.tsx'
import styles from './send.module.css'
import { SendingWords } from './sending-words.tsx'
import { useSending } from './use-sending.ts'

const JOB_STATES = {
  counting: 'running',
  counted: 'waiting',
  sending: 'running',
  paused: 'paused',
  sent: 'done',
  cancelled: 'cancelled',
} as const satisfies Record<SendingState, JobState>

interface SendingPanelProps {
  readonly sendingId: string
  readonly sender: Sender
  /** Back to what was written, while nothing went. */
  readonly onBack?: (() => void) | undefined
}

/** One message to many: whom it reaches before it goes, how far it is while it does, and what came of it. */
export function SendingPanel({ sendingId, sender, onBack }: SendingPanelProps) {
  const { t } = useTranslation('sendings')
  const { read, start, pause, resume, cancel } = useSending(sendingId)
  return (
    <Read of={read} place="280px" what={t('list.unavailable')}>
      {sending => (
        <div className={styles.panel}>
          {sending.state === 'counted' ? (
            <Preview sending={sending} sender={sender} start={start} onBack={onBack} />
          ) : (
            <>
              <Moving sending={sending} at={read.dataUpdatedAt} {...{ pause, resume, cancel }} />
              <SendingWords text={sending.text} sender={sender} />
            </>
          )}
          {sending.failed > 0 && <Missed sendingId={sendingId} failed={sending.failed} />}
        </div>
      )}
    </Read>
  )
}

interface Touch {
  readonly run: () => unknown
  readonly isBusy: boolean
}

interface PreviewProps extends Pick<SendingPanelProps, 'sender' | 'onBack'> {
  readonly sending: Sending
  readonly start: Touch
}

function Preview({ sending, sender, start, onBack }: PreviewProps) {
  const { t } = useTranslation('sendings')
  const { people, unwilling, text } = sending
  return (
    <>
      <div role="status" className={styles.reach}>
        <p>{people > 0 ? t('reaches', { count: people }) : t('nobody')}</p>
        {unwilling > 0 && <p className={styles.label}>{t('unwilling', { count: unwilling })}</p>}
      </div>
      <SendingWords text={text} sender={sender} />
      <div className={styles.actions}>
        {onBack && (
          <Button tone="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        {people > 0 && (
          <Button
            aria-disabled={start.isBusy || undefined}
            aria-busy={start.isBusy || undefined}
            onClick={() => void start.run()}
          >
            {t('send', { count: people })}
          </Button>
        )}
      </div>
    </>
  )
}

interface MovingProps extends Readonly<Record<'pause' | 'resume' | 'cancel', Touch>> {
  readonly sending: Sending
  readonly at: number
}

function Moving({ sending, at, pause, resume, cancel }: MovingProps) {
  const { t } = useTranslation('sendings')
  const number = new Intl.NumberFormat(useLanguage())
  const { state, people, unwilling, sent, skipped, failed } = sending
  const isCounting = state === 'counting'
  return (
    <Job
      title={t(isCounting ? 'counting' : 'job.title')}
      state={JOB_STATES[state]}
      status={t(`job.states.${state}`)}
      done={sent + skipped + failed}
      // Until all are counted nobody knows.
      total={isCounting ? 0 : people + unwilling}
      at={at}
      pause={isCounting ? undefined : pause}
      resume={resume}
      cancel={isOver(sending) ? undefined : cancel}
      facts={
        isCounting
          ? []
          : [
              { name: t('job.sent'), value: number.format(sent) },
              { name: t('job.skipped'), value: number.format(skipped) },
              { name: t('job.failed'), value: number.format(failed) },
            ]
      }
    />
  )
}
