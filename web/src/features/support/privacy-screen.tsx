import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { highestRole } from '#shared/kernel/standing.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Unreached } from '#web/i18n/unreached.tsx'
import { useSession } from '#web/lib/session.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import staff from '#web/ui/staff.module.css'
import { Tabs } from '#web/ui/tabs.tsx'
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
  const { data, isPending, isError, refetch } = useContent()
  if (session.status !== 'signedIn') return null
  const isChild = highestRole(session.person.roles) === 'student'
  const level = LEVELS.find(name => name === params.get('for')) ?? (isChild ? 'children' : 'adults')
  const panels = {
    children: data && <PrivacyForChildren sayings={data.privacy.children} />,
    adults: data && <PrivacyForAdults privacy={data.privacy} />,
  }
  return (
    <div className={staff.screen}>
      <PageHead title={t('privacy.title')} />
      {isPending && <Skeleton height="320px" />}
      {isError && <Unreached what={t('unavailable')} onRetry={refetch} />}
      {data && (
        <Tabs
          label={t('privacy.level')}
          value={level}
          onChange={name => setParams({ for: name }, { replace: true })}
          tabs={LEVELS.map(name => ({
            name,
            label: t(`privacy.${name}`),
            panel: <div lang={language}>{panels[name]}</div>,
          }))}
        />
      )}
    </div>
  )
}
