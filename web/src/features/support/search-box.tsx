import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Role } from '#shared/kernel/standing.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useFilters } from '#web/lib/use-filters.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import staff from '#web/ui/staff.module.css'
import { Toolbar } from '#web/ui/toolbar.tsx'
import type { Content } from './content/content.ts'
import { Answer } from './questions.tsx'
import { search } from './search.ts'
import styles from './search-box.module.css'

interface SearchBoxProps {
  /** Undefined while it is on its way. */
  readonly content: Content | undefined
  readonly role: Role
}

/** Finds guides and questions as one types. */
export function SearchBox({ content, role }: SearchBoxProps) {
  const { t } = useTranslation('support')
  const language = useLanguage()
  const filters = useFilters(['find'])
  const typed = filters.text('find')
  const found = content ? search(content, role, typed) : []
  return (
    <div className={staff.section}>
      <Toolbar
        search={{ label: t('search.label'), value: typed, onChange: find => filters.set({ find }) }}
        count={content && typed.trim() ? found.length : undefined}
        onClear={filters.clear}
      />
      {content && typed.trim() && found.length === 0 && <ReadState state="empty" text={t('search.none')} />}
      {found.length > 0 && (
        <Card flush asChild>
          <ul lang={language}>
            {found.map(one => (
              <li
                key={`${one.kind} ${one.kind === 'guide' ? one.guide.id : one.question.id}`}
                className={styles.found}
              >
                {one.kind === 'guide' ? (
                  <Link to={`/user-guides#${one.guide.id}`} className={styles.guide}>
                    <Icon name="guide" />
                    <span>
                      <strong>{one.guide.title}</strong>
                      <span className={staff.soft}>{one.guide.about}</span>
                    </span>
                  </Link>
                ) : (
                  <Answer question={one.question} hearable={role === 'student'} />
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
