import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Role } from '#shared/kernel/standing.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { useSession } from '#web/lib/session.ts'
import { SandCastle } from '#web/ui/art/sand-castle.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { type MenuEntry, menuOf } from './frame/menu.ts'
import styles from './pending-screen.module.css'
import { screenAt } from './routes.ts'
import { useScreen } from './use-screen.ts'

const SHOWN = 4

/** What of somebody's menu is built; after it the learner's screens, which everyone may see. */
const builtFor = (roles: readonly Role[]): readonly MenuEntry[] =>
  [...menuOf(roles), ...menuOf(['student'])]
    .flatMap(({ entries }) => entries)
    .filter(({ to }) => screenAt(to)?.kind === 'screen')
    .filter(({ to }, n, all) => all.findIndex(other => other.to === to) === n)
    .slice(0, SHOWN)

/** Says what will be here, and leads to what is there already. */
export function Component() {
  const { t } = useTranslation(['pending', 'shell'])
  const session = useSession()
  const screen = useScreen()
  if (screen?.kind !== 'pending' && screen?.kind !== 'placeholder') return null
  const built = session.status === 'signedIn' ? builtFor(session.person.roles) : []
  const text = t(`screens.${screen.title}`)
  // Signed out, it stands without the frame, which has the landmark otherwise.
  const Element = screen.roles === 'anyone' ? 'main' : 'div'
  return (
    <Element {...(Element === 'main' && { id: 'main' })} className={styles.screen}>
      <SandCastle />
      <div className={styles.words}>
        <PageHead
          kind={<Badge tone="gold">{t('badge')}</Badge>}
          title={t(`shell:titles.${screen.title}`)}
          intro={
            <div className={styles.said}>
              <p>{text}</p>
              <Hear text={text} />
            </div>
          }
        />
      </div>
      {built.length > 0 ? (
        <section aria-labelledby="meanwhile" className={styles.meanwhile}>
          <h2 id="meanwhile">{t('meanwhile')}</h2>
          <ul>
            {built.map(({ to, icon, label }) => (
              <li key={to}>
                <Button asChild tone="quiet" wide>
                  <Link to={to}>
                    <Icon name={icon} />
                    {t(`shell:menu.${label}`)}
                  </Link>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <Button asChild>
          <Link to="/">
            <Icon name="home" />
            {t('shell:goHome')}
          </Link>
        </Button>
      )}
    </Element>
  )
}
