import { useTranslation } from 'react-i18next'
import { listHistory } from '#shared/automations/routes.ts'
import type { Rule } from '#shared/automations/schema.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useReadPages } from '#web/lib/pages.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { useTellingColumns } from './use-telling-columns.tsx'

/** What a rule did, newest first. */
export function HistoryPanel({ rule }: { readonly rule: Rule }) {
  const { t } = useTranslation('automations')
  const list = useReadPages(
    listHistory,
    before => ({ path: { ruleId: rule.ruleId }, query: { before } }),
    ({ lines, next }) => ({ rows: lines, next }),
  )
  const columns = useTellingColumns(rule, list.data ?? [])
  return (
    <DataTable
      label={t('history.title')}
      columns={columns}
      rows={list.data}
      rowId={({ didAs }) => didAs}
      pages={list.pages}
      empty={t('history.none')}
      failed={useReadFailure(list, { what: t('history.unavailable') })}
      surface="none"
    />
  )
}
