import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endSession, endSessions, listSessions, type OwnSession } from '#shared/identity/session-routes.ts'
import { Read } from '#web/i18n/read.tsx'
import { relativeTime } from '#web/i18n/relative-time.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useRead } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import styles from './account-dialog.module.css'
import own from './own-sessions.module.css'

/** Where somebody is signed in, and the way out of all of it. */
export function OwnSessions({ onEnded }: { readonly onEnded: () => void }) {
  const { t } = useTranslation('identity')
  const [isOpen, setOpen] = useState(false)
  const [asks, setAsks] = useState(false)
  const read = useRead(listSessions, {}, { enabled: isOpen })
  const all = useAction(endSessions, { done: () => void onEnded() })
  return (
    <details className={styles.fold} open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('sessions.title')}</summary>
      <div className={styles.form}>
        {isOpen && (
          <Read of={read} place="120px" what={t('unavailable')}>
            {({ sessions }) => (
              <ul className={own.sessions}>
                {sessions.map(session => (
                  <SessionLine key={session.sessionId} session={session} />
                ))}
              </ul>
            )}
          </Read>
        )}
        <Button tone="danger" wide onClick={() => setAsks(true)}>
          {t('sessions.endAll')}
        </Button>
      </div>
      <ConfirmDialog
        title={t('sessions.endAll')}
        text={t('sessions.endAllText')}
        confirmLabel={t('sessions.endAll')}
        cancelLabel={t('cancel')}
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={async () => void (await all.run({}))}
      />
    </details>
  )
}

function SessionLine({ session }: { readonly session: OwnSession }) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const end = useAction(endSession)
  const { sessionId, kind, browser, system, begunAt, seenAt, isThis } = session
  const device = [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown')
  return (
    <li className={own.session}>
      <div>
        <strong>{device}</strong> {isThis && <Badge tone="good">{t('sessions.this')}</Badge>}
        {kind !== 'own' && <Badge>{t(`sessions.kind.${kind}`)}</Badge>}
        <p className={styles.soft}>
          {t('sessions.times', {
            begun: relativeTime(begunAt, language),
            seen: relativeTime(seenAt, language),
          })}
        </p>
      </div>
      {!isThis && (
        <Button
          tone="quiet"
          aria-label={t('sessions.endOf', { device })}
          aria-disabled={end.isPending}
          onClick={() => end.run({ path: { sessionId } })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
