import { useTranslation } from 'react-i18next'
import type { Import } from '#shared/kernel/import.ts'
import { csvFile, download } from '#web/lib/csv-file.ts'
import { everyPage } from '#web/lib/pages.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import type { ImportApi } from './import-api.ts'
import { useReason } from './use-reason.ts'

/** All verdicts as a file to keep. */
export function Receipt({ api, state }: { readonly api: ImportApi; readonly state: Import }) {
  const { t } = useTranslation('imports')
  const reason = useReason(api.name)
  const keep = useAsyncAction(async () => {
    const rows = [[t('file'), t('line'), t('what'), t('verdict'), t('why')]]
    for await (const { verdicts } of everyPage(after => api.verdicts(state.importId, undefined, after)))
      for (const { file, line, label, verdict, code } of verdicts)
        rows.push([file, String(line), label, t(`verdicts.${verdict}`), code ? reason(code) : ''])
    download(csvFile(rows), `${api.name}-${state.openedAt.slice(0, 10)}.csv`)
  })
  return (
    <Button
      aria-disabled={keep.isPending || undefined}
      aria-busy={keep.isPending || undefined}
      onClick={() => void keep.run(undefined)}
    >
      {t('receipt')}
    </Button>
  )
}
