import { now } from '#functions/platform/clock.ts'
import { pagesOf, partitionsOf } from '#functions/platform/store/every-table.ts'
import type { Row } from '#functions/platform/store/rows.ts'
import { deleteExport, writeExport } from './exports.ts'
import { moveJob } from './records-store.ts'
import { exportZip } from './rules/export-file.ts'
import { type Job, stuckAt } from './rules/job.ts'

/** Idempotency rows repeat what other rows say. */
const isOnlyBookkeeping = (pk: string) => pk.startsWith('ONCE#')

/**
 * Gathers a student's rows and writes the file, in one turn: all of one child is a few megabytes. Killed, it begins anew;
 * whoever else took the job up meanwhile carries it on alone.
 */
export async function runExport(asked: Job): Promise<void> {
  const found: Record<string, Row[]> = {}
  const partitions = partitionsOf(asked.studentId).filter(({ pk }) => !isOnlyBookkeeping(pk))
  const ofTables = new Set(partitions.map(({ noun }) => noun)).size
  let job: Job | undefined = { ...asked, ofTables, rows: 0, tables: 0 }
  for (const [noun, own] of Map.groupBy(partitions, partition => partition.noun)) {
    const rows: Row[] = []
    for (const partition of own) for await (const page of pagesOf(partition)) rows.push(...page)
    found[noun] = rows
    const at = now()
    job = await moveJob({
      ...job,
      tables: job.tables + 1,
      rows: job.rows + rows.length,
      dueAt: stuckAt(at),
    })
    if (!job) return
  }
  const at = now()
  await writeExport(job.jobId, exportZip(job.studentId, at, found))
  const isDone = await moveJob({ ...job, step: 'done', finishedAt: at })
  // Ended meanwhile: the student is being erased.
  if (!isDone) await deleteExport(job.jobId)
}
