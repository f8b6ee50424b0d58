import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { REGIONS } from '#shared/kernel/school.ts'
import type { School } from '#shared/schools/schema.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useFilters } from '#web/lib/use-filters.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import staff from '#web/ui/staff.module.css'
import { Toolbar } from '#web/ui/toolbar.tsx'
import { findSchools } from './find-schools.ts'

/** So many rows are drawn at first, and with each touch as many more. */
const PAGE = 100
const STATES = ['active', 'closed'] as const

interface SchoolTableProps {
  readonly read: UseQueryResult<{ readonly schools: readonly School[] }>
  readonly choosesRegion?: boolean
  /** Without it the list is for reading, and holds active schools only. */
  readonly onEdit?: (school: School) => void
}

/** Schools by region, municipio and name. */
export function SchoolTable({ read, choosesRegion, onEdit }: SchoolTableProps) {
  const { t } = useTranslation('schools')
  const { data, isPending } = read
  const filters = useFilters(['q', 'region', 'municipio', 'state'])
  const region = filters.oneOf('region', REGIONS)
  const state = filters.oneOf('state', STATES)
  const inRegion = findSchools(data?.schools ?? [], { text: '', region })
  const municipios = [...new Set(inRegion.map(({ municipio }) => municipio))].sort((a, b) =>
    a.localeCompare(b, 'es'),
  )
  const municipio = filters.oneOf('municipio', municipios)
  const found =
    data &&
    findSchools(inRegion, {
      text: filters.text('q'),
      municipio,
      active: state && state === 'active',
    })
  return (
    <section className={staff.section} aria-label={t('title')} aria-busy={isPending}>
      <Toolbar
        search={{ label: t('search'), value: filters.text('q'), onChange: q => filters.set({ q }) }}
        filters={[
          ...(choosesRegion
            ? [
                {
                  label: t('region'),
                  any: t('anyRegion'),
                  value: region,
                  onChange: (chosen: string | undefined) =>
                    filters.set({ region: chosen, municipio: undefined }),
                  options: REGIONS.map(named),
                },
              ]
            : []),
          {
            label: t('municipio'),
            any: t('anyMunicipio'),
            value: municipio,
            onChange: chosen => filters.set({ municipio: chosen }),
            options: municipios.map(named),
          },
          ...(onEdit
            ? [
                {
                  label: t('state'),
                  any: t('anyState'),
                  value: state,
                  onChange: (chosen: string | undefined) => filters.set({ state: chosen }),
                  options: STATES.map(value => ({ value, label: t(`${value}s`) })),
                },
              ]
            : []),
        ]}
        count={found?.length}
        onClear={filters.clear}
      />
      <DataTable
        label={t('title')}
        columns={useColumns(choosesRegion, onEdit)}
        rows={found}
        rowId={({ schoolId }) => schoolId}
        pageSize={PAGE}
        file={t('file')}
        empty={t('none')}
        failed={useReadFailure(read)}
      />
    </section>
  )
}

const named = (name: string) => ({ value: name, label: name, lang: 'es-PR' })

function useColumns(
  withRegion: boolean | undefined,
  onEdit: ((school: School) => void) | undefined,
): readonly Column<School>[] {
  const { t } = useTranslation('schools')
  const said = ({ active }: School) => t(active ? 'active' : 'closed')
  const state: Column<School> = {
    id: 'state',
    header: t('state'),
    text: said,
    sort: said,
    cell: school => <Badge tone={school.active ? 'good' : 'calm'}>{said(school)}</Badge>,
  }
  const region: Column<School> = {
    id: 'region',
    header: t('region'),
    lang: 'es-PR',
    text: school => school.region,
    sort: school => school.region,
  }
  const edit: Column<School> = {
    id: 'edit',
    header: t('editOne'),
    kind: 'actions',
    cell: school => (
      <Button
        tone="quiet"
        aria-label={t('editNamed', { name: school.name })}
        onClick={() => onEdit?.(school)}
      >
        {t('editOne')}
      </Button>
    ),
  }
  return [
    { id: 'name', header: t('name'), lang: 'es-PR', text: ({ name }) => name, sort: ({ name }) => name },
    ...(onEdit ? [state] : []),
    {
      id: 'municipio',
      header: t('municipio'),
      lang: 'es-PR',
      text: ({ municipio }) => municipio,
      sort: ({ municipio }) => municipio,
    },
    ...(withRegion ? [region] : []),
    { id: 'code', header: t('code'), text: ({ schoolId }) => schoolId, sort: ({ schoolId }) => schoolId },
    ...(onEdit ? [edit] : []),
  ]
}
