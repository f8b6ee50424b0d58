import { useTranslation } from 'react-i18next'
import { listGroups } from '#shared/identity/group-routes.ts'
import { REGIONS } from '#shared/kernel/school.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { listSchools } from '#shared/schools/routes.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import styles from './place-picker.module.css'
import { type Chosen, levelsOf } from './places.ts'
import { SchoolOptions } from './school-options.tsx'

interface PlacePickerProps {
  readonly roles: readonly Role[]
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
  /** Leaves out what lies below schools. */
  readonly downTo?: 'school' | 'group'
}

/** The place that the rest of a screen is about: a list a level, each within the one before. */
export function PlacePicker({ roles, chosen, onChoose, downTo = 'group' }: PlacePickerProps) {
  const { t } = useTranslation('identity')
  const levels = levelsOf(roles)
  const { region, schoolId, groupId } = chosen
  const choosesSchool = levels.includes('schoolId') && region !== undefined
  const choosesGroup = levels.includes('groupId') && downTo === 'group' && schoolId !== undefined
  const schools = useRead(
    listSchools,
    { query: { region: region ?? 'San Juan' } },
    { enabled: choosesSchool },
  )
  const groups = useRead(
    listGroups,
    { path: { schoolId: schoolId ?? '' }, query: { schoolYear: undefined } },
    { enabled: choosesGroup },
  )
  const withoutSchools = useReadFailure(schools, { what: t('places.schoolsUnreached') })
  const withoutGroups = useReadFailure(groups, { what: t('places.groupsUnreached') })
  if (!levels.includes('region') && !choosesSchool && !choosesGroup) return null
  return (
    <>
      <div className={styles.picker}>
        {levels.includes('region') && (
          <SelectField
            label={t('school.region')}
            value={region ?? ''}
            onChange={({ target }) => onChoose({ region: REGIONS.find(name => name === target.value) })}
          >
            <option value="">{t('places.island')}</option>
            {REGIONS.map(name => (
              <option key={name} value={name} lang="es-PR">
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {choosesSchool && (
          <SelectField
            label={t('school.label')}
            value={schoolId ?? ''}
            onChange={({ target }) => onChoose({ region, schoolId: target.value || undefined })}
          >
            <option value="">{schools.isPending ? t('school.loading') : t('places.region')}</option>
            <SchoolOptions schools={schools.data?.schools ?? []} />
          </SelectField>
        )}
        {choosesGroup && (
          <SelectField
            label={t('places.groupLabel')}
            value={groupId ?? ''}
            onChange={({ target }) => onChoose({ region, schoolId, groupId: target.value || undefined })}
          >
            <option value="">{t('places.school')}</option>
            {groups.data?.groups.map(group => (
              <option key={group.groupId} value={group.groupId}>
                {`${group.name} · ${t(`grade.${group.grade}`)}`}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {withoutSchools}
      {withoutGroups}
    </>
  )
}
