import { useTranslation } from 'react-i18next'
import type { NewAccessCode } from '#shared/identity/access-code.ts'
import { createCodes, MOST_CODES } from '#shared/identity/access-code-routes.ts'
import { listAwaitedTeachers } from '#shared/identity/roster-import-routes.ts'
import { type Place, partsOf } from '#shared/kernel/place.ts'
import { useCommand, useRead } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import staff from '#web/ui/staff.module.css'
import { useDeed } from '../places/use-deed.ts'

interface AwaitedTeachersProps {
  /** A school. */
  readonly place: Place
  readonly onMade: (codes: readonly NewAccessCode[]) => void
}

/** Teachers of imported rosters who have no account yet, and a code for each. Nothing when nobody is awaited. */
export function AwaitedTeachers({ place, onMade }: AwaitedTeachersProps) {
  const { t } = useTranslation('identity')
  const run = useDeed()
  const create = useCommand(createCodes)
  const { data } = useRead(listAwaitedTeachers, { path: { schoolId: partsOf(place).id } })
  const teachers = data?.teachers ?? []
  if (teachers.length === 0) return null

  const make = async () => {
    if (create.isPending) return
    const made: NewAccessCode[] = []
    for (let from = 0; from < teachers.length; from += MOST_CODES) {
      const rosterIds = teachers.slice(from, from + MOST_CODES).map(({ rosterId }) => rosterId)
      const body = { role: 'teacher' as const, count: 1, rosterIds }
      const reply = await run(() => create.run({ path: { place }, body }))
      if (!reply) break
      made.push(...reply.codes)
    }
    if (made.length > 0) onMade(made)
  }
  return (
    <section className={staff.section} aria-labelledby="awaited">
      <div className={staff.head}>
        <div>
          <h2 id="awaited">{t('awaited.title')}</h2>
          <p className={staff.soft}>{t('awaited.text')}</p>
        </div>
        <Button aria-disabled={create.isPending} onClick={make}>
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
