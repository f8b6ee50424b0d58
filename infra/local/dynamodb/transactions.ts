/** TransactWriteItems and TransactGetItems, which the engine does not have, made of the actions it has. */
import { AwsError } from '../service.ts'
import { invalid, type Request, type Store } from './engine.ts'
import { type Item, itemBytes } from './item.ts'
import { runNow } from './run.ts'
import {
  type GetTransaction,
  OPERATIONS,
  type WriteOperation,
  type WriteTransaction,
} from './transaction-request.ts'
import type { Work } from './work.ts'

const MAX_BYTES = 4 * 1024 * 1024

/** Carries all out within one unit of work, or throws `TransactionCanceledException` with a reason for each. */
export function perform({ operations, capacity }: WriteTransaction, work: Work): object {
  const outcomes = operations.map(operation => attempt(operation, capacity, work))
  const reasons = outcomes.map(({ reason }) => reason)
  if (reasons.some(({ Code }) => Code !== 'None')) throw canceled(reasons)
  limited(work.bytes)
  return consumed(outcomes.map(({ answer }) => answer))
}

interface Reason {
  Code: string
  Message?: string
  Item?: Item
}

interface Answer {
  Item?: Item
  ConsumedCapacity?: { TableName: string; CapacityUnits: number }
}

function attempt(
  operation: WriteOperation,
  capacity: unknown,
  work: Work,
): { reason: Reason; answer: Answer } {
  const { kind, request } = operation
  try {
    const store = kind === 'ConditionCheck' ? work.checks : work.store
    const answer = runNow(OPERATIONS[kind], store, { ...request, ReturnConsumedCapacity: capacity })
    return { reason: { Code: 'None' }, answer }
  } catch (error) {
    return { reason: reasonOf(error, request, work), answer: {} }
  }
}

function reasonOf(error: unknown, request: Request, work: Work): Reason {
  if (!(error instanceof AwsError)) throw error
  if (error.code === 'ConditionalCheckFailedException') {
    const Item = request.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? work.last : undefined
    return { Code: 'ConditionalCheckFailed', Message: error.message, ...(Item && { Item }) }
  }
  if (error.code === 'ValidationException') return { Code: 'ValidationError', Message: error.message }
  throw error
}

/** What a transaction answers that is not carried out, with a reason for each of its operations. */
export function canceled(reasons: readonly Reason[]): AwsError {
  const codes = reasons.map(({ Code }) => Code).join(', ')
  return new AwsError(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    400,
    { CancellationReasons: reasons },
  )
}

/** Reads all at one moment, which `store` must show. */
export function getTogether({ gets, capacity }: GetTransaction, store: (request: Request) => Store): object {
  const options = { ReturnConsumedCapacity: capacity, ConsistentRead: true }
  const answers: Answer[] = gets.map(get => runNow('GetItem', store(get), { ...get, ...options }))
  limited(answers.reduce((bytes, { Item }) => bytes + (Item ? itemBytes(Item) : 0), 0))
  return { ...consumed(answers), Responses: answers.map(({ Item }) => (Item ? { Item } : {})) }
}

function limited(bytes: number): void {
  if (bytes > MAX_BYTES) throw invalid('The items of a transaction may hold 4 MB together')
}

/** What was consumed, by table; a transacted unit costs two. */
function consumed(answers: readonly Answer[]): object {
  const totals = new Map<string, number>()
  for (const { ConsumedCapacity } of answers) {
    if (!ConsumedCapacity) continue
    const { TableName, CapacityUnits } = ConsumedCapacity
    totals.set(TableName, (totals.get(TableName) ?? 0) + 2 * CapacityUnits)
  }
  if (totals.size === 0) return {}
  return {
    ConsumedCapacity: Array.from(totals, ([TableName, CapacityUnits]) => ({ TableName, CapacityUnits })),
  }
}
