import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Read } from '#web/i18n/read.tsx'
import { isOpen } from '#web/lib/is-open.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Closed } from './closed.tsx'
import { Person } from './person.tsx'
import styles from './social.module.css'
import { Top } from './top.tsx'
import { useSocial } from './use-social.ts'

const PLACES = [
  ['/social/friends', 'people', 'friends'],
  ['/leaderboard', 'trophy', 'leaderboard'],
  ['/social/tournaments', 'medal', 'tournaments'],
] as const satisfies readonly (readonly [string, IconName, string])[]

/** Who one is to others, and the ways to them. */
export function Component() {
  const { t } = useTranslation(['social', 'shell'])
  return (
    <div className={styles.screen} data-register="child">
      <Top title={t('shell:titles.socialHub')} lead={t('hubLead')} />
      <Read of={useSocial()} place="120px">
        {({ face, closed }) =>
          closed ? <Closed why={closed} /> : <Person face={face} isOwn about={t('youAre')} />
        }
      </Read>
      <ul className={styles.tiles}>
        {PLACES.filter(([to]) => isOpen(to)).map(([to, icon, title]) => (
          <li key={to}>
            <Link to={to} className={styles.tile}>
              <Icon name={icon} size={40} />
              {t(`shell:titles.${title}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
