import { useTranslation } from 'react-i18next'
import { REGIONS, type Region } from '#shared/kernel/school.ts'
import { listSchools } from '#shared/schools/routes.ts'
import { useRead } from '#web/lib/query.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { SchoolOptions } from '../places/school-options.tsx'
import { OTHER_SCHOOL } from './sign-up-rules.ts'

interface SchoolFieldProps {
  readonly region: Region | undefined
  readonly school: string | undefined
  readonly onRegion: (region: Region | undefined) => void
  readonly onSchool: (school: string | undefined) => void
  readonly errors: { readonly region?: string | undefined; readonly school?: string | undefined }
}

/** The region, and then one of its active schools. A list that does not come leaves the other school to choose. */
export function SchoolField({ region, school, onRegion, onSchool, errors }: SchoolFieldProps) {
  const { t } = useTranslation('identity')
  return (
    <>
      <SelectField
        label={t('school.region')}
        name="region"
        value={region ?? ''}
        onChange={({ target }) => {
          onRegion(REGIONS.find(name => name === target.value))
          onSchool(undefined)
        }}
        error={errors.region}
      >
        <option value="">{t('school.chooseRegion')}</option>
        {REGIONS.map(name => (
          <option key={name} value={name} lang="es-PR">
            {name}
          </option>
        ))}
      </SelectField>
      {region && <Schools region={region} school={school} onSchool={onSchool} error={errors.school} />}
    </>
  )
}

interface SchoolsProps {
  readonly region: Region
  readonly school: string | undefined
  readonly onSchool: (school: string | undefined) => void
  readonly error: string | undefined
}

function Schools({ region, school, onSchool, error }: SchoolsProps) {
  const { t } = useTranslation('identity')
  const { data, isPending } = useRead(listSchools, { query: { region } })
  return (
    <SelectField
      label={t('school.label')}
      name="school"
      value={school ?? ''}
      onChange={({ target }) => onSchool(target.value || undefined)}
      error={error}
    >
      <option value="">{isPending ? t('school.loading') : t('school.choose')}</option>
      <SchoolOptions schools={data?.schools ?? []} />
      <option value={OTHER_SCHOOL}>{t('school.other')}</option>
    </SelectField>
  )
}
