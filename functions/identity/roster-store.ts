import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { getRows, queryRows, type RowKey } from '#functions/platform/rows.ts'
import { key } from '#functions/platform/table.ts'
import { putVersion, type Write } from '#functions/platform/transaction.ts'
import { RowVerdict } from '#shared/kernel/import.ts'
import { identityTable } from './table.ts'

// Each place that sends rosters, a school or the department, has ids of its own.

const SHARDS = 16
const shardOf = (id: string) => hash('sha256', id, 'buffer').readUInt8() % SHARDS
export const ALL_SHARDS: readonly number[] = Array.from({ length: SHARDS }, (_, shard) => shard)

/** An id made of another: the same group or child each time it is sent. */
const madeOf = (...parts: readonly string[]) =>
  hash('sha256', parts.join('\n'), 'buffer').toString('base64url').slice(0, 22)
export const groupIdOf = (place: string, classId: string): string => madeOf('group', place, classId)
export const rosterIdOf = (place: string, userId: string): string => madeOf('person', place, userId)

const SourcedRow = z.object({
  pk: z.string(),
  sk: z.string(),
  sourcedId: z.string(),
  /** What was last said of it. */
  record: z.unknown(),
  isEnded: z.boolean(),
  imported: z.object({ by: z.string(), verdict: RowVerdict }),
  version: z.int(),
})
export type SourcedRow = z.output<typeof SourcedRow>

export type ThingKind = 'org' | 'academicSession' | 'course' | 'class' | 'user'

export const thingKey = (place: string, kind: ThingKind, sourcedId: string): RowKey =>
  key(identityTable, 'sourced', {
    place,
    shard: shardOf(sourcedId),
    kind,
    sourcedId: encodeURIComponent(sourcedId),
  })

export const enrollmentKey = (place: string, userId: string, sourcedId: string): RowKey =>
  key(identityTable, 'enrollment', {
    place,
    shard: shardOf(userId),
    userId: encodeURIComponent(userId),
    sourcedId: encodeURIComponent(sourcedId),
  })

export const readSourced = (keys: readonly RowKey[]): Promise<readonly (SourcedRow | undefined)[]> =>
  getRows(SourcedRow, keys)

/** What stands for these ids, and is not ended. */
export async function readRecords<R>(
  schema: z.ZodMiniType<R>,
  place: string,
  kind: ThingKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, R>> {
  const wanted = [...new Set(ids)]
  const rows = await readSourced(wanted.map(id => thingKey(place, kind, id)))
  return new Map(
    wanted.flatMap((id, i) => {
      const row = rows[i]
      return row && !row.isEnded ? [[id, schema.parse(row.record)] as const] : []
    }),
  )
}

export const putSourced = (
  rowKey: RowKey,
  now: Pick<SourcedRow, 'sourcedId' | 'record' | 'isEnded' | 'imported'>,
  read: number,
): Write => putVersion({ ...now, ...rowKey, version: read + 1 }, read)

/** One read takes no more enrollments of a user. */
const MOST_ENROLLMENTS = 50

export const enrollmentsOf = (place: string, userId: string): Promise<readonly SourcedRow[]> =>
  queryRows(SourcedRow, {
    pk: thingKey(place, 'user', userId).pk,
    begins: `user#${encodeURIComponent(userId)}#`,
    limit: MOST_ENROLLMENTS,
  })

/** A page of what came from a place into one shard, users with their enrollments, or classes, after a sort key. */
export const readShard = (
  place: string,
  shard: number,
  kind: 'user' | 'class',
  after: string | undefined,
  limit: number,
): Promise<readonly SourcedRow[]> =>
  queryRows(SourcedRow, {
    pk: `SOURCED#${place}#${shard}`,
    begins: `${kind}#`,
    limit,
    ...(after && { after }),
  })

const Claimed = z.object({ personId: z.string() })
const claimedKey = (rosterId: string) => key(identityTable, 'claimed', { rosterId })

/** The accounts of those of a roster who have one. */
export async function readClaimed(rosterIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await getRows(Claimed, rosterIds.map(claimedKey))
  return new Map(rows.flatMap((row, i) => (row ? [[rosterIds[i] ?? '', row.personId] as const] : [])))
}

/** Says who a child or a teacher of a roster is; the first code used says it for good. */
export const putClaimed = (rosterId: string, personId: string): Write => ({
  row: claimedKey(rosterId),
  update: 'SET personId = if_not_exists(personId, :personId)',
  values: { ':personId': personId },
})
