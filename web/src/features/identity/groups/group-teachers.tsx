import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Group, MOST_TEACHERS } from '#shared/identity/group.ts'
import { changeGroup } from '#shared/identity/group-routes.ts'
import { listColleagues } from '#shared/identity/routes.ts'
import type { Colleague } from '#shared/identity/schema.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useCommand, useRead } from '#web/lib/query.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { isAbove } from '../places/places.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { useAmendRoster } from './use-amend-roster.ts'

interface GroupTeachersProps {
  readonly group: Group
  readonly roles: readonly Role[]
}

/** Who teaches a group; whoever directs its school says who. */
export function GroupTeachers({ group, roles }: GroupTeachersProps) {
  const { t } = useTranslation('identity')
  const { takeGroup } = useAmendRoster(group.groupId)
  const change = useCommand(changeGroup)
  const { groupId, schoolId } = group
  const read = useRead(listColleagues, { path: { schoolId } })
  const { data } = read
  const [asked, setAsked] = useState<Colleague>()
  const teachers = data?.staff.filter(person => person.roles.includes('teacher')) ?? []
  const here = teachers.filter(({ personId }) => group.teacherIds.includes(personId))
  const others = teachers.filter(({ personId }) => !group.teacherIds.includes(personId))
  const directs = roles.includes('director') || roles.includes('admin')

  const ids = here.map(({ personId }) => personId)
  const set = async (teacherIds: string[]) =>
    takeGroup(await change.run({ path: { groupId }, body: { teacherIds } }))
  const removal = useAsyncAction(({ personId }: Colleague) => set(ids.filter(id => id !== personId)), {
    done: (_, { fullName }) => ({ title: t('groups.removed', { name: fullName }) }),
    undo: () => set(ids),
  })
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
            cell: colleague => {
              const { personId, fullName, roles: held } = colleague
              return (
                <>
                  {isAbove(roles, held) && (
                    <PasswordDialog schoolId={schoolId} personId={personId} fullName={fullName} />
                  )}
                  {directs && ids.length > 1 && (
                    <Button
                      tone="quiet"
                      aria-label={t('groups.removeNamed', { name: fullName })}
                      onClick={() => setAsked(colleague)}
                    >
                      {t('groups.remove')}
                    </Button>
                  )}
                </>
              )
            },
          },
        ]}
      />
      {directs && others.length > 0 && here.length < MOST_TEACHERS && (
        <AddTeacher groupId={groupId} here={ids} others={others} />
      )}
      <ConfirmDialog
        title={t('groups.removeAsk', { name: asked?.fullName ?? '' })}
        text={t('groups.removeTeacherText')}
        confirmLabel={t('groups.remove')}
        cancelLabel={t('cancel')}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => {
          if (asked) await removal.run(asked)
        }}
      />
    </section>
  )
}

interface AddTeacherProps {
  readonly groupId: string
  /** Who teaches it already. */
  readonly here: readonly string[]
  readonly others: readonly Colleague[]
}

function AddTeacher({ groupId, here, others }: AddTeacherProps) {
  const { t } = useTranslation('identity')
  const { takeGroup } = useAmendRoster(groupId)
  const form = useRouteForm(changeGroup, {
    defaults: { teacherId: '' },
    toBody: ({ teacherId }) => ({ teacherIds: [...here, teacherId] }),
    fieldOfPart: { teacherIds: 'teacherId' },
    fieldOfCode: { 'identity.unknownTeacher': 'teacherId' },
    words: { teacherId: t('groups.teacherNeeded') },
    args: body => ({ path: { groupId }, body }),
    done: takeGroup,
    resets: true,
  })
  return (
    <Form layout="row" {...form.form}>
      <SelectField label={t('groups.anotherTeacher')} {...form.field('teacherId')}>
        <option value="">{t('groups.chooseTeacher')}</option>
        {others.map(({ personId, fullName }) => (
          <option key={personId} value={personId}>
            {fullName}
          </option>
        ))}
      </SelectField>
      <Submit tone="quiet">{t('groups.addTeacher')}</Submit>
    </Form>
  )
}
