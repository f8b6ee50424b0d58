import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REGIONS } from '#shared/kernel/school.ts'
import type { School } from '#shared/schools/schema.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import staff from '#web/ui/staff.module.css'
import { TextField } from '#web/ui/text-field.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { findSchools, type Sought } from './find-schools.ts'
import styles from './school-table.module.css'

/** So many rows are drawn at first, and with each touch as many more. */
const PAGE = 100

interface SchoolTableProps {
  readonly read: UseQueryResult<{ readonly schools: readonly School[] }>
  readonly choosesRegion?: boolean
  /** Without it the list is for reading, and holds active schools only. */
  readonly onEdit?: (school: School) => void
}

/** Schools by region, municipio and name. */
export function SchoolTable({ read: { data, isPending, error }, choosesRegion, onEdit }: SchoolTableProps) {
  const { t } = useTranslation('schools')
  const words = useRefusalWords()
  const [sought, setSought] = useState<Sought>({ text: '' })
  const [shown, setShown] = useState(PAGE)
  const seek = (change: Partial<Sought>) => {
    setSought({ ...sought, ...change })
    setShown(PAGE)
  }
  const schools = data?.schools ?? []
  const inRegion = findSchools(schools, { text: '', region: sought.region })
  const municipios = [...new Set(inRegion.map(({ municipio }) => municipio))].sort((a, b) =>
    a.localeCompare(b, 'es'),
  )
  const found = findSchools(schools, sought)
  return (
    <section className={staff.section} aria-label={t('title')} aria-busy={isPending}>
      <div className={styles.tools}>
        <TextField
          label={t('search')}
          type="search"
          value={sought.text}
          onChange={({ target }) => seek({ text: target.value })}
        />
        {choosesRegion && (
          <SelectField
            label={t('region')}
            value={sought.region ?? ''}
            onChange={({ target }) =>
              seek({ region: REGIONS.find(name => name === target.value), municipio: undefined })
            }
          >
            <option value="">{t('anyRegion')}</option>
            {REGIONS.map(name => (
              <option key={name} value={name} lang="es-PR">
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={t('municipio')}
          value={sought.municipio ?? ''}
          onChange={({ target }) => seek({ municipio: target.value || undefined })}
        >
          <option value="">{t('anyMunicipio')}</option>
          {municipios.map(name => (
            <option key={name} value={name} lang="es-PR">
              {name}
            </option>
          ))}
        </SelectField>
        {onEdit && (
          <SelectField
            label={t('state')}
            value={sought.active === undefined ? '' : String(sought.active)}
            onChange={({ target }) => seek({ active: target.value ? target.value === 'true' : undefined })}
          >
            <option value="">{t('anyState')}</option>
            <option value="true">{t('actives')}</option>
            <option value="false">{t('closeds')}</option>
          </SelectField>
        )}
      </div>
      <p className={staff.soft} role="status">
        {data ? t('found', { count: found.length }) : '\u00a0'}
      </p>
      <Card flush>
        {isPending && <Skeleton height="240px" />}
        {error && <p className={staff.empty}>{words(error)}</p>}
        {data && found.length === 0 && <p className={staff.empty}>{t('none')}</p>}
        {found.length > 0 && (
          <table className={staff.table}>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                {onEdit && <th scope="col">{t('state')}</th>}
                <th scope="col">{t('municipio')}</th>
                <th scope="col">{t('code')}</th>
                {onEdit && (
                  <th scope="col">
                    <VisuallyHidden>{t('editOne')}</VisuallyHidden>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {found.slice(0, shown).map(school => (
                <SchoolRow key={school.schoolId} school={school} withRegion={choosesRegion} onEdit={onEdit} />
              ))}
            </tbody>
          </table>
        )}
      </Card>
      {found.length > shown && (
        <div className={staff.tools}>
          <Button tone="quiet" onClick={() => setShown(shown + PAGE)}>
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  )
}

interface SchoolRowProps {
  readonly school: School
  readonly withRegion: boolean | undefined
  readonly onEdit: ((school: School) => void) | undefined
}

function SchoolRow({ school, withRegion, onEdit }: SchoolRowProps) {
  const { t } = useTranslation('schools')
  const { schoolId, name, municipio, region, active } = school
  return (
    <tr>
      <td lang="es-PR">{name}</td>
      {onEdit && (
        <td>
          <Badge tone={active ? 'good' : 'calm'}>{t(active ? 'active' : 'closed')}</Badge>
        </td>
      )}
      <td lang="es-PR">{withRegion ? `${municipio} · ${region}` : municipio}</td>
      <td className={styles.code}>{schoolId}</td>
      {onEdit && (
        <td>
          <div className={staff.actions}>
            <Button tone="quiet" aria-label={t('editNamed', { name })} onClick={() => onEdit(school)}>
              {t('editOne')}
            </Button>
          </div>
        </td>
      )}
    </tr>
  )
}
