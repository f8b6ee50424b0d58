import type { AttributeValue } from 'aws-lambda'

/** As DynamoDB's wire has it, and its streams; bytes are base64. */
export type Item = Record<string, AttributeValue>

export type Members = Readonly<Record<string, unknown>>

/** A row as DynamoDB’s wire has it, typed as the SDK's document client does; what is undefined is left out. Throws for what no row can hold. */
export function itemOf(row: object): Item {
  const item: Item = {}
  for (const [name, value] of Object.entries(row)) if (value !== undefined) item[name] = attributeOf(value)
  return item
}

function attributeOf(value: unknown): AttributeValue {
  if (typeof value === 'string') return { S: value }
  if (typeof value === 'number') return { N: numberOf(value) }
  if (typeof value === 'boolean') return { BOOL: value }
  if (value === null) return { NULL: true }
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString('base64') }
  if (Array.isArray(value)) return { L: value.filter(one => one !== undefined).map(attributeOf) }
  if (value instanceof Set) return setOf([...value])
  if (typeof value === 'object') return { M: itemOf(value) }
  throw new Error(`a row cannot hold ${typeof value}`)
}

const setOf = (members: readonly unknown[]): AttributeValue =>
  typeof members[0] === 'number' ? { NS: members.map(numberOf) } : { SS: members.map(textOf) }

function numberOf(value: unknown): string {
  if (!Number.isFinite(value)) throw new Error(`a row cannot hold ${value}`)
  return String(value)
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`a row cannot hold ${value}`)
  return value
}

/** The row again. */
export function rowOf(item: Item): Members {
  const row: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(item)) row[name] = plainOf(value)
  return row
}

function plainOf({ S, N, BOOL, NULL, B, L, M, SS, NS }: AttributeValue): unknown {
  if (S !== undefined) return S
  if (N !== undefined) return Number(N)
  if (M) return rowOf(M)
  if (L) return L.map(plainOf)
  if (BOOL !== undefined) return BOOL
  if (NULL) return null
  if (B !== undefined) return new Uint8Array(Buffer.from(B, 'base64'))
  return SS ? new Set(SS) : new Set(NS?.map(Number))
}
