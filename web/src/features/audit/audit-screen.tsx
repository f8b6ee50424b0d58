import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listIslandAudit, listSchoolAudit } from '#shared/audit/routes.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import staff from '#web/ui/staff.module.css'
import { TextField } from '#web/ui/text-field.tsx'
import { AuditTable } from './audit-table.tsx'

/** Where each page begins that one has turned to; the first begins at the newest. */
type Pages = readonly (string | undefined)[]
const FIRST: Pages = [undefined]

/** Who did what to whom: the department reads the island day by day, a director the own school. */
export function Component() {
  const { t } = useTranslation('audit')
  const session = useSession()
  if (session.status !== 'signedIn') return null
  const { roles, schoolId } = session.person
  return (
    <div className={staff.screen}>
      <div>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className={staff.soft}>{t('text')}</p>
      </div>
      {roles.includes('admin') ? <OfTheIsland /> : schoolId && <OfASchool schoolId={schoolId} />}
    </div>
  )
}

function OfTheIsland() {
  const { t } = useTranslation('audit')
  const today = schoolDay(Date.now())
  const [day, setDay] = useState(today)
  const [pages, setPages] = useState(FIRST)
  const read = useRead(listIslandAudit, { query: { day, after: pages.at(-1) } })
  return (
    <>
      <div className={staff.tools}>
        <TextField
          label={t('day')}
          type="date"
          value={day}
          max={today}
          onChange={({ target }) => {
            if (!target.value) return
            setDay(target.value)
            setPages(FIRST)
          }}
        />
      </div>
      <AuditTable read={read} place="island" pages={pages} onTurn={setPages} />
    </>
  )
}

function OfASchool({ schoolId }: { readonly schoolId: string }) {
  const [pages, setPages] = useState(FIRST)
  const read = useRead(listSchoolAudit, { path: { schoolId }, query: { after: pages.at(-1) } })
  return <AuditTable read={read} place={placeAt('school', schoolId)} pages={pages} onTurn={setPages} />
}
