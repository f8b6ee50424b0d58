import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Group, MOST_TEACHERS } from '#shared/identity/group.ts'
import { changeGroup } from '#shared/identity/group-routes.ts'
import { listColleagues } from '#shared/identity/routes.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useCommand, useRead } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { isAbove } from '../places/places.ts'
import { useDeed } from '../places/use-deed.ts'
import { PasswordDialog } from './password-dialog.tsx'

interface GroupTeachersProps {
  readonly group: Group
  readonly roles: readonly Role[]
  readonly onChange: () => void
}

/** Who teaches a group; whoever directs its school says who. */
export function GroupTeachers({ group, roles, onChange }: GroupTeachersProps) {
  const { t } = useTranslation('identity')
  const run = useDeed()
  const change = useCommand(changeGroup)
  const { groupId, schoolId } = group
  const read = useRead(listColleagues, { path: { schoolId } })
  const { data } = read
  const [chosen, setChosen] = useState('')
  const [asked, setAsked] = useState<{ readonly personId: string; readonly fullName: string }>()
  const teachers = data?.staff.filter(person => person.roles.includes('teacher')) ?? []
  const here = teachers.filter(({ personId }) => group.teacherIds.includes(personId))
  const others = teachers.filter(({ personId }) => !group.teacherIds.includes(personId))
  const directs = roles.includes('director') || roles.includes('admin')

  const set = (teacherIds: string[]) =>
    run(async () => {
      await change.run({ path: { groupId }, body: { teacherIds } })
      onChange()
    })
  const ids = here.map(({ personId }) => personId)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending || !chosen) return
    await set([...ids, chosen])
    setChosen('')
  }
  return (
    <section className={staff.section} aria-labelledby="teachers">
      <h2 id="teachers">{t('groups.teachers')}</h2>
      <DataTable
        label={t('groups.teachers')}
        rows={data && here}
        rowId={({ personId }) => personId}
        empty={t('groups.noTeacher')}
        failed={useReadFailure(read, { what: t('unavailable') })}
        waitingRows={1}
        columns={[
          { id: 'name', header: t('staff.name'), text: ({ fullName }) => fullName },
          {
            id: 'actions',
            header: t('actions'),
            kind: 'actions',
            cell: ({ personId, fullName, roles: held }) => (
              <>
                {isAbove(roles, held) && (
                  <PasswordDialog schoolId={schoolId} personId={personId} fullName={fullName} />
                )}
                {directs && ids.length > 1 && (
                  <Button
                    tone="quiet"
                    aria-label={t('groups.removeNamed', { name: fullName })}
                    onClick={() => setAsked({ personId, fullName })}
                  >
                    {t('groups.remove')}
                  </Button>
                )}
              </>
            ),
          },
        ]}
      />
      {directs && others.length > 0 && here.length < MOST_TEACHERS && (
        <form className={staff.tools} onSubmit={add}>
          <SelectField
            label={t('groups.anotherTeacher')}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{t('groups.chooseTeacher')}</option>
            {others.map(({ personId, fullName }) => (
              <option key={personId} value={personId}>
                {fullName}
              </option>
            ))}
          </SelectField>
          <Button type="submit" tone="quiet" aria-disabled={change.isPending || !chosen}>
            {t('groups.addTeacher')}
          </Button>
        </form>
      )}
      <ConfirmDialog
        title={t('groups.removeAsk', { name: asked?.fullName ?? '' })}
        text={t('groups.removeTeacherText')}
        confirmLabel={t('groups.remove')}
        cancelLabel={t('cancel')}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => {
          if (asked) await set(ids.filter(id => id !== asked.personId))
        }}
      />
    </section>
  )
}
