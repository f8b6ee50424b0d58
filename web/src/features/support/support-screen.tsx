import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isStaff } from '#shared/kernel/session.ts'
import { highestRole } from '#shared/kernel/standing.ts'
import { Read } from '#web/i18n/read.tsx'
import { isOpen } from '#web/lib/is-open.ts'
import { useSession } from '#web/lib/session.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import staff from '#web/ui/staff.module.css'
import { AskForm } from './ask-form.tsx'
import { Desk } from './desk.tsx'
import { KeysList } from './keys-list.tsx'
import { OwnRequests } from './own-requests.tsx'
import { Questions } from './questions.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './support-screen.module.css'
import { useContent } from './use-content.ts'

const SHELVES = [
  { to: '/user-guides', icon: 'guide', label: 'guides' },
  { to: '/accessibility', icon: 'accessibility', label: 'accessibility' },
  { to: '/privacy', icon: 'approve', label: 'privacy' },
  { to: '/demo-guide', icon: 'play', label: 'demo' },
] as const satisfies readonly { readonly to: string; readonly icon: IconName; readonly label: string }[]

/** Help: what is written, and who can be asked. */
export function Component() {
  const { t } = useTranslation('support')
  const session = useSession()
  const content = useContent()
  if (session.status !== 'signedIn') return null
  const { roles } = session.person
  const role = highestRole(roles)
  // The demo's accounts are nothing for a child.
  const shelves = SHELVES.filter(({ to }) => isOpen(to) && !(role === 'student' && to === '/demo-guide'))
  return (
    <div className={staff.screen}>
      <PageHead title={t('title')} intro={t('text')} />
      <SearchBox content={content.data} role={role} />
      <ul className={styles.shelves}>
        {shelves.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to} className={styles.shelf}>
              <Icon name={icon} size={28} />
              <span>{t(`shelves.${label}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <section className={staff.section} aria-labelledby="faq">
        <h2 id="faq">{t('faq')}</h2>
        <Read of={content} place="340px" what={t('unavailable')}>
          {({ faq }) => <Questions questions={faq[role]} hearable={role === 'student'} />}
        </Read>
      </section>
      {isStaff(roles) && (
        <details className={staff.section}>
          <summary>{t('keys.title')}</summary>
          <KeysList />
        </details>
      )}
      <AskForm />
      <OwnRequests />
      {roles.includes('admin') && <Desk />}
    </div>
  )
}
