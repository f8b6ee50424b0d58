import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { identityTable } from '#functions/identity/table.ts'
import { getRows, queryRows, type RowKey } from '#functions/platform/store/rows.ts'
import { putVersion, type Write } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { RowVerdict } from '#shared/kernel/import.ts'

// Each place that sends rosters, a school or the department, has ids of its own.

const SHARDS = 16
const shardOf = (id: string) => hash('sha256', id, 'buffer').readUInt8() % SHARDS
export const ALL_SHARDS: readonly number[] = Array.from({ length: SHARDS }, (_, shard) => shard)

/** The same group each time its class is sent. */
export const groupIdOf = (place: string, classId: string): string =>
  hash('sha256', `group\n${place}\n${classId}`, 'buffer').toString('base64url').slice(0, 22)

const PART = '\n'
/** The same line of a roster each time its user is sent; the user can be read out of it. */
export const rosterIdOf = (place: string, userId: string): string =>
  Buffer.from(place + PART + userId).toString('base64url')

/** Whose line of a roster it is; undefined for one that no import made. */
export function sourceOf(rosterId: string): { readonly place: string; readonly userId: string } | undefined {
  const [place, userId] = Buffer.from(rosterId, 'base64url').toString().split(PART)
  return place && userId && rosterIdOf(place, userId) === rosterId ? { place, userId } : undefined
}

/** An id of more letters would not fit the paths that name lines of rosters. */
export const LONGEST_USER_ID = 64

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
    ...prefix(identityTable, 'enrollment', {
      place,
      shard: shardOf(userId),
      userId: encodeURIComponent(userId),
    }),
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
    ...prefix(identityTable, 'sourced', { place, shard, kind }),
    limit,
    ...(after && { after }),
  })
