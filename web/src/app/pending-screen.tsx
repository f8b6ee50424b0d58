import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLanguage } from '#web/i18n/speak.ts'
import { useSession } from '#web/lib/session.ts'
import { useVoice } from '#web/lib/use-voice.ts'
import { SandCastle } from '#web/ui/art/sand-castle.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { menuOf } from './frame/menu.ts'
import styles from './pending-screen.module.css'
import { screenAt } from './routes.ts'
import { useScreen } from './use-screen.ts'

const SHOWN = 4

/** Says what will be here, and leads to what is there already: the menu's entries that are built. */
export function Component() {
  const { t } = useTranslation(['pending', 'shell'])
  const voice = useVoice(useLanguage())
  const session = useSession()
  const screen = useScreen()
  if (screen?.kind !== 'pending' && screen?.kind !== 'placeholder') return null
  const person = session.status === 'signedIn' ? session.person : undefined
  const built = menuOf(person?.roles ?? [])
    .flatMap(({ entries }) => entries)
    .filter(({ to }) => screenAt(to)?.kind === 'screen')
    .slice(0, SHOWN)
  const text = t(`screens.${screen.title}`)
  // Signed out, it stands without the frame, which has the landmark otherwise.
  const Element = screen.roles === 'anyone' ? 'main' : 'div'
  return (
    <Element {...(Element === 'main' && { id: 'main' })} className={styles.screen}>
      <SandCastle />
      <div className={styles.words}>
        <Badge tone="gold">{t('badge')}</Badge>
        <h1 tabIndex={-1}>{t(`shell:titles.${screen.title}`)}</h1>
        <div className={styles.said}>
          <p>{text}</p>
          {voice && <IconButton icon="listen" label={t('shell:listen')} onClick={() => voice.say(text)} />}
        </div>
      </div>
      {person && built.length > 0 ? (
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
