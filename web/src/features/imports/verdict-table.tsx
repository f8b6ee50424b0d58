import { useTranslation } from 'react-i18next'
import { type Import, ROW_VERDICTS, type RowVerdict, type Verdict } from '#shared/kernel/import.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useCursorPages } from '#web/lib/pages.ts'
import { useFilters } from '#web/lib/use-filters.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import staff from '#web/ui/staff.module.css'
import { Toolbar } from '#web/ui/toolbar.tsx'
import type { ImportApi } from './import-api.ts'
import { useReason } from './use-reason.ts'

const TONES = {
  new: 'good',
  changed: 'gold',
  unchanged: 'calm',
  ended: 'gold',
  skipped: 'calm',
  refused: 'alert',
} as const satisfies Record<RowVerdict, string>

/** As the address says it: what was refused is shown first, unless all is asked for. */
const ALL = 'all'

/** What became of each row, or would: a hundred more at a time, of one kind or all. */
export function VerdictTable({ api, state }: { readonly api: ImportApi; readonly state: Import }) {
  const { t } = useTranslation('imports')
  const reason = useReason(api.name)
  const { importId, counts } = state
  const filters = useFilters(['rows'])
  const said = filters.oneOf('rows', [...ROW_VERDICTS, ALL])
  const verdict = said === ALL ? undefined : (said ?? (counts.refused > 0 ? 'refused' : undefined))
  const list = useCursorPages({
    key: ['verdicts', api.name, importId, state.state, verdict],
    ask: after => api.verdicts(importId, verdict, after),
    pageOf: ({ verdicts, next }) => ({ rows: verdicts, next }),
  })
  const columns: readonly Column<Verdict>[] = [
    {
      id: 'line',
      header: t('line'),
      text: ({ file, line }) => (api.isMany ? `${file} ${line || ''}` : line),
    },
    { id: 'what', header: t('what'), text: ({ label }) => label },
    {
      id: 'verdict',
      header: t('verdict'),
      cell: row => <Badge tone={TONES[row.verdict]}>{t(`verdicts.${row.verdict}`)}</Badge>,
    },
    { id: 'why', header: t('why'), text: ({ code }) => code && reason(code) },
  ]
  return (
    <section className={staff.section} aria-labelledby="verdicts">
      <h2 id="verdicts">{t('rows')}</h2>
      <Toolbar
        filters={[
          {
            label: t('filter'),
            any: t('all'),
            value: verdict,
            options: ROW_VERDICTS.map(value => ({
              value,
              label: `${t(`verdicts.${value}`)} (${counts[value]})`,
            })),
            onChange: rows => filters.set({ rows: rows ?? ALL }),
          },
        ]}
      />
      <DataTable
        label={t('rows')}
        columns={columns}
        rows={list.data}
        rowId={({ file, line, label }) => `${file} ${line} ${label}`}
        pages={list.pages}
        empty={t('none')}
        failed={useReadFailure(list, { what: t('unavailable') })}
      />
    </section>
  )
}
