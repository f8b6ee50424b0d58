import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Import, ROW_VERDICTS, type RowVerdict } from '#shared/kernel/import.ts'
import { Unreached } from '#web/i18n/unreached.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import staff from '#web/ui/staff.module.css'
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

/** What became of each row, or would: a hundred more at a time, of one kind or all. */
export function VerdictTable({ api, state }: { readonly api: ImportApi; readonly state: Import }) {
  const { t } = useTranslation('imports')
  const reason = useReason(api.name)
  const { importId, counts } = state
  const [verdict, setVerdict] = useState<RowVerdict | undefined>(counts.refused > 0 ? 'refused' : undefined)
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: ['verdicts', api.name, importId, state.state, verdict],
      queryFn: ({ pageParam }) => api.verdicts(importId, verdict, pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: page => page.next,
    })
  const rows = data?.pages.flatMap(page => page.verdicts) ?? []
  return (
    <section className={staff.section} aria-labelledby="verdicts">
      <div className={staff.head}>
        <h2 id="verdicts">{t('rows')}</h2>
        <SelectField
          label={t('filter')}
          value={verdict ?? ''}
          onChange={({ target }) => setVerdict(ROW_VERDICTS.find(name => name === target.value))}
        >
          <option value="">{t('all')}</option>
          {ROW_VERDICTS.map(name => (
            <option key={name} value={name}>
              {`${t(`verdicts.${name}`)} (${counts[name]})`}
            </option>
          ))}
        </SelectField>
      </div>
      <Card flush>
        {isPending && <Skeleton height="160px" />}
        {isError && <Unreached what={t('unavailable')} onRetry={refetch} />}
        {data && rows.length === 0 && <p className={staff.empty}>{t('none')}</p>}
        {rows.length > 0 && (
          <table className={staff.table}>
            <thead>
              <tr>
                <th scope="col">{t('line')}</th>
                <th scope="col">{t('what')}</th>
                <th scope="col">{t('verdict')}</th>
                <th scope="col">{t('why')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <tr key={`${row.file} ${row.line} ${row.label}`}>
                  <td {...(!api.isMany && { 'data-label': t('line') })}>
                    {api.isMany ? `${row.file} ${row.line || ''}` : row.line}
                  </td>
                  <td>{row.label}</td>
                  <td>
                    <Badge tone={TONES[row.verdict]}>{t(`verdicts.${row.verdict}`)}</Badge>
                  </td>
                  <td>{row.code && reason(row.code)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
      {hasNextPage && (
        <Button tone="quiet" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}
