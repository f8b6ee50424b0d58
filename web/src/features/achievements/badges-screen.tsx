import { useTranslation } from 'react-i18next'
import { BADGES, FAMILIES } from '#shared/achievements/badges.ts'
import { Read } from '#web/i18n/read.tsx'
import { Badge } from '#web/ui/badge.tsx'
import styles from './achievements.module.css'
import { BadgeGrid } from './badge-grid.tsx'
import { Top } from './top.tsx'
import { useBadges } from './use-achievements.ts'

/** All badges, family by family. */
export function Component() {
  const { t } = useTranslation(['achievements', 'shell'])
  return (
    <div className={styles.screen} data-register="child">
      <Top title={t('shell:titles.badges')} lead={t('badgesLead')} />
      <Read of={useBadges()} place="70dvh">
        {({ badges, counts }) =>
          FAMILIES.map(family => {
            const shown = BADGES.filter(badge => badge.family === family)
            const have = badges.filter(({ badgeId }) => shown.some(badge => badge.badgeId === badgeId)).length
            return (
              <section key={family} className={styles.section} aria-labelledby={family}>
                <div className={styles.row}>
                  <h2 id={family}>{t(`families.${family}`)}</h2>
                  <Badge tone={have > 0 ? 'gold' : 'calm'}>
                    {t('of', { done: have, goal: shown.length })}
                  </Badge>
                </div>
                <BadgeGrid badges={badges} counts={counts} shown={shown} />
              </section>
            )
          })
        }
      </Read>
    </div>
  )
}
