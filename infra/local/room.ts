import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { ResourceKinds } from './resource.ts'
import { AwsError, type JsonService } from './service.ts'

/** One room of the embedded cloud. */
export interface Room {
  readonly kinds: ResourceKinds
  readonly service?: JsonService
  /** Begins what runs by itself. Called once everything is deployed, so that nothing meets a half-built house. */
  start?(): void
  close(): Promise<void>
}

/** Parses the input of an API call. */
export function inputOf<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input ?? {})
  if (parsed.success) return parsed.data
  throw new AwsError('ValidationException', sentences(parsed.error))
}

/** One call of an API: parses its input strictly, then runs. */
export const call =
  <Schema extends z.ZodMiniType>(schema: Schema, run: (input: z.output<Schema>) => unknown) =>
  (input: unknown): unknown =>
    run(inputOf(schema, input))

/** Carries out the call that the action names; a call that answers nothing answers an empty object. */
export async function carryOut(
  service: string,
  calls: Readonly<Record<string, (input: unknown) => unknown>>,
  action: string,
  input: unknown,
): Promise<unknown> {
  const run = Object.hasOwn(calls, action) ? calls[action] : undefined
  if (!run)
    throw new AwsError('UnknownOperationException', `The embedded ${service} does not know ${action}.`)
  return (await run(input)) ?? {}
}

const sentences = (error: z.core.$ZodError) => error.issues.map(sentence).join('; ')

/** Worded here because the small zod carries no texts. */
function sentence(issue: z.core.$ZodIssue): string {
  const at = (path: readonly PropertyKey[]) => path.map(String).join('.')
  if (issue.code === 'unrecognized_keys') {
    return `unknown ${issue.keys.map(key => at([...issue.path, key])).join(', ')}`
  }
  const expected = 'expected' in issue ? `, expected ${issue.expected}` : ''
  const values = 'values' in issue ? `, one of ${issue.values.join(', ')}` : ''
  return `${at(issue.path) || 'the whole'}: ${issue.code}${expected}${values}`
}

/** Does the work in one transaction, or within the one that is open. */
export function transaction<Result>(store: DatabaseSync, work: () => Result): Result {
  if (store.isTransaction) return work()
  store.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    store.exec('COMMIT')
    return result
  } catch (error) {
    store.exec('ROLLBACK')
    throw error
  }
}

/**
 * As `transaction`, without waiting for the disk: for notes that a power cut may take back because what they note is
 * then only done again. `kill -9` takes nothing back.
 */
export function noted<Result>(store: DatabaseSync, work: () => Result): Result {
  if (store.isTransaction) return work()
  store.exec('PRAGMA synchronous = NORMAL')
  try {
    return transaction(store, work)
  } finally {
    store.exec('PRAGMA synchronous = FULL')
  }
}
