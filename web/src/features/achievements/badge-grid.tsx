import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BADGES, type BadgeDefinition } from '#shared/achievements/badges.ts'
import type { Badges } from '#shared/achievements/schema.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { relativeTime } from '#web/i18n/relative-time.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './achievements.module.css'
import { BadgePicture } from './badge-picture.tsx'
import { useBadgeName, useCounted } from './use-achievements.ts'

interface BadgeGridProps extends Badges {
  readonly shown?: readonly BadgeDefinition[]
}

/** Badges to touch: each is looked at closely, and tells what it is for and how far it is. */
export function BadgeGrid({ badges, counts, shown = BADGES }: BadgeGridProps) {
  const { t } = useTranslation('achievements')
  const language = useLanguage()
  const nameOf = useBadgeName()
  const counted = useCounted()
  const [close, setClose] = useState<BadgeDefinition>()
  const earned = new Map(badges.map(({ badgeId, earnedAt }) => [badgeId, earnedAt]))
  const earnedAt = close && earned.get(close.badgeId)
  const done = close ? (counts[close.counter] ?? 0) : 0
  return (
    <>
      <ul className={styles.badges}>
        {shown.map(badge => {
          const isEarned = earned.has(badge.badgeId)
          return (
            <li key={badge.badgeId}>
              <button type="button" className={styles.badge} onClick={() => setClose(badge)}>
                <BadgePicture {...badge} size={80} isEarned={isEarned} />
                <span>
                  {nameOf(badge.badgeId)}
                  {!isEarned && (
                    <VisuallyHidden>
                      {`, ${t('of', { done: Math.min(badge.at, counts[badge.counter] ?? 0), goal: badge.at })}`}
                    </VisuallyHidden>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {close && (
        <Dialog
          title={nameOf(close.badgeId)}
          closeLabel={t('close')}
          open
          onOpenChange={isOpen => !isOpen && setClose(undefined)}
        >
          <div className={styles.close} data-register="child">
            <BadgePicture {...close} size={180} isEarned={earnedAt !== undefined} />
            <p>
              <Hearable text={counted(close.counter, close.at)} />
            </p>
            {earnedAt ? (
              <p className={styles.soft}>{t('earnedOn', { when: relativeTime(earnedAt, language) })}</p>
            ) : (
              <ProgressBar
                label={nameOf(close.badgeId)}
                value={done / close.at}
                said={t('of', { done, goal: close.at })}
                tone="gold"
              />
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}
