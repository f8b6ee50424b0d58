import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expiry, newId } from '#functions/platform/clock.ts'
import { environment } from '#functions/platform/environment.ts'
import { currentTrace } from '#functions/platform/log.ts'
import { ServiceError } from '#functions/platform/services/json-service.ts'
import { key, platformRows } from '#functions/platform/table.ts'
import type { EventBody, EventSpec } from '#shared/kernel/event.ts'
import { type Asked, database } from './database.ts'
import { keptBody } from './outbox.ts'
import type { Row, RowKey } from './rows.ts'

type Item = NonNullable<Asked<'TransactWriteItems'>['TransactItems']>[number]

/** One write of a transaction, before the table's name is known: a whole row, a change of one, or its end. */
export interface Write {
  readonly row: RowKey | Row
  readonly condition?: string
  readonly names?: Readonly<Record<string, string>>
  readonly values?: Readonly<Record<string, unknown>>
  readonly deletes?: true
  /** Changes the row by this update expression: for one that was not read. */
  readonly update?: string
}

/** A row that must not exist yet: a ledger line, a mark, a first version. */
export const putNew = (row: Row): Write => ({ row, condition: 'attribute_not_exists(pk)' })

/** A row, whatever was there: the version of another row in the transaction guards it. */
export const put = (row: Row): Write => ({ row })

/** Ends a row, whether it is there or not: the version of another row in the transaction guards it. */
export const remove = ({ pk, sk }: RowKey): Write => ({ row: { pk, sk }, deletes: true })

/** A row whose stored version must still be the one that was read; 0 where none was found. */
export const putVersion = (row: Row & { readonly version: number }, read: number): Write =>
  read === 0 ? putNew(row) : { row, condition: 'version = :read', values: { ':read': read } }

/** Ends a row, whose stored version must still be the one that was read. */
export const removeVersion = ({ pk, sk }: RowKey, read: number): Write => ({
  row: { pk, sk },
  condition: 'version = :read',
  values: { ':read': read },
  deletes: true,
})

/** A fact for the outbox of the same transaction. */
export interface Emission {
  readonly event: EventSpec
  readonly body: unknown
  /** When it happened, ISO 8601. */
  readonly at: string
}
export const emit = <E extends EventSpec>(event: E, body: EventBody<E>, at: string): Emission => ({
  event,
  body: event.body.parse(body),
  at,
})

/** So long an emitted event can be sent again from its row. */
const OUTBOX_DAYS = 14

function outboxRow({ event, body, at }: Emission): Row {
  const id = newId()
  const row = { id, name: event.name, at, trace: currentTrace(), ...keptBody(body) }
  return { ...key(platformRows, 'outbox', { id }), ...row, expiresAt: expiry(at, OUTBOX_DAYS) }
}

export interface Transaction<Name extends string> {
  readonly writes: Readonly<Partial<Record<Name, Write>>>
  readonly emits?: readonly Emission[]
}

/** A transaction in flight, or a partition without any more to give this second: over in a moment. */
const PASSING: ReadonlySet<string | undefined> = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
])

/**
 * Writes everything or nothing, in the noun's own table. Gives the names of the writes whose condition failed: none
 * when it was committed. What passes by itself is tried again. Throws what else goes wrong.
 */
export async function commit<Name extends string>({
  writes,
  emits = [],
}: Transaction<Name>): Promise<ReadonlySet<Name>> {
  const named = Object.entries<Write | undefined>(writes).flatMap(([name, write]) =>
    write ? [{ name: name as Name, write }] : [],
  )
  const all = [...named.map(({ write }) => write), ...emits.map(emission => putNew(outboxRow(emission)))]
  const TransactItems = all.map(toItem)
  return retryOnConflict(async () => {
    try {
      // Asked again by the same token, what was committed is not committed twice.
      await database.ask('TransactWriteItems', { TransactItems, ClientRequestToken: randomUUID() })
      return new Set<Name>()
    } catch (error) {
      if (!(error instanceof ServiceError && error.name === 'TransactionCanceledException')) throw error
      const said = error.said.CancellationReasons as readonly { readonly Code?: string }[]
      const reasons = said.map(reason => reason.Code)
      if (reasons.some(reason => PASSING.has(reason))) return
      if (!reasons.includes('ConditionalCheckFailed')) throw error
      return new Set(named.filter((_, i) => reasons[i] === 'ConditionalCheckFailed').map(({ name }) => name))
    }
  })
}

function toItem({ row, condition, names, values, deletes, update }: Write): Item {
  const checked = {
    TableName: environment('table'),
    ...(condition && { ConditionExpression: condition }),
    ...(names && { ExpressionAttributeNames: names }),
    ...(values && { ExpressionAttributeValues: values }),
  }
  if (update) return { Update: { Key: row, UpdateExpression: update, ...checked } }
  return deletes ? { Delete: { Key: row, ...checked } } : { Put: { Item: row, ...checked } }
}

const ATTEMPTS = 20

/** Tries until something is given, with full jitter between tries (up to 2^n ms, 200 ms at most). */
export async function retryOnConflict<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    const result = await attempt()
    if (result !== undefined) return result
    await sleep(Math.random() * Math.min(200, 2 ** (tried + 2)))
  }
  throw new Error(`still contended after ${ATTEMPTS} attempts`)
}
