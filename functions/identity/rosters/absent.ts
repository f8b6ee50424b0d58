import { isBulk } from '#functions/identity/rules/roster-row.ts'
import type { Finished, ImportPass } from '#functions/platform/import/kind.ts'
import type { Verdict } from '#shared/kernel/import.ts'
import { ClassRecord, EnrollmentRecord, UserRecord } from '../rules/roster-records.ts'
import { classes } from './classes.ts'
import { enrollments } from './enrollments.ts'
import { ALL_SHARDS, putSourced, readShard, type SourcedRow } from './roster-store.ts'
import type { Change, Things } from './sourced-row.ts'
import { users } from './users.ts'

/** In this order: who leaves a class that closes has left it before. */
const KINDS = ['user', 'class'] as const
const PAGE = 200

/** Ends, shard by shard, what full files no longer have. A file that is no full one ends only what it says. */
export async function endAbsent(pass: ImportPass, from: string | undefined): Promise<Finished> {
  const [kindText = '0', shardText = '0', ...after] = from?.split(' ') ?? []
  const [kindNumber, shard] = [Number(kindText), Number(shardText)]
  const kind = KINDS[kindNumber]
  if (!kind) return { verdicts: [], next: undefined }
  const rows = await readShard(pass.place, shard, kind, after[0], PAGE)
  const verdicts: Verdict[] = []
  // A user's enrollments come after the user, whose end ends them: so they are ended first, as they were read.
  for (const row of rows.toReversed()) {
    const ended = await endIfAbsent(row, pass)
    if (ended) verdicts.push(ended)
  }
  const last = rows.length === PAGE ? rows.at(-1)?.sk : undefined
  if (last) return { verdicts, next: `${kindNumber} ${shard} ${last}` }
  const isLastShard = shard + 1 === ALL_SHARDS.length
  return { verdicts, next: isLastShard ? `${kindNumber + 1} 0` : `${kindNumber} ${shard + 1}` }
}

async function endIfAbsent(row: SourcedRow, pass: ImportPass): Promise<Verdict | undefined> {
  const [kind = '', , isEnrollment] = row.sk.split('#')
  if (kind === 'class')
    return endThing(classes, 'classes', row, ClassRecord.parse(row.record), record => record.title, pass)
  if (isEnrollment === undefined)
    return endThing(users, 'users', row, UserRecord.parse(row.record), record => record.fullName, pass)
  return endThing(
    enrollments,
    'enrollments',
    row,
    EnrollmentRecord.parse(row.record),
    () => row.sourcedId,
    pass,
  )
}

async function endThing<R>(
  things: Things<R>,
  file: string,
  row: SourcedRow,
  record: R,
  label: (record: R) => string,
  pass: ImportPass,
): Promise<Verdict | undefined> {
  const { sourcedId } = row
  const by = `${pass.importId}#${file}#absent`
  const verdict = { file: `${file}.csv`, line: 0, verdict: 'ended' as const, label: label(record) }
  // A piece that is taken again finds what it ended.
  if (row.isEnded) return pass.applies && row.imported.by === by ? verdict : undefined
  const name = `${things.named}:${sourcedId}`
  if (!isBulk(pass.notes, file) || pass.has(name) || pass.hasLeft(name)) return undefined
  if (pass.applies) {
    const imported = { by, verdict: 'ended' } as const
    const change: Change<R> = {
      sourcedId,
      mark: by,
      before: record,
      now: undefined,
      verdict: 'ended',
      itself: { [`${row.pk} ${row.sk}`]: putSourced(row, { ...row, isEnded: true, imported }, row.version) },
    }
    const [outcome] = (await things.carryOut?.([change], pass)) ?? []
    if (outcome !== 'done') throw new Error(`${file} changed while they were ended`)
  }
  return verdict
}
