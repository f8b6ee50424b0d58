import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { placeAt } from '#shared/kernel/place.ts'
import { useSession } from '#web/lib/session.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import staff from '#web/ui/staff.module.css'
import { rosterApi } from './import-api.ts'
import { ImportPanel } from './import-panel.tsx'

/** The roster of one's own school; the department's is that of all. */
export function Component() {
  const { t } = useTranslation('imports')
  const session = useSession()
  const schoolId = session.status === 'signedIn' ? session.person.schoolId : undefined
  const api = useMemo(() => rosterApi(schoolId ? placeAt('school', schoolId) : 'island'), [schoolId])
  return (
    <div className={staff.screen}>
      <PageHead title={t('roster.title')} />
      <ImportPanel api={api} />
    </div>
  )
}
