import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LogoMark } from '#web/ui/art/logo.tsx'
import type { MenuSection } from './menu.ts'
import { MenuList } from './menu-list.tsx'
import styles from './sidebar.module.css'

interface SidebarProps {
  readonly sections: readonly MenuSection[]
  readonly collapsed: boolean
  readonly onAccount: () => void
}

export function Sidebar({ sections, collapsed, onAccount }: SidebarProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <aside aria-labelledby={id} className={styles.sidebar} data-collapsed={collapsed || undefined}>
      <div className={styles.brand}>
        <LogoMark size={44} />
        <span id={id} className={styles.name}>
          {t('product')}
        </span>
      </div>
      <MenuList sections={sections} collapsed={collapsed} onAccount={onAccount} />
    </aside>
  )
}
