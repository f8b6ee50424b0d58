import { useTranslation } from 'react-i18next'
import type { Role } from '#shared/kernel/standing.ts'
import { OnlineBadge } from '#web/features/live/online-badge.tsx'
import { LanguageSwitch, useOtherLanguage } from '#web/i18n/language-switch.tsx'
import { optionalPart } from '#web/lib/optional-part.tsx'
import { LogoMark } from '#web/ui/art/logo.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useScreen } from '../use-screen.ts'
import { GamificationCard, GamificationPreview } from './gamification-card.tsx'
import styles from './top-bar.module.css'
import { useLeave } from './use-leave.ts'

const Bell = optionalPart(async () => (await import('#web/features/notifications/bell.tsx')).Bell)

interface TopBarProps {
  readonly role: Role
  /** They gather points and coins themselves. */
  readonly learns: boolean
  readonly collapsed: boolean
  readonly onToggle: () => void
  readonly onMenu: () => void
  readonly onAccount: () => void
}

export function TopBar({ role, learns, collapsed, onToggle, onMenu, onAccount }: TopBarProps) {
  const { t } = useTranslation()
  const screen = useScreen()
  const leave = useLeave()
  const other = useOtherLanguage()
  return (
    <header className={styles.bar}>
      <span className={styles.wide}>
        <IconButton
          icon="panel"
          label={collapsed ? t('openMenu') : t('closeMenu')}
          aria-expanded={!collapsed}
          aria-controls="menu"
          onClick={onToggle}
        />
      </span>
      <span className={styles.narrow}>
        {role === 'student' ? (
          <LogoMark size={40} />
        ) : (
          <IconButton icon="menu" label={t('openMenu')} aria-haspopup="dialog" onClick={onMenu} />
        )}
      </span>
      <p className={styles.title}>{screen && t(`titles.${screen.title}`)}</p>
      {learns ? <GamificationCard /> : <GamificationPreview />}
      <span className={styles.others}>
        <OnlineBadge />
      </span>
      <span className={styles.bell}>
        <Bell />
      </span>
      <span className={styles.wide}>
        <LanguageSwitch />
      </span>
      <span className={styles.narrow}>
        <Menu
          label={t('more')}
          trigger={props => <IconButton {...props} icon="more" label={t('more')} />}
          items={[
            { icon: 'person', label: t('account'), onSelect: onAccount },
            { icon: 'language', label: other.name, lang: other.language, onSelect: other.choose },
            { icon: 'signOut', label: t('signOut'), onSelect: () => void leave() },
          ]}
        />
      </span>
    </header>
  )
}
