import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { highestRole } from '#shared/kernel/standing.ts'
import type { Person } from '#web/lib/session.ts'
import { keep, recall } from '#web/lib/storage.ts'
import { BottomBar } from './bottom-bar.tsx'
import styles from './frame.module.css'
import { menus } from './menu.ts'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

const COLLAPSED_AS = 'sidebar-collapsed'

/** As it was left; otherwise wide where there is room. */
const collapsedAtFirst = (): boolean =>
  (recall(COLLAPSED_AS) ?? (matchMedia('(max-width: 1023px)').matches ? 'yes' : 'no')) === 'yes'

interface FrameProps {
  readonly person: Person
  readonly children: ReactNode
}

/** What stands around every signed-in screen. */
export function Frame({ person, children }: FrameProps) {
  const { t } = useTranslation()
  const role = highestRole(person.roles)
  const [collapsed, setCollapsed] = useState(collapsedAtFirst)
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
      <Sidebar sections={menus[role]} collapsed={collapsed} />
      <div className={styles.column}>
        <TopBar role={role} collapsed={collapsed} onToggle={toggle} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <BottomBar sections={menus[role]} />
    </div>
  )
}
