import { useTranslation } from 'react-i18next'
import { listIslandAudit, listSchoolAudit } from '#shared/audit/routes.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { SchoolDay, schoolDay } from '#shared/kernel/school-day.ts'
import { call } from '#web/lib/client.ts'
import { useReadPages } from '#web/lib/pages.ts'
import { useSession } from '#web/lib/session.ts'
import { useFilters } from '#web/lib/use-filters.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import staff from '#web/ui/staff.module.css'
import { TextField } from '#web/ui/text-field.tsx'
import { AuditDownload } from './audit-download.tsx'
import { AuditTable } from './audit-table.tsx'

/** Who did what to whom: the department reads the island day by day, a director the own school. */
export function Component() {
  const { t } = useTranslation('audit')
  const session = useSession()
  if (session.status !== 'signedIn') return null
  const { roles, schoolId } = session.person
  return (
    <div className={staff.screen}>
      <PageHead title={t('title')} intro={t('text')} />
      {roles.includes('admin') ? <OfTheIsland /> : schoolId && <OfASchool schoolId={schoolId} />}
    </div>
  )
}

function OfTheIsland() {
  const { t } = useTranslation('audit')
  const today = schoolDay(Date.now())
  const filters = useFilters(['day'])
  const asked = SchoolDay.safeParse(filters.text('day'))
  const day = asked.success && asked.data <= today ? asked.data : today
  const list = useReadPages(
    listIslandAudit,
    after => ({ query: { day, after } }),
    ({ records, next }) => ({ rows: records, next }),
  )
  return (
    <>
      <div className={staff.tools}>
        <TextField
          label={t('day')}
          type="date"
          value={day}
          max={today}
          onChange={({ target }) => target.value && filters.set({ day: target.value })}
        />
        <AuditDownload
          place="island"
          of={day}
          read={after => call(listIslandAudit, { query: { day, after } })}
        />
      </div>
      <AuditTable list={list} place="island" />
    </>
  )
}

function OfASchool({ schoolId }: { readonly schoolId: string }) {
  const list = useReadPages(
    listSchoolAudit,
    after => ({ path: { schoolId }, query: { after } }),
    ({ records, next }) => ({ rows: records, next }),
  )
  const place = placeAt('school', schoolId)
  return (
    <>
      <div className={staff.tools}>
        <AuditDownload
          place={place}
          of={schoolDay(Date.now())}
          read={after => call(listSchoolAudit, { path: { schoolId }, query: { after } })}
        />
      </div>
      <AuditTable list={list} place={place} />
    </>
  )
}
