/**
 * The one edge to dynalite, whose validations, expression parsers and actions are the engine. It is CommonJS
 * without types, so what is used of it is declared here. Its own storage is not used: the actions run against
 * the `Store` they are given; nor is its word on conditions and filters, which is `condition.ts`'s.
 */
import { createRequire } from 'node:module'
import { AwsError } from '../service.ts'
import { type Condition, disorder } from './condition.ts'
import { type Item, MAX_ITEM_BYTES } from './item.ts'

interface KeyElement {
  AttributeName: string
  KeyType: 'HASH' | 'RANGE'
}

export interface Index {
  IndexName: string
  IndexArn: string
  KeySchema: KeyElement[]
  Projection: { ProjectionType: 'ALL' | 'INCLUDE' | 'KEYS_ONLY'; NonKeyAttributes?: string[] }
  IndexStatus?: 'CREATING' | 'ACTIVE'
}

/** What the engine must know of a table; also what DescribeTable answers. */
export interface TableDescription {
  TableName: string
  TableArn: string
  TableId: string
  TableStatus: 'ACTIVE'
  CreationDateTime: number
  KeySchema: KeyElement[]
  AttributeDefinitions: { AttributeName: string; AttributeType: 'S' | 'N' | 'B' }[]
  GlobalSecondaryIndexes?: Index[]
  LocalSecondaryIndexes?: Index[]
  [member: string]: unknown
}

/** A request as the engine's validations leave it: checked, with parsed expressions beside the texts. */
export interface Request {
  TableName: string
  Key: Item
  Item: Item
  _condition?: Parsed
  _filter?: Parsed
  _projection?: { paths: Path[] | undefined }
  [member: string]: unknown
}

type Path = string | (string | number)[]
interface Parsed {
  expression: Condition
  /** The attributes it names, as members. */
  pathHeads: object
}

type Callback<Value> = (error: unknown, value?: Value) => void

export interface RangeOptions {
  gt?: string
  gte?: string
  lt?: string
  lte?: string
  reverse?: boolean
  limit?: number
}

/** What the engine's actions ask of a table's items or of an index. */
export interface Shelf {
  lock(key: string, held: (release: <Value>(callback: Value) => Value) => void): void
  get(key: string, callback: Callback<Item>): void
  put(key: string, item: Item, callback: Callback<never>): void
  del(key: string, callback: Callback<never>): void
  createValueStream(range: RangeOptions): unknown
}

/** What the engine's actions ask of a database. */
export interface Store {
  options: { maxItemSize: number }
  getTable(name: string, ...rest: [Callback<TableDescription>] | [boolean, Callback<TableDescription>]): void
  getItemDb(table: string): Shelf
  getIndexDb(type: string, table: string, index: string): Shelf
}

interface IndexChanges {
  puts: { index: string; key: string; item: Item }[]
  deletes: { index: string; key: string }[]
}

interface Core {
  createKey(item: Item, table: TableDescription, schema?: readonly KeyElement[]): string
  createIndexKey(item: Item, table: TableDescription, schema: readonly KeyElement[]): string
  getIndexActions(
    indexes: readonly Index[],
    old: Item | undefined,
    item: Item | undefined,
    table: TableDescription,
  ): IndexChanges
  mapPaths(paths: readonly Path[], item: Item): Item
  validateKey(key: Item, table: TableDescription): unknown
  validateUpdates(attributes: undefined, expression: unknown, table: TableDescription): unknown
}

type Types = Readonly<Record<string, unknown>>
interface Validation {
  types: Types
  custom?: (request: object, store: object) => string | undefined
}
interface Validations {
  checkTypes(input: object, types: Types): Request
  checkValidations(input: object, types: Types, custom: Validation['custom'], store: object): void
  convertKeyCondition(expression: unknown): unknown
}

const load = createRequire(import.meta.url)
export const core: Core = load('dynalite/db')
const validations: Validations = load('dynalite/validations')
type Action = (store: Store, request: object, callback: Callback<object>) => void

const file = (action: string) => action.charAt(0).toLowerCase() + action.slice(1)
const named = <Module>(folder: string, actions: readonly string[]): Map<string, Module> =>
  new Map(actions.map(action => [action, load(`dynalite/${folder}/${file(action)}`)]))

const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'] as const
const READS = ['GetItem', 'Query', 'Scan', 'BatchGetItem', 'DescribeTable'] as const
const actions = named<Action>('actions', [...WRITES, ...READS])
const checks = named<Validation>('validations', [
  ...WRITES,
  ...READS,
  'CreateTable',
  'ListTables',
  'DescribeTimeToLive',
])

export const isWrite = (action: string) => WRITES.some(write => write === action)
export const isRead = (action: string) => READS.some(read => read === action)
/** What expressions replaced; it would be another way to a condition, with rules of its own. */
const LEGACY = ['Expected', 'QueryFilter', 'ScanFilter']
export const LIMITS = { options: { maxItemSize: MAX_ITEM_BYTES } }

function check(action: string): Validation {
  const found = checks.get(action)
  if (!found) throw unknownOperation(action)
  return found
}

export function unknownOperation(action: string): AwsError {
  return new AwsError('UnknownOperationException', `The embedded DynamoDB has no operation ${action}`)
}

export function invalid(message: string): AwsError {
  return new AwsError('ValidationException', message)
}

/** The declared parameters of an action, all of them or those named, to build other actions from. */
export function parameters(action: string, names?: readonly string[]): Types {
  const { types } = check(action)
  return names ? Object.fromEntries(names.map(name => [name, types[name]])) : types
}

/** Checks an input against parameters; unknown members are dropped. The input is consumed. */
export function parse(input: object, types: Types): Request {
  return rethrown(() => {
    const request = validations.checkTypes(input, types)
    validations.checkValidations(request, types, undefined, LIMITS)
    return request
  })
}

/** The checks of an action beyond its parameters' types: expressions are parsed into the request. */
export function examine(action: string, request: Request): void {
  const legacy = LEGACY.find(name => name in request)
  if (legacy) throw invalid(`The embedded DynamoDB takes expressions, not ${legacy}`)
  const message = rethrown(() => check(action).custom?.(request, LIMITS))
  if (message) throw invalid(message)
  const { _condition, _filter } = request
  const complaint =
    (_condition && disorder(_condition.expression)) ?? (_filter && disorder(_filter.expression))
  if (complaint) throw invalid(`Invalid ${_condition ? 'Condition' : 'Filter'}Expression: ${complaint}`)
}

/** Both together, as the action's own front would do. The input is consumed. */
export function validate(action: string, input: object): Request {
  const request = parse(input, check(action).types)
  examine(action, request)
  return request
}

export function actionOf(action: string): Action {
  const found = actions.get(action)
  if (!found) throw unknownOperation(action)
  return found
}

/** Throws what one of the core's checks returns. */
export function refuse(error: unknown): void {
  if (error) throw awsError(error)
}

function rethrown<Value>(check: () => Value): Value {
  try {
    return check()
  } catch (error) {
    throw awsError(error)
  }
}

interface EngineError {
  statusCode: number
  body: { __type: string; message?: string; Message?: string }
}

export function awsError(error: unknown): unknown {
  if (!(error instanceof Error) || !('body' in error)) return error
  const { statusCode, body } = error as Error & EngineError
  const code = body.__type.slice(body.__type.indexOf('#') + 1)
  return new AwsError(code, body.message ?? body.Message ?? '', statusCode)
}
