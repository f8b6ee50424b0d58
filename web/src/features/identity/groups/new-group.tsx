import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { createGroup } from '#shared/identity/group-routes.ts'
import { listColleagues } from '#shared/identity/routes.ts'
import { shownYear } from '#shared/identity/school-year.ts'
import { GRADES } from '#shared/kernel/school.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface NewGroupProps {
  readonly schoolId: string
  readonly schoolYear: number
  /** Whoever does not teach it themself says who does. */
  readonly choosesTeachers: boolean
}

/** The button, and the dialog behind it. */
export function NewGroup(props: NewGroupProps) {
  const { t } = useTranslation('identity')
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title={t('groups.open')}
      description={t('groups.openFor', { year: shownYear(props.schoolYear) })}
      closeLabel={t('close')}
      trigger={<Button>{t('groups.open')}</Button>}
      open={open}
      onOpenChange={setOpen}
    >
      <GroupForm {...props} />
    </Dialog>
  )
}

function GroupForm({ schoolId, schoolYear, choosesTeachers }: NewGroupProps) {
  const { t } = useTranslation('identity')
  const navigate = useNavigate()
  const colleagues = useRead(listColleagues, { path: { schoolId } }, { enabled: choosesTeachers })
  const form = useRouteForm(createGroup, {
    defaults: { name: '', grade: 'K', teacherId: '' },
    toBody: ({ name, grade, teacherId }) => ({
      name,
      grade,
      schoolYear,
      ...(choosesTeachers && { teacherIds: [teacherId] }),
    }),
    fieldOfPart: { teacherIds: 'teacherId' },
    fieldOfCode: { 'identity.unknownTeacher': 'teacherId' },
    words: {
      name: { required: t('groups.nameNeeded'), invalid: t('problems.oddName') },
      teacherId: t('groups.teacherNeeded'),
    },
    args: body => ({ path: { schoolId }, body }),
    done: ({ groupId }) => void navigate(`/groups/${groupId}`),
  })
  return (
    <Form {...form.form}>
      <TextField
        label={t('groups.name')}
        maxLength={60}
        placeholder={t('groups.example')}
        autoComplete="off"
        {...form.field('name')}
      />
      <SelectField label={t('grade.label')} {...form.field('grade')}>
        {GRADES.map(option => (
          <option key={option} value={option}>
            {t(`grade.${option}`)}
          </option>
        ))}
      </SelectField>
      {choosesTeachers && (
        <Read of={colleagues} place="76px" what={t('unavailable')}>
          {({ staff }) => (
            <SelectField label={t('roles.teacher')} {...form.field('teacherId')}>
              <option value="">{t('groups.chooseTeacher')}</option>
              {staff
                .filter(({ roles }) => roles.includes('teacher'))
                .map(({ personId, fullName }) => (
                  <option key={personId} value={personId}>
                    {fullName}
                  </option>
                ))}
            </SelectField>
          )}
        </Read>
      )}
      <Submit>{t('groups.open')}</Submit>
    </Form>
  )
}
