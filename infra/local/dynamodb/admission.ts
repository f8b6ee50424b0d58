/** Lets calls in as far as their partitions give, and refuses the others in DynamoDB's words: with a 400. */
import type { Limits } from '../limits.ts'
import { AwsError } from '../service.ts'
import { Partitions, readUnits, type Taken, tableOfPartition, type Units } from './capacity.ts'
import type { Seen } from './reader.ts'
import { canceled } from './transactions.ts'

const MESSAGE =
  'Throughput exceeds the current capacity of your table or index. DynamoDB is automatically scaling your table or index so please try again shortly.'
/** On demand it is mostly the first; SDKs know both. */
const CODES = ['ThrottlingException', 'ProvisionedThroughputExceededException'] as const
/** Likewise of an operation within a transaction. */
const REASONS = ['ThrottlingError', 'ProvisionedThroughputExceeded'] as const

const isTransaction = (action: string) => action.startsWith('Transact')
const kindOf = (action: string): keyof Units =>
  /^(Get|Query|Scan|BatchGet|TransactGet)/.test(action) ? 'reads' : 'writes'

export class Admission {
  readonly #now: () => number
  #limits: Limits = {}
  #partitions: Partitions | undefined
  /** What a call took, and of which table. */
  onTaken: ((units: Units, table: string) => void) | undefined

  constructor(now: () => number) {
    this.#now = now
  }

  limit(limits: Limits): void {
    this.#limits = limits
    this.#partitions = limits.partition && new Partitions(limits.partition, this.#now)
  }

  /** Whether anybody wants to know what calls ask for: most of the time nobody does. */
  get isWatching(): boolean {
    return this.#partitions !== undefined || this.#limits.refused !== undefined || this.onTaken !== undefined
  }

  /** Throws where a partition has nothing left, or chance has it so; of a transaction each operation has its reason. */
  admit(action: string, asked: readonly string[]): void {
    if (asked.length === 0) return
    const { refused, random = Math.random } = this.#limits
    const byChance = random() < (refused?.dynamodb ?? 0)
    const hot = asked.map(partition => this.#partitions?.isExhausted(partition, kindOf(action)) ?? false)
    if (!byChance && !hot.includes(true)) return
    const which = random() < 0.5 ? 0 : 1
    if (!isTransaction(action)) throw new AwsError(CODES[which], MESSAGE)
    const first = byChance ? Math.floor(random() * asked.length) : -1
    throw canceled(
      hot.map((isHot, at) =>
        isHot || at === first ? { Code: REASONS[which], Message: MESSAGE } : { Code: 'None' },
      ),
    )
  }

  wrote(taken: Taken): void {
    for (const [partition, units] of taken.byPartition) this.#partitions?.take(partition, units)
    const [partition = ''] = taken.byPartition.keys()
    this.onTaken?.(taken.total, tableOfPartition(partition))
  }

  /** What was read is shared among the partitions that were asked for: of a query there is one. */
  read(asked: readonly string[], { items, range }: Seen, isConsistent: boolean): void {
    const single = items.reduce((sum, bytes) => sum + readUnits(bytes, isConsistent), 0)
    const reads = single + (range === undefined ? 0 : readUnits(range, isConsistent))
    for (const partition of asked)
      this.#partitions?.take(partition, { reads: reads / asked.length, writes: 0 })
    this.onTaken?.({ reads, writes: 0 }, tableOfPartition(asked[0] ?? ''))
  }
}
