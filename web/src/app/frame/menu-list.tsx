import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { markedLanguage } from '#web/i18n/language.ts'
import { isOpen } from '#web/lib/is-open.ts'
import { Icon } from '#web/ui/icon.tsx'
import { screenAt } from '../routes.ts'
import { type MenuEntry, type MenuSection, support } from './menu.ts'
import styles from './menu-list.module.css'
import { useLeave } from './use-leave.ts'

interface MenuListProps {
  readonly sections: readonly MenuSection[]
  /** Pictures alone; the words stay for ears and for a pointer that rests. */
  readonly collapsed?: boolean
  readonly onChoose?: () => void
  readonly onAccount: () => void
}

/**
 * Where one is, in sight however long the menu is, and still when its letters have come and made it longer. With the frame
 * that is drawn next: before it, the whole page would be laid out once more.
 */
const here = {
  'aria-current': 'page',
  ref: (link: HTMLElement | null) => {
    const show = () => link?.scrollIntoView({ block: 'nearest' })
    requestAnimationFrame(() => {
      show()
      document.fonts?.ready.then(show)
    })
  },
} as const

/** The menu's sections, one's own account and the way out, for the sidebar and for the drawer. */
export function MenuList({ sections, collapsed = false, onChoose, onAccount }: MenuListProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const leave = useLeave()
  const titled = (title: string) => (collapsed ? { title } : {})
  const link = ({ to, icon, label }: MenuEntry) => (
    <Link
      to={to}
      className={styles.entry}
      data-tongue={markedLanguage(to)?.slice(0, 2)}
      {...(isAt(pathname, to) && here)}
      onClick={onChoose}
      {...titled(t(`menu.${label}`))}
    >
      <Icon name={icon} />
      <span className={styles.label}>{t(`menu.${label}`)}</span>
    </Link>
  )
  const hasHelp = sections.some(({ entries }) => entries.includes(support))
  return (
    <>
      <nav
        id="menu"
        aria-label={t('menuLabel')}
        className={styles.menu}
        data-collapsed={collapsed || undefined}
      >
        {sections.map(({ title, entries }) => (
          <section key={title} aria-label={t(`sections.${title}`)}>
            <p className={styles.section} aria-hidden="true">
              {t(`sections.${title}`)}
            </p>
            <ul>
              {entries.map(entry => (
                <li key={entry.to}>{link(entry)}</li>
              ))}
            </ul>
          </section>
        ))}
        {!hasHelp && isOpen(support.to) && <section>{link(support)}</section>}
      </nav>
      <div className={styles.own}>
        <button
          type="button"
          className={styles.entry}
          aria-haspopup="dialog"
          onClick={() => {
            onChoose?.()
            onAccount()
          }}
          {...titled(t('account'))}
        >
          <Icon name="person" />
          <span className={styles.label}>{t('account')}</span>
        </button>
        <button type="button" className={styles.entry} onClick={leave} {...titled(t('signOut'))}>
          <Icon name="signOut" />
          <span className={styles.label}>{t('signOut')}</span>
        </button>
      </div>
    </>
  )
}

/** Whether a path is where an entry leads, be it through a redirect, or lies under it. */
function isAt(pathname: string, to: string): boolean {
  const target = screenAt(to)?.path ?? to
  return pathname === target || pathname.startsWith(`${target}/`)
}
