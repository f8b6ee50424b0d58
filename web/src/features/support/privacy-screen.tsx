import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { highestRole } from '#shared/kernel/standing.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useSession } from '#web/lib/session.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import staff from '#web/ui/staff.module.css'
import { Tabs } from '#web/ui/tabs.tsx'
import type { Content } from './content/content.ts'
import { PrivacyForAdults } from './privacy-for-adults.tsx'
import { PrivacyForChildren } from './privacy-for-children.tsx'
import { useContent } from './use-content.ts'

const LEVELS = ['children', 'adults'] as const

/** What is kept, for how long, and whose rights; for a child, and for those who answer for one. */
export function Component() {
  const { t } = useTranslation('support')
  const language = useLanguage()
  const session = useSession()
  const [params, setParams] = useSearchParams()
  const content = useContent()
  if (session.status !== 'signedIn') return null
  const isChild = highestRole(session.person.roles) === 'student'
  const level = LEVELS.find(name => name === params.get('for')) ?? (isChild ? 'children' : 'adults')
  const panelsOf = ({ privacy }: Content) => ({
    children: <PrivacyForChildren sayings={privacy.children} />,
    adults: <PrivacyForAdults privacy={privacy} />,
  })
  return (
    <div className={staff.screen}>
      <PageHead title={t('privacy.title')} />
      <Read of={content} place="320px" what={t('unavailable')}>
        {data => (
          <Tabs
            label={t('privacy.level')}
            value={level}
            onChange={name => setParams({ for: name }, { replace: true })}
            tabs={LEVELS.map(name => ({
              name,
              label: t(`privacy.${name}`),
              panel: <div lang={language}>{panelsOf(data)[name]}</div>,
            }))}
          />
        )}
      </Read>
    </div>
  )
}
