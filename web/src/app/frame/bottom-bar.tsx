import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useLanguage } from '#web/i18n/speak.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './bottom-bar.module.css'
import { thumbEntries } from './menu.ts'

interface BottomBarProps {
  readonly menuOpen: boolean
  readonly onMore: () => void
}

/** A child's menu on a phone, under the thumb. */
export function BottomBar({ menuOpen, onMore }: BottomBarProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('thumbLabel')} className={styles.bar}>
      {thumbEntries(useLanguage()).map(({ to, icon, label }) => (
        <NavLink key={to} to={to} className={styles.entry ?? ''}>
          <Icon name={icon} size={26} />
          <span>{t(`short.${label}`)}</span>
        </NavLink>
      ))}
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMore}
      >
        <Icon name="menu" size={26} />
        <span>{t('menuLabel')}</span>
      </button>
    </nav>
  )
}
