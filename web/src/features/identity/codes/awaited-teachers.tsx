import { useTranslation } from 'react-i18next'
import type { NewAccessCode } from '#shared/identity/access-code.ts'
import { createCodes, MOST_CODES } from '#shared/identity/access-code-routes.ts'
import { listAwaitedTeachers } from '#shared/identity/roster-import-routes.ts'
import { type Place, partsOf } from '#shared/kernel/place.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useCommand, useRead } from '#web/lib/query.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import staff from '#web/ui/staff.module.css'

interface AwaitedTeachersProps {
  /** A school. */
  readonly place: Place
  readonly onMade: (codes: readonly NewAccessCode[]) => void
}

/** Teachers of imported rosters who have no account yet, and a code for each. Nothing when nobody is awaited. */
export function AwaitedTeachers({ place, onMade }: AwaitedTeachersProps) {
  const { t } = useTranslation('identity')
  const create = useCommand(createCodes)
  const read = useRead(listAwaitedTeachers, { path: { schoolId: partsOf(place).id } })
  const teachers = read.data?.teachers ?? []
  const failed = useReadFailure(read, { what: t('awaited.unreached') })
  const make = useAsyncAction(async () => {
    const made: NewAccessCode[] = []
    try {
      for (let from = 0; from < teachers.length; from += MOST_CODES) {
        const rosterIds = teachers.slice(from, from + MOST_CODES).map(({ rosterId }) => rosterId)
        const { codes } = await create.run({
          path: { place },
          body: { role: 'teacher', count: 1, rosterIds },
        })
        made.push(...codes)
      }
    } finally {
      // Whatever came of the rest: the letters of these are seen now or never.
      if (made.length > 0) onMade(made)
    }
  })
  if (failed) return failed
  if (teachers.length === 0) return null
  return (
    <section className={staff.section} aria-labelledby="awaited">
      <div className={staff.head}>
        <div>
          <h2 id="awaited">{t('awaited.title')}</h2>
          <p className={staff.soft}>{t('awaited.text')}</p>
        </div>
        <Button aria-disabled={make.isPending} onClick={() => make.run(undefined)}>
          <Icon name="key" size={20} />
          {t('awaited.make', { count: teachers.length })}
        </Button>
      </div>
      <DataTable
        label={t('awaited.title')}
        surface="sea"
        rows={teachers}
        rowId={({ rosterId }) => rosterId}
        empty={null}
        columns={[
          {
            id: 'name',
            header: t('staff.name'),
            text: ({ fullName }) => fullName,
            sort: ({ fullName }) => fullName,
          },
          {
            id: 'groups',
            header: t('staff.groups'),
            kind: 'number',
            text: ({ groups }) => groups,
            sort: ({ groups }) => groups,
          },
        ]}
      />
    </section>
  )
}
