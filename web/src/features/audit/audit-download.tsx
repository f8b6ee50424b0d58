import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditPage, AuditRecord } from '#shared/audit/schema.ts'
import { listNames } from '#shared/identity/routes.ts'
import type { Place } from '#shared/kernel/place.ts'
import { call } from '#web/lib/client.ts'
import { csvFile, download } from '#web/lib/csv-file.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
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
  let after: string | undefined
  do {
    const { records, next } = await read(after)
    const ids = idsOf(records)
    const { names } = ids ? await call(listNames, { path: { place }, query: { ids } }) : { names: {} }
    rows.push(...records.map(record => rowOf(record, names)))
    after = next
  } while (after)
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
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (busy) return
    setBusy(true)
    await auditRows(read, place).then(
      rows => download(csvFile(rows), `auditoria-${of}.csv`),
      () => toast({ title: t('download.failed'), text: t('download.failedText'), tone: 'alert' }),
    )
    setBusy(false)
  }
  return (
    <Button tone="quiet" aria-disabled={busy} onClick={save}>
      {busy ? t('download.busy') : t('download.label')}
    </Button>
  )
}
