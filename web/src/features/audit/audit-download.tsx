import { useTranslation } from 'react-i18next'
import type { AuditPage, AuditRecord } from '#shared/audit/schema.ts'
import { listNames } from '#shared/identity/routes.ts'
import type { Place } from '#shared/kernel/place.ts'
import { call } from '#web/lib/client.ts'
import { csvFile, download } from '#web/lib/csv-file.ts'
import { everyPage } from '#web/lib/pages.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { idsOf } from './use-names.ts'

const COLUMNS = [
  ...['at', 'deed', 'actorId', 'actor', 'subjectId', 'subject', 'role'],
  ...['schoolId', 'region', 'groupId', 'reason', 'note'],
] as const

/** Every record, page after page, with the names that identity still has. */
export async function auditRows(
  read: (after: string | undefined) => Promise<AuditPage>,
  place: Place,
): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [COLUMNS]
  for await (const { records } of everyPage(read)) {
    const ids = idsOf(records)
    const { names } = ids ? await call(listNames, { path: { place }, query: { ids } }) : { names: {} }
    rows.push(...records.map(record => rowOf(record, names)))
  }
  return rows
}

function rowOf(record: AuditRecord, names: Readonly<Record<string, string>>): readonly string[] {
  const all: Readonly<Record<string, string | undefined>> = {
    ...record,
    actor: names[record.actorId],
    subject: names[record.subjectId],
  }
  return COLUMNS.map(column => all[column] ?? '')
}

interface AuditDownloadProps {
  readonly place: Place
  /** What the file is of, for its name: a day, a school. */
  readonly of: string
  readonly read: (after: string | undefined) => Promise<AuditPage>
}

/** The audit as a file: all that the page's choice covers, not only what it shows. */
export function AuditDownload({ place, of, read }: AuditDownloadProps) {
  const { t } = useTranslation('audit')
  const save = useAsyncAction(
    async () => download(csvFile(await auditRows(read, place)), `auditoria-${of}.csv`),
    { failed: t('download.failed'), words: () => t('download.failedText') },
  )
  return (
    <Button tone="quiet" aria-disabled={save.isPending} onClick={() => void save.run(undefined)}>
      {save.isPending ? t('download.busy') : t('download.label')}
    </Button>
  )
}
