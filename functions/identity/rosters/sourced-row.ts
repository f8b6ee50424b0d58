import type * as z from 'zod/mini'
import type { RosterRowProblem } from '#functions/identity/rules/roster-row.ts'
import { isEnded } from '#functions/identity/rules/roster-row.ts'
import type { ImportPass, ImportRow, Taken } from '#functions/platform/import/kind.ts'
import { commitMany } from '#functions/platform/store/commit-many.ts'
import type { RowKey } from '#functions/platform/store/rows.ts'
import { retryOnConflict, type Write } from '#functions/platform/store/transaction.ts'
import { putSourced, readRecords, readSourced, type SourcedRow, type ThingKind } from './roster-store.ts'

/** What a row makes of the thing it speaks of. `before` and `now` are undefined while the thing is not. */
export interface Change<R> {
  readonly sourcedId: string
  readonly mark: string
  readonly before: R | undefined
  readonly now: R | undefined
  readonly verdict: Taken['verdict']
  /** Writes the thing itself, for the transaction of all that is made of it. */
  readonly itself: Readonly<Record<string, Write>>
}

/** One kind of thing that rosters are made of. */
export interface Things<R> {
  readonly named: string
  readonly schema: z.ZodMiniType<R>
  readonly keyOf: (row: ImportRow, pass: ImportPass) => RowKey
  /** What each row says of a thing that is; or that it is refused or skipped. Asked of rows that do not end theirs. */
  readonly judge: (rows: readonly ImportRow[], pass: ImportPass) => Promise<readonly (Said<R> | Taken)[]>
  /** Carries changes out, each wholly; gives what became of those that could not be, undefined to decide them anew. */
  readonly carryOut?: (
    changes: readonly Change<R>[],
    pass: ImportPass,
  ) => Promise<readonly (Taken | 'done' | 'again')[]>
}

export interface Said<R> {
  readonly record: R
}

export const refused = (code: RosterRowProblem): Taken => ({ verdict: 'refused', code })
export const SKIPPED: Taken = { verdict: 'skipped' }

/** Judges the rows of things by what is stored of each, and writes those that are new, changed or ended. */
export async function takeThings<R>(
  things: Things<R>,
  rows: readonly ImportRow[],
  pass: ImportPass,
): Promise<readonly Taken[]> {
  const taken: Taken[] = []
  const withIds = rows.flatMap((row, place) => {
    if (row.cells.sourcedId) return [{ row, place }]
    taken[place] = refused('noId')
    return []
  })
  let left = withIds
  await retryOnConflict(async () => {
    const changes = await changesOf(things, left, pass, taken)
    if (!pass.applies) return true
    const outcomes = await (things.carryOut ?? writeThemselves)(
      changes.map(({ change }) => change),
      pass,
    )
    left = changes.flatMap(({ row, place }, i) => {
      const outcome = outcomes[i] ?? 'again'
      if (outcome === 'again') return [{ row, place }]
      if (outcome !== 'done') taken[place] = outcome
      return []
    })
    return left.length === 0 || undefined
  })
  return taken
}

interface Placed {
  readonly row: ImportRow
  readonly place: number
}

/** Those of the rows that change something; notes the verdicts of all. */
async function changesOf<R>(things: Things<R>, rows: readonly Placed[], pass: ImportPass, taken: Taken[]) {
  const standing = rows.filter(({ row }) => !isEnded(row.cells))
  const judged = await things.judge(
    standing.map(({ row }) => row),
    pass,
  )
  const said = new Map(standing.map(({ row }, i) => [row, judged[i]]))
  const keys = rows.map(({ row }) => things.keyOf(row, pass))
  const stored = await readSourced(keys)
  return rows.flatMap(({ row, place }, i) => {
    const [found, rowKey, saying] = [stored[i], keys[i], said.get(row)]
    if (saying && 'verdict' in saying) taken[place] = saying
    if (!rowKey || (saying && 'verdict' in saying)) return []
    const change = changeOf(things, row, rowKey, found, saying?.record)
    const gone = change.now === undefined ? [`gone ${things.named}:${change.sourcedId}`] : undefined
    taken[place] = { verdict: change.verdict, keys: gone }
    const isDone = change.verdict === 'unchanged' || found?.imported.by === row.mark
    return isDone ? [] : [{ row, place, change }]
  })
}

function changeOf<R>(
  { schema }: Things<R>,
  { cells, mark }: ImportRow,
  rowKey: RowKey,
  stored: SourcedRow | undefined,
  now: R | undefined,
): Change<R> {
  const sourcedId = cells.sourcedId ?? ''
  const before = stored && !stored.isEnded ? schema.parse(stored.record) : undefined
  const verdict = stored?.imported.by === mark ? stored.imported.verdict : verdictOf(stored, before, now)
  const record = now ?? stored?.record
  const written = { sourcedId, record, isEnded: now === undefined, imported: { by: mark, verdict } }
  return {
    sourcedId,
    mark,
    before,
    now,
    verdict,
    itself: { [`${rowKey.pk} ${rowKey.sk}`]: putSourced(rowKey, written, stored?.version ?? 0) },
  }
}

function verdictOf<R>(stored: SourcedRow | undefined, before: R | undefined, now: R | undefined) {
  if (now === undefined) return before === undefined ? 'unchanged' : 'ended'
  if (!stored) return 'new'
  return JSON.stringify(before) === JSON.stringify(now) ? 'unchanged' : 'changed'
}

async function writeThemselves<R>(changes: readonly Change<R>[]): Promise<readonly ('done' | 'again')[]> {
  const failed = await commitMany(changes.map(({ itself }) => ({ writes: itself })))
  return failed.map(({ size }) => (size === 0 ? 'done' : 'again'))
}

/** The things of these ids that rows may speak of: those stored, and in a dry run those that rows before would make. */
export async function known<R>(
  pass: ImportPass,
  kind: ThingKind,
  schema: z.ZodMiniType<R>,
  ids: readonly string[],
): Promise<(id: string) => R | 'toBe' | undefined> {
  const stored = await readRecords(
    schema,
    pass.place,
    kind,
    ids.filter(id => id !== ''),
  )
  return id => {
    if (pass.has(`gone ${kind}:${id}`)) return undefined
    return stored.get(id) ?? (!pass.applies && pass.has(`${kind}:${id}`) ? 'toBe' : undefined)
  }
}
