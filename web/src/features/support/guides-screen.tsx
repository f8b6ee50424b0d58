import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { highestRole, ROLES, type Role } from '#shared/kernel/standing.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useSession } from '#web/lib/session.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import type { Content } from './content/content.ts'
import { GuideList } from './guide-list.tsx'
import { Manual } from './manual.tsx'
import { Print } from './print.tsx'
import { useContent } from './use-content.ts'

/** What can be opened: a role's guides, or the manual for the home. */
type Shelf = Role | 'manual'

/** One's own guides and the manual; who works with others also sees theirs, to print and hand over. */
const shelvesOf = (role: Role): readonly Shelf[] => {
  if (role === 'student') return [role]
  if (role === 'family') return [role, 'manual', 'student']
  return [role, 'manual', ...[...ROLES].reverse().filter(other => other !== role)]
}

export function Component() {
  const { t } = useTranslation('support')
  const language = useLanguage()
  const session = useSession()
  const [params, setParams] = useSearchParams()
  const content = useContent()
  useGuideOfAddress(content.data)
  if (session.status !== 'signedIn') return null
  const role = highestRole(session.person.roles)
  const shelves = shelvesOf(role)
  const shelf = shelves.find(name => name === params.get('for')) ?? role
  return (
    <div className={staff.screen}>
      <PageHead title={t('guides.title')} intro={t('guides.text')} actions={<Print />} />
      {shelves.length > 1 && (
        <div className={staff.tools} data-screen-only>
          <SelectField
            label={t('guides.for')}
            value={shelf}
            onChange={({ target }) => setParams({ for: target.value }, { replace: true })}
          >
            {shelves.map(name => (
              <option key={name} value={name}>
                {name === 'manual' ? t('guides.manual') : t(`roles.${name}`)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <Read of={content} place="320px" what={t('unavailable')}>
        {({ manual, guides }) => (
          <div lang={language}>
            {shelf === 'manual' ? (
              <Manual manual={manual} />
            ) : (
              <GuideList guides={guides[shelf]} hearable={shelf === 'student'} />
            )}
          </div>
        )}
      </Read>
    </div>
  )
}

/** The guide that the address names opens once it is there. */
function useGuideOfAddress(content: Content | undefined): void {
  const { hash } = useLocation()
  useEffect(() => {
    const guide = content && document.getElementById(hash.slice(1))
    if (!(guide instanceof HTMLDetailsElement)) return
    guide.open = true
    guide.scrollIntoView({ block: 'start' })
    guide.querySelector('summary')?.focus({ preventScroll: true })
  }, [content, hash])
}
