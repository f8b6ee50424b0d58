import { useTranslation } from 'react-i18next'
import { partsOf } from '#shared/kernel/place.ts'
import type { Sender } from '#shared/kernel/sender.ts'
import type { Sending } from '#shared/notifications/sending.ts'
import { listSendings } from '#shared/notifications/sending-routes.ts'
import { Read } from '#web/i18n/read.tsx'
import { relativeTime } from '#web/i18n/relative-time.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useRead } from '#web/lib/query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ownWordsIn } from '../own-words.tsx'
import styles from './send.module.css'
import { SendingPanel } from './sending-panel.tsx'

/** The messages that somebody sent, newest first, each with how it stands. */
export function SendingsList({ sender }: { readonly sender: Sender }) {
  const { t } = useTranslation('sendings')
  return (
    <Read
      of={useRead(listSendings, {}, { onArrival: true })}
      place="220px"
      what={t('list.unavailable')}
      empty={{ when: ({ sendings }) => sendings.length === 0, text: t('list.none') }}
    >
      {({ sendings }) => (
        <ul className={styles.list}>
          {sendings.map(sending => (
            <li key={sending.sendingId}>
              <Line sending={sending} sender={sender} />
            </li>
          ))}
        </ul>
      )}
    </Read>
  )
}

function Line({ sending, sender }: { readonly sending: Sending; readonly sender: Sender }) {
  const { t } = useTranslation('sendings')
  const language = useLanguage()
  const { text, to, place, state, openedAt } = sending
  const words = 'template' in text ? t(`templates.${text.template}`) : ownWordsIn(text, language)
  const { kind, id } = partsOf(place)
  const where = kind === 'region' ? id : t(`place.${kind}`)
  return (
    <Card flush>
      <div className={styles.line}>
        <div className={styles.what}>
          <p className={styles.title}>{words}</p>
          <p className={styles.label}>
            {[where, to.map(role => t(`who.${role}`)).join(', '), relativeTime(openedAt, language)].join(
              ' · ',
            )}
          </p>
        </div>
        <Badge tone={state === 'sent' ? 'good' : 'calm'}>{t(`job.states.${state}`)}</Badge>
        <Dialog
          title={t('job.title')}
          closeLabel={t('close')}
          trigger={
            <Button tone="quiet" aria-label={t('list.showOne', { words })}>
              {t('list.show')}
            </Button>
          }
        >
          <SendingPanel sendingId={sending.sendingId} sender={sender} />
        </Dialog>
      </div>
    </Card>
  )
}
