import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './today.module.css'
import { useNumbers } from './use-numbers.ts'

/** Somewhere nobody read this week. */
export interface Quiet {
  readonly id: string
  readonly name: string
  /** Where it lies, or nothing where that is clear. */
  readonly where?: string
  readonly students: number
  readonly to: string
}

/** A group with children on its roster who have no account yet. */
export interface Waiting extends Pick<Quiet, 'id' | 'name' | 'to'> {
  readonly withoutAccount: number
}

interface TodayProps {
  /** What is counted: schools, or one school’s groups. */
  readonly of: 'schools' | 'groups'
  readonly students: number
  readonly readers: number
  readonly quiet: readonly Quiet[]
  readonly waiting?: readonly Waiting[]
}

const SHOWN = 5

/** The first look: where nobody has read yet this week. */
export function Today({ of, students, readers, quiet, waiting = [] }: TodayProps) {
  const { t } = useTranslation('figures')
  const { number, percent } = useNumbers()
  const finding =
    students === 0
      ? t('noneYet')
      : quiet.length > 0
        ? t(of === 'schools' ? 'quietSchools' : 'quietGroups', { count: quiet.length })
        : t(of === 'schools' ? 'allSchools' : 'allGroups')
  return (
    <Card tone={quiet.length > 0 ? 'warm' : 'sea'}>
      <section className={staff.section} aria-labelledby="today">
        <h2 id="today">{t('today')}</h2>
        <p className={styles.finding}>
          <Icon name={quiet.length > 0 ? 'alert' : students > 0 ? 'check' : 'info'} />
          {finding}
        </p>
        {students > 0 && (
          <p>
            {t(of === 'schools' ? 'readersOf' : 'readersOfRoster', {
              readers: number(readers),
              students: number(students),
              share: percent(readers / students),
            })}
          </p>
        )}
        {/* A school tells no roster to others: whom it still expects stands with its own groups. */}
        {of === 'schools' && <p className={staff.soft}>{t('accountsOnly')}</p>}
        {quiet.length > 0 && (
          <ul className={styles.quiet}>
            {quiet.slice(0, SHOWN).map(({ id, name, where, students, to }) => (
              <li key={id}>
                <Link to={to} lang="es-PR">
                  {name}
                </Link>
                <span className={staff.soft}>
                  {[where, t(of === 'schools' ? 'studentsCount' : 'onRoster', { count: students })]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
        {quiet.length > SHOWN && (
          <p className={staff.soft}>{t('andMore', { count: quiet.length - SHOWN })}</p>
        )}
        <WithoutAccount groups={waiting} />
      </section>
    </Card>
  )
}

/** How many cannot sign in yet, and where each group's accounts are opened. */
function WithoutAccount({ groups }: { readonly groups: readonly Waiting[] }) {
  const { t } = useTranslation('figures')
  if (groups.length === 0) return null
  const count = groups.reduce((sum, { withoutAccount }) => sum + withoutAccount, 0)
  return (
    <>
      <p className={styles.waiting}>
        <Icon name="key" size={20} />
        {t('withoutAccount', { count })}
      </p>
      <ul className={styles.quiet}>
        {groups.slice(0, SHOWN).map(({ id, name, withoutAccount, to }) => (
          <li key={id}>
            <Link to={to}>{t('openAccounts', { name })}</Link>
            <span className={staff.soft}>{t('withoutAccountHere', { count: withoutAccount })}</span>
          </li>
        ))}
      </ul>
      {groups.length > SHOWN && (
        <p className={staff.soft}>{t('andMore', { count: groups.length - SHOWN })}</p>
      )}
    </>
  )
}
