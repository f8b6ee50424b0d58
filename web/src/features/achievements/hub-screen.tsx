import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isOpen } from '#web/lib/is-open.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import styles from './achievements.module.css'
import { SelfCard } from './self-card.tsx'
import { Top } from './top.tsx'
import { useBadges, useChallenges, useTitles } from './use-achievements.ts'

const PLACES = [
  ['/gamification', 'star', 'gamification'],
  ['/challenges', 'target', 'challenges'],
  ['/badges', 'award', 'badges'],
  ['/achievements', 'medal', 'achievements'],
  ['/rewards', 'gift', 'rewards'],
  ['/rewards-store', 'store', 'rewardsStore'],
  ['/inventory', 'backpack', 'inventory'],
  ['/avatar', 'person', 'avatar'],
  ['/customization', 'palette', 'customization'],
  ['/leaderboard', 'trophy', 'leaderboard'],
  ['/social/friends', 'people', 'friends'],
  ['/social/tournaments', 'milestone', 'tournaments'],
] as const satisfies readonly (readonly [string, IconName, string])[]

/** The way to everything there is to gather. */
export function Component() {
  const { t } = useTranslation(['achievements', 'shell'])
  const badges = useBadges().data
  const titles = useTitles().data
  const challenges = useChallenges().data?.challenges
  const met = challenges?.filter(({ done, goal }) => done >= goal).length
  const said: Partial<Record<(typeof PLACES)[number][2], string | undefined>> = {
    badges: badges && t('badgesHave', { count: badges.badges.length }),
    achievements:
      titles && t('titlesHave', { count: titles.titles.filter(({ unlockedAt }) => unlockedAt).length }),
    challenges: challenges && t('of', { done: met, goal: challenges.length }),
  }
  return (
    <div className={styles.screen} data-register="child">
      <Top title={t('shell:titles.gamificationHub')} lead={t('hubLead')} />
      <SelfCard />
      <ul className={styles.tiles}>
        {PLACES.filter(([to]) => isOpen(to)).map(([to, icon, title]) => (
          <li key={to}>
            <Link to={to} className={styles.tile}>
              <Icon name={icon} size={40} />
              {t(`shell:titles.${title}`)}
              {said[title] && <small>{said[title]}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
