import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { Icon } from '#web/ui/icon.tsx'
import styles from './bottom-bar.module.css'
import type { menus } from './menu.ts'

/** The menu of a phone, under the thumb. */
export function BottomBar({ sections }: { readonly sections: (typeof menus)['student'] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('menuLabel')} className={styles.bar}>
      {sections
        .flatMap(({ entries }) => entries)
        .map(({ to, icon, label }) => (
          <NavLink key={to} to={to} className={styles.entry ?? ''}>
            <Icon name={icon} size={26} />
            <span>{t(`short.${label}`)}</span>
          </NavLink>
        ))}
    </nav>
  )
}
