/**
 * How rows lie in the journal. A table's rows carry its id, never its name, so that what a deleted table left
 * behind can never show up in a new one. The parts after the id are made of hex digits, `/` and `.`, all below `~`.
 */
import type { RangeOptions } from './engine.ts'

export const keys = {
  table: (name: string) => `table!${name}`,
  deleted: (id: string) => `deleted!${id}`,
  token: (token: string) => `token!${token}`,
  item: (id: string, key: string) => `t!${id}!item!${key}`,
  index: (id: string, index: string, key: string) => `t!${id}!index!${index}!${key}`,
  expiry: (id: string, due: number, key: string) => `t!${id}!expiry!${digits(due)}!${key}`,
  /** What can be written anew from the items. */
  derived: (id: string) => [`t!${id}!index!`, `t!${id}!expiry!`],
  record: (id: string, label: string, sequence: string) => `t!${id}!stream!${label}!${sequence}`,
  trimmed: (id: string, label: string) => `t!${id}!trimmed!${label}`,
}

/** Everything whose key starts so. */
export function startingWith(prefix: string): RangeOptions {
  return { gt: prefix, lt: `${prefix}~` }
}

/** A range of an item shelf or an index, moved to where it lies. */
export function within(prefix: string, { gt, gte, lt, lte, ...rest }: RangeOptions): RangeOptions {
  const range: RangeOptions = { ...rest }
  if (gt !== undefined) range.gt = prefix + gt
  else range.gte = prefix + (gte ?? '')
  if (lt !== undefined) range.lt = prefix + lt
  else if (lte !== undefined) range.lte = prefix + lte
  else range.lt = `${prefix}~`
  return range
}

const digits = (seconds: number) => String(seconds).padStart(13, '0')

/** Sequence numbers are 21 digits, as long as DynamoDB's, and sort as text. */
export function sequenceNumber(count: number): string {
  return `1${String(count).padStart(20, '0')}`
}

export function countOf(sequence: string): number {
  return Number(sequence.slice(1))
}
