import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePreferences } from '#shared/social/routes.ts'
import type { Board, BoardKind } from '#shared/social/schema.ts'
import { Read } from '#web/i18n/read.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import { Closed } from './closed.tsx'
import { Person } from './person.tsx'
import styles from './social.module.css'
import { Top } from './top.tsx'
import { useBoard } from './use-social.ts'

/** This week’s points around one’s own place: of the group, and of the school for those who want to. */
export function Component() {
  const { t } = useTranslation(['social', 'shell'])
  const [of, setOf] = useState<BoardKind>('group')
  return (
    <div className={styles.screen} data-register="child">
      <Top title={t('shell:titles.leaderboard')} lead={t('boardLead')} />
      <div className={styles.tabs}>
        {(['group', 'school'] as const).map(kind => (
          <Button
            key={kind}
            tone={kind === of ? 'primary' : 'quiet'}
            aria-pressed={kind === of}
            onClick={() => setOf(kind)}
          >
            {t(`boards.${kind}`)}
          </Button>
        ))}
      </div>
      <Read of={useBoard(of)} place="40dvh">
        {board => <Places board={board} of={of} />}
      </Read>
    </div>
  )
}

function Places({ board: { none, places }, of }: { readonly board: Board; readonly of: BoardKind }) {
  const { t } = useTranslation('social')
  const change = useAction(changePreferences, { failed: t('failed') })
  const wants = (onSchoolBoard: boolean) => () => void change.run({ body: { onSchoolBoard } })
  if (none === 'off' || none === 'unconfirmed') return <Closed why={none} />
  if (none)
    return (
      <ReadState
        state="empty"
        text={t(`none.${none}`)}
        action={none === 'notJoined' && <Button onClick={wants(true)}>{t('join')}</Button>}
      />
    )
  return (
    <>
      {places.length === 0 && <ReadState state="empty" text={t('noPlaces')} />}
      <ol className={styles.list}>
        {places.map(({ place, points, isOwn, face }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of a board is where it stands
          <li key={n}>
            <Person
              face={face}
              isOwn={isOwn}
              about={isOwn ? t('you') : undefined}
              before={
                <span className={styles.place} role="img" aria-label={t('place', { place })}>
                  {place}
                </span>
              }
            >
              <strong>{t('points', { count: points })}</strong>
            </Person>
          </li>
        ))}
      </ol>
      {of === 'school' && (
        <Button tone="quiet" onClick={wants(false)}>
          {t('leave')}
        </Button>
      )}
    </>
  )
}
