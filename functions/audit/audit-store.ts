import { expiry } from '#functions/platform/clock.ts'
import { putNew, queryNewest } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { PAGE } from '#shared/audit/routes.ts'
import { type AuditPage, AuditRecord } from '#shared/audit/schema.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { auditTable } from './table.ts'

/** Seven years and their leap days. */
const RETENTION_DAYS = 7 * 365 + 2

const Stored = stored(AuditRecord)

/** Appends a record. Nothing here changes or deletes one: the functions hold no permission to. */
export async function append(record: AuditRecord): Promise<void> {
  const { recordId, at } = record
  await putNew({
    ...key(auditTable, 'record', { day: schoolDay(at), at, recordId }),
    ...record,
    expiresAt: expiry(at, RETENTION_DAYS),
  })
}

/** A day of the island, newest first. */
export const readDay = async (day: string, after: string | undefined): Promise<AuditPage> =>
  page(
    await queryNewest(Stored, {
      of: prefix(auditTable, 'record', { day }).pk,
      before: after,
      limit: PAGE,
    }),
  )

/** A school, newest first. */
export const readSchool = async (schoolId: string, after: string | undefined): Promise<AuditPage> =>
  page(
    await queryNewest(Stored, {
      index: { name: 'bySchool', ...auditTable.indexes.bySchool },
      of: schoolId,
      before: after,
      limit: PAGE,
    }),
  )

/** A page that is full may have another behind it, which begins below its last record's sort key. */
function page(records: readonly AuditRecord[]): AuditPage {
  const last = records.at(-1)
  return {
    records: [...records],
    ...(last && records.length === PAGE && { next: `${last.at}#${last.recordId}` }),
  }
}
