import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { createGroup, listGroups } from '#shared/identity/group-routes.ts'
import { listColleagues } from '#shared/identity/routes.ts'
import { GRADES, type Grade } from '#shared/kernel/school.ts'
import { useCommand, useRead } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDeed } from '../places/use-deed.ts'
import styles from './group-forms.module.css'
import { shownYear } from './school-year.ts'

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
  const client = useQueryClient()
  const navigate = useNavigate()
  const run = useDeed()
  const create = useCommand(createGroup)
  const colleagues = useRead(listColleagues, { path: { schoolId } }, { enabled: choosesTeachers })
  const teachers = colleagues.data?.staff.filter(({ roles }) => roles.includes('teacher')) ?? []
  const [name, setName] = useState('')
  const [grade, setGrade] = useState<Grade>('K')
  const [teacherId, setTeacherId] = useState('')
  const [checked, setChecked] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (create.isPending || !name.trim() || (choosesTeachers && !teacherId)) return
    const body = { name: name.trim(), grade, schoolYear, ...(choosesTeachers && { teacherIds: [teacherId] }) }
    const group = await run(() => create.run({ path: { schoolId }, body }))
    if (!group) return
    await client.invalidateQueries({ queryKey: [listGroups.name] })
    await navigate(`/groups/${group.groupId}`)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('groups.name')}
        maxLength={60}
        placeholder={t('groups.example')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={checked && !name.trim() ? t('groups.nameNeeded') : undefined}
      />
      <SelectField
        label={t('grade.label')}
        value={grade}
        onChange={({ target }) => setGrade(GRADES.find(option => option === target.value) ?? 'K')}
      >
        {GRADES.map(option => (
          <option key={option} value={option}>
            {t(`grade.${option}`)}
          </option>
        ))}
      </SelectField>
      {choosesTeachers && (
        <SelectField
          label={t('roles.teacher')}
          value={teacherId}
          onChange={({ target }) => setTeacherId(target.value)}
          error={checked && !teacherId ? t('groups.teacherNeeded') : undefined}
        >
          <option value="">{t('groups.chooseTeacher')}</option>
          {teachers.map(({ personId, fullName }) => (
            <option key={personId} value={personId}>
              {fullName}
            </option>
          ))}
        </SelectField>
      )}
      <Button type="submit" aria-disabled={create.isPending}>
        {t('groups.open')}
      </Button>
    </form>
  )
}
