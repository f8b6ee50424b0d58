import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { highestRole } from '#shared/kernel/standing.ts'
import { isUnproven } from '#web/features/identity/accounts/mailbox.ts'
import { hasCompleted } from '#web/features/onboarding/flags.ts'
import { homeOf } from '#web/lib/home.ts'
import { optionalPart } from '#web/lib/optional-part.tsx'
import type { Person } from '#web/lib/session.ts'
import { keep, recall } from '#web/lib/storage.ts'
import { LogoMark } from '#web/ui/art/logo.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { HomeContext } from '../home-context.ts'
import { BottomBar } from './bottom-bar.tsx'
import styles from './frame.module.css'
import { menuOf } from './menu.ts'
import { MenuList } from './menu-list.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useAccount } from './use-account.tsx'

const COLLAPSED_AS = 'sidebar-collapsed'

/** As it was left; otherwise wide where there is room. */
const collapsedAtFirst = (): boolean =>
  (recall(COLLAPSED_AS) ?? (matchMedia('(max-width: 1023px)').matches ? 'yes' : 'no')) === 'yes'

// Most have completed it.
const Tutorial = optionalPart(async () => (await import('#web/features/onboarding/tutorial.tsx')).Tutorial)
const EmailBanner = optionalPart(
  async () => (await import('#web/features/identity/accounts/email-banner.tsx')).EmailBanner,
)
const Notices = optionalPart(async () => (await import('./notices.tsx')).Notices)

interface FrameProps {
  readonly person: Person
  readonly children: ReactNode
}

/** What stands around every signed-in screen. */
export function Frame({ person, children }: FrameProps) {
  const { t } = useTranslation()
  const role = highestRole(person.roles)
  const sections = menuOf(person.roles)
  const account = useAccount(person)
  const [collapsed, setCollapsed] = useState(collapsedAtFirst)
  const [isFirstVisit] = useState(() => !hasCompleted(person.personId))
  const [menuOpen, setMenuOpen] = useState(false)
  const toggle = () => {
    keep(COLLAPSED_AS, collapsed ? 'no' : 'yes')
    setCollapsed(!collapsed)
  }

  // On the document, because dialogs and toasts are drawn outside of this frame.
  useEffect(() => {
    document.documentElement.dataset.register = role === 'student' ? 'child' : 'staff'
    return () => {
      delete document.documentElement.dataset.register
    }
  }, [role])

  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <Sidebar sections={sections} collapsed={collapsed} onAccount={account.open} />
      <div className={styles.column}>
        <TopBar
          role={role}
          learns={person.roles.includes('student')}
          collapsed={collapsed}
          onToggle={toggle}
          onMenu={() => setMenuOpen(true)}
          onAccount={account.open}
        />
        <Notices role={role} />
        {isUnproven(person) && person.kind !== 'pictures' && <EmailBanner person={person} />}
        <main id="main" tabIndex={-1} className={styles.main}>
          <HomeContext value={homeOf(person.roles)}>{children}</HomeContext>
        </main>
      </div>
      {role === 'student' && <BottomBar menuOpen={menuOpen} onMore={() => setMenuOpen(true)} />}
      <Drawer
        title={t('product')}
        closeLabel={t('closeMenu')}
        head={<LogoMark size={40} />}
        open={menuOpen}
        onOpenChange={setMenuOpen}
      >
        <MenuList sections={sections} onChoose={() => setMenuOpen(false)} onAccount={account.open} />
      </Drawer>
      {account.dialog}
      {isFirstVisit && <Tutorial personId={person.personId} role={role} />}
    </div>
  )
}
