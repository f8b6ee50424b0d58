import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { LogoMark } from '#web/ui/art/logo.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { menus } from './menu.ts'
import styles from './sidebar.module.css'
import { useLeave } from './use-leave.ts'

interface SidebarProps {
  readonly sections: (typeof menus)['student']
  readonly collapsed: boolean
}

export function Sidebar({ sections, collapsed }: SidebarProps) {
  const { t } = useTranslation()
  const leave = useLeave()
  return (
    <aside className={styles.sidebar} data-collapsed={collapsed || undefined}>
      <div className={styles.brand}>
        <LogoMark size={44} />
        <span className={styles.name}>{t('product')}</span>
      </div>
      <nav id="menu" aria-label={t('menuLabel')} className={styles.menu}>
        {sections.map(({ title, entries }) => (
          <section key={title} aria-label={t(`sections.${title}`)}>
            <p className={styles.section} aria-hidden="true">
              {t(`sections.${title}`)}
            </p>
            <ul>
              {entries.map(({ to, icon, label }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    className={styles.entry ?? ''}
                    {...(collapsed && { title: t(`menu.${label}`) })}
                  >
                    <Icon name={icon} />
                    <span className={styles.label}>{t(`menu.${label}`)}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <button
        type="button"
        className={styles.entry}
        onClick={leave}
        title={collapsed ? t('signOut') : undefined}
      >
        <Icon name="signOut" />
        <span className={styles.label}>{t('signOut')}</span>
      </button>
    </aside>
  )
}
