import { useTranslation } from 'react-i18next'
import { badgeOf } from '#shared/achievements/badges.ts'
import { BadgePicture } from '#web/features/achievements/badge-picture.tsx'
import { useBadgeName, useTitleName } from '#web/features/achievements/use-achievements.ts'
import { Coin } from '#web/features/coins/coin.tsx'
import { Sun } from '#web/features/experience/sun.tsx'
import type { AfterDeedProps } from '#web/lib/after-deed.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './deed-rewards.module.css'
import { pointsOf, SHOWN_BADGES } from './gained.ts'
import { useGained } from './use-gained.ts'

const FLYING = [0, 1, 2]

/**
 * What a deed gave, in the second after it: the bar fills, the coins fly, each badge turns. Its place is as high from the
 * beginning as at the end, so that nothing below it moves.
 */
export function DeedRewards({ deed, isRefused = false }: AfterDeedProps) {
  const { t } = useTranslation(['achievements', 'coins'])
  const badgeName = useBadgeName()
  const titleName = useTitleName()
  const { gained, next, isShown, isOver, isStill, skip } = useGained(deed)
  const { before, after, coins, badges, titles } = gained
  const points = pointsOf(gained)
  const level = isShown('points') ? after : before
  const more = badges.length - SHOWN_BADGES
  const said = [
    points > 0 && t('deed.points', { count: points }),
    coins > 0 && t('deed.coins', { count: coins }),
    ...badges.map(badgeName),
    ...titles.map(titleName),
  ]
  return (
    <section
      className={styles.scene}
      aria-label={t('deed.label')}
      data-still={isStill || isOver || undefined}
    >
      <div className={styles.points}>
        <Sun level={level?.currentLevel ?? 1} size={56} />
        <div className={styles.bar}>
          <strong data-shown={isShown('points') || undefined} className={styles.figure}>
            {t('deed.points', { count: points })}
          </strong>
          <ProgressBar
            label={t('facts.points')}
            value={level?.progressToNextLevel ?? 0}
            said={level && `${level.totalXp} / ${level.xpForNextLevel}`}
            tone="gold"
          />
        </div>
      </div>
      <p className={styles.coins}>
        <span className={styles.purse}>
          <Coin size={36} />
          {next === 'coins' &&
            !isStill &&
            FLYING.map(n => (
              <span key={n} className={styles.flying} style={{ animationDelay: `${n * 120}ms` }}>
                <Coin size={28} />
              </span>
            ))}
        </span>
        <strong data-shown={isShown('coins') || undefined} className={styles.figure} aria-hidden="true">
          +{coins}
        </strong>
      </p>
      <ul className={styles.badges}>
        {badges.slice(0, SHOWN_BADGES).map(badgeId => {
          const badge = badgeOf(badgeId)
          return (
            <li
              key={badgeId}
              data-shown={isShown(`badge ${badgeId}`) || undefined}
              title={badgeName(badgeId)}
            >
              {badge && <BadgePicture {...badge} size={42} isEarned />}
              <VisuallyHidden>{badgeName(badgeId)}</VisuallyHidden>
            </li>
          )
        })}
        {more > 0 && <li data-shown={isOver || undefined}>+{more}</li>}
      </ul>
      <p className={styles.title} data-shown={isRefused || isShown('title') || undefined}>
        {isRefused && (
          <span role="alert" className={styles.refused}>
            <Icon name="info" size={24} />
            {t('coins:grantFailed')}
          </span>
        )}
        {titles.length > 0 && (
          <>
            <Icon name="medal" size={24} />
            {titles.map(titleName).join(' · ')}
          </>
        )}
      </p>
      <span className={styles.skip} data-over={isOver || !next || undefined}>
        <IconButton icon="forward" label={t('deed.skip')} onClick={skip} disabled={isOver} />
      </span>
      <VisuallyHidden>
        <span role="status">{isOver && said.filter(Boolean).join(', ')}</span>
      </VisuallyHidden>
    </section>
  )
}
