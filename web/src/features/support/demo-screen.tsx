import { useTranslation } from 'react-i18next'
import { createSearchParams, Link, useNavigate } from 'react-router-dom'
import { highestRole } from '#shared/kernel/standing.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { isOpen } from '#web/lib/is-open.ts'
import { signOut, useSession } from '#web/lib/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './demo-screen.module.css'
import { Print } from './print.tsx'
import { useContent } from './use-content.ts'

/** As the embedded cloud is seeded. */
const PASSWORD = 'coqui-demo'

/** A walk through the demo, from one of its people to the next. */
export function Component() {
  const { t } = useTranslation('support')
  const language = useLanguage()
  const session = useSession()
  const content = useContent()
  const navigate = useNavigate()
  /** To the door as somebody else, and back to this stop. */
  const enterAs = async (role: string) => {
    await signOut()
    const search = createSearchParams({ email: `${role}@demo.test` })
    await navigate(`/auth?${search}`, { replace: true, state: { from: '/demo-guide' } })
  }
  if (session.status !== 'signedIn') return null
  const own = highestRole(session.person.roles)
  return (
    <div className={staff.screen}>
      <PageHead title={t('demo.title')} actions={<Print />} />
      <Read of={content} place="320px" what={t('unavailable')}>
        {({ demo }) => (
          <div lang={language} className={staff.section}>
            <p>{demo.about}</p>
            <p className={styles.note}>{demo.note.replace('{{password}}', PASSWORD)}</p>
            <ol className={styles.stops}>
              {demo.stops.map(({ id, who, role, minutes, title, steps, links }, n) => (
                <Card key={id} asChild>
                  <li className={styles.stop}>
                    <span className={styles.number} aria-hidden="true">
                      {n + 1}
                    </span>
                    <div className={styles.words}>
                      <h2>{title}</h2>
                      <p className={staff.soft}>
                        {who} · <span translate="no">{role}@demo.test</span>
                      </p>
                      <p className={styles.badges} lang={language}>
                        <Badge>{t('demo.minutes', { count: minutes })}</Badge>
                        {role === own && <Badge tone="good">{t('demo.here')}</Badge>}
                      </p>
                      <ol className={styles.steps}>
                        {steps.map(step => (
                          <li key={step}>{step}</li>
                        ))}
                      </ol>
                      <div className={styles.ways} data-screen-only lang={language}>
                        {role === own ? (
                          links
                            .filter(({ to }) => isOpen(to))
                            .map(({ to, text }) => (
                              <Button key={to} asChild tone="quiet">
                                <Link to={to}>{text}</Link>
                              </Button>
                            ))
                        ) : (
                          <Button tone="quiet" onClick={() => void enterAs(role)}>
                            <Icon name="signIn" />
                            {t('demo.enterAs', { who })}
                          </Button>
                        )}
                      </div>
                    </div>
                  </li>
                </Card>
              ))}
            </ol>
            <Card asChild tone="sea">
              <section className={styles.words}>
                <h2>{demo.more.title}</h2>
                <ul className={styles.steps}>
                  {demo.more.list.map(item => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </section>
            </Card>
          </div>
        )}
      </Read>
    </div>
  )
}
