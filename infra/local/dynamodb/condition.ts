/**
 * Whether an item meets a condition or a filter, as the engine has parsed it. The engine's own evaluator compares no
 * maps or lists by what is in them, takes two missing attributes for equal and orders texts by UTF-16, so it is not used.
 */
import { type AttributeValue, type Item, sameValue } from './item.ts'

/** An attribute's name, then names in maps and places in lists. */
type Path = (string | number)[]
type Value = AttributeValue | undefined
type Operand = Path | AttributeValue | { type: 'function'; name: 'size'; args: [Operand] }

export type Condition =
  | { type: 'and' | 'or'; args: [Condition, Condition] }
  | { type: 'not'; args: [Condition] }
  | { type: 'function'; name: Test; args: Operand[] }
  | { type: Test; args: Operand[] }

const TESTS = {
  '=': equal,
  '<>': (one: Value, other: Value) => !equal(one, other),
  '<': (one: Value, other: Value) => order(one, other) < 0,
  '<=': (one: Value, other: Value) => order(one, other) <= 0,
  '>': (one: Value, other: Value) => order(one, other) > 0,
  '>=': (one: Value, other: Value) => order(one, other) >= 0,
  between: (one: Value, low: Value, high: Value) => order(one, low) >= 0 && order(one, high) <= 0,
  in: (one: Value, ...others: Value[]) => others.some(other => equal(one, other)),
  attribute_exists: (one: Value) => one !== undefined,
  attribute_not_exists: (one: Value) => one === undefined,
  attribute_type: (one: Value, type: Value) => one !== undefined && type?.S !== undefined && type.S in one,
  begins_with: (one: Value, start: Value) => {
    const pair = bytesOf(one, start)
    return pair?.[0].subarray(0, pair[1].length).equals(pair[1]) ?? false
  },
  contains: (one: Value, part: Value) => {
    const pair = bytesOf(one, part)
    return pair ? pair[0].includes(pair[1]) : membersOf(one).some(member => equal(member, part))
  },
}
type Test = keyof typeof TESTS

/** Pure. An item that is not there is an empty one. */
export function holds(condition: Condition, item: Item): boolean {
  switch (condition.type) {
    case 'and':
      return condition.args.every(part => holds(part, item))
    case 'or':
      return condition.args.some(part => holds(part, item))
    case 'not':
      return !holds(condition.args[0], item)
    default: {
      const test: (...values: Value[]) => boolean =
        TESTS[condition.type === 'function' ? condition.name : condition.type]
      return test(...condition.args.map(operand => resolved(operand, item)))
    }
  }
}

const ORDERING: readonly string[] = ['<', '<=', '>', '>=', 'between']

/** What DynamoDB says of a given value that is to be ordered and is no text, number or binary; the engine does not. */
export function disorder(condition: Condition): string | undefined {
  if (condition.type === 'and' || condition.type === 'or' || condition.type === 'not') {
    return condition.args.map(disorder).find(complaint => complaint !== undefined)
  }
  if (!ORDERING.includes(condition.type)) return undefined
  const types = condition.args.flatMap(operand =>
    Array.isArray(operand) || 'type' in operand ? [] : Object.keys(operand),
  )
  const type = types.find(type => !['S', 'N', 'B'].includes(type))
  return (
    type &&
    'Incorrect operand type for operator or function; operator or function: ' +
      `${condition.type.toUpperCase()}, operand type: ${type}`
  )
}

function resolved(operand: Operand, item: Item): Value {
  if (Array.isArray(operand)) return operand.reduce<Value>(stepped, { M: item })
  return 'type' in operand ? sizeOf(resolved(operand.args[0], item)) : operand
}

function stepped(value: Value, step: string | number): Value {
  if (typeof step === 'number') return value?.L?.[step]
  return value?.M && Object.hasOwn(value.M, step) ? value.M[step] : undefined
}

function sizeOf(value: Value): Value {
  if (!value) return undefined
  const { S, B, SS, NS, BS, L, M } = value
  const binary = B === undefined ? undefined : Buffer.from(B, 'base64')
  const size = (S ?? binary ?? SS ?? NS ?? BS ?? L ?? (M && Object.keys(M)))?.length
  return size === undefined ? undefined : { N: String(size) }
}

/** What is missing equals nothing. */
function equal(one: Value, other: Value): boolean {
  return one !== undefined && sameValue(one, other)
}

/** Below, at or above zero; NaN, which compares with nothing, where there is no order. */
function order(one: Value, other: Value): number {
  if (one?.N !== undefined && other?.N !== undefined) {
    const difference = scaled(one.N) - scaled(other.N)
    return difference < 0n ? -1 : Number(difference > 0n)
  }
  const pair = bytesOf(one, other)
  return pair ? Buffer.compare(...pair) : Number.NaN
}

/** A number as the engine writes it, without exponent, as a whole one: DynamoDB's have fewer than 200 places. */
function scaled(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(200, '0'))
}

/** Two texts or two binaries. */
function bytesOf(one: Value, other: Value): [Buffer, Buffer] | undefined {
  if (one?.S !== undefined && other?.S !== undefined) return [Buffer.from(one.S), Buffer.from(other.S)]
  if (one?.B === undefined || other?.B === undefined) return undefined
  return [Buffer.from(one.B, 'base64'), Buffer.from(other.B, 'base64')]
}

function membersOf({ L, SS, NS, BS }: AttributeValue = { L: [] }): AttributeValue[] {
  return L ?? SS?.map(S => ({ S })) ?? NS?.map(N => ({ N })) ?? BS?.map(B => ({ B })) ?? []
}
