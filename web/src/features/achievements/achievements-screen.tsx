import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BADGES } from '#shared/achievements/badges.ts'
import { Reads } from '#web/i18n/read.tsx'
import { Button } from '#web/ui/button.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import styles from './achievements.module.css'
import { BadgeGrid } from './badge-grid.tsx'
import { TitleList } from './title-list.tsx'
import { Top } from './top.tsx'
import { useBadges, useTitles } from './use-achievements.ts'

const SHOWN = 6

/** What was reached: the newest badges, those that are nearest, and every title. */
export function Component() {
  const { t } = useTranslation(['achievements', 'shell'])
  const names = { badges: t('shell:titles.badges'), titles: t('allTitles') }
  return (
    <div className={styles.screen} data-register="child">
      <Top title={t('shell:titles.achievements')} lead={t('achievementsLead')} />
      <Reads of={{ badges: useBadges(), titles: useTitles() }} names={names} place="70dvh">
        {({ badges, titles }) => (
          <>
            {badges && <Nearest {...badges} />}
            {titles && (
              <section className={styles.section} aria-labelledby="titles">
                <h2 id="titles">{t('allTitles')}</h2>
                <p className={styles.soft}>{t('titlesLead')}</p>
                <TitleList {...titles} />
              </section>
            )}
          </>
        )}
      </Reads>
    </div>
  )
}

function Nearest({ badges, counts }: Parameters<typeof BadgeGrid>[0]) {
  const { t } = useTranslation('achievements')
  const earned = new Set(badges.map(({ badgeId }) => badgeId))
  const newest = badges
    .slice(0, SHOWN)
    .flatMap(({ badgeId }) => BADGES.filter(one => one.badgeId === badgeId))
  const share = ({ counter, at }: (typeof BADGES)[number]) => (counts[counter] ?? 0) / at
  const nearest = BADGES.filter(({ badgeId }) => !earned.has(badgeId))
    .toSorted((a, b) => share(b) - share(a) || a.at - b.at)
    .slice(0, SHOWN)
  return (
    <>
      <section className={styles.section} aria-labelledby="newest">
        <div className={styles.row}>
          <h2 id="newest">{t('newest')}</h2>
          <Button asChild tone="quiet">
            <Link to="/badges">{t('allBadges')}</Link>
          </Button>
        </div>
        {newest.length > 0 ? (
          <BadgeGrid badges={badges} counts={counts} shown={newest} />
        ) : (
          <ReadState state="empty" text={t('noBadges')} />
        )}
      </section>
      <section className={styles.section} aria-labelledby="nearest">
        <h2 id="nearest">{t('next')}</h2>
        <BadgeGrid badges={badges} counts={counts} shown={nearest} />
      </section>
    </>
  )
}
