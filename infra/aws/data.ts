import { CfnOutput, Stack } from 'aws-cdk-lib'
import { AttributeType, BillingMode, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb'
import { CfnArchive, EventBus } from 'aws-cdk-lib/aws-events'
import type { Construct } from 'constructs'
import type { Wiring } from '#functions/platform/wiring.ts'
import { Alarms, AlarmTopic } from './alarms.ts'
import { type Island, nameOf } from './stages.ts'

/** What outlives any deployment of code: every noun's table, the bus, and where alarms are sent. */
export class State extends Stack {
  readonly bus: EventBus
  readonly alarmTopic: AlarmTopic
  readonly alarms: Alarms
  readonly #tables = new Map<string, Table>()
  readonly #standingNoun: string

  constructor(scope: Construct, island: Island) {
    super(scope, nameOf(island, 'state'), { terminationProtection: island.stage.keepsData })
    for (const wiring of island.wirings)
      if (wiring.table) this.#tables.set(wiring.noun, nounTable(this, island, wiring))
    this.#standingNoun = standingNoun(island.wirings)
    // A deployment's first administrator is let in there.
    new CfnOutput(this, 'StandingTable', { value: this.standing.tableName })
    this.bus = new EventBus(this, 'Bus', { eventBusName: nameOf(island, 'events') })
    new CfnArchive(this, 'Archive', {
      sourceArn: this.bus.eventBusArn,
      eventPattern: { source: [{ prefix: 'coqui.' }] },
      retentionDays: 14,
    })
    this.alarmTopic = new AlarmTopic(this, 'Alarms')
    this.alarms = new Alarms(island)
    this.#exportAll()
  }

  /**
   * All that a noun may ever need, whether one imports it today or not: an export that came with a release and went with
   * the way back would be held by those who import it.
   */
  #exportAll(): void {
    for (const table of this.#tables.values())
      for (const value of [table.tableArn, table.tableName, table.tableStreamArn]) this.exportValue(value)
    for (const value of [this.bus.eventBusArn, this.bus.eventBusName, this.alarmTopic.topicArn])
      this.exportValue(value)
  }

  table(noun: string): Table {
    const table = this.#tables.get(noun)
    if (!table) throw new Error(`${noun} uses a table that it does not declare`)
    return table
  }

  /** The table that holds who may reach whom. */
  get standing(): Table {
    return this.table(this.#standingNoun)
  }
}

function nounTable(scope: Construct, island: Island, wiring: Wiring): Table {
  const warm = wiring.table?.warm
  const table = new Table(scope, `${wiring.noun}-table`, {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    timeToLiveAttribute: 'expiresAt',
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: island.stage.keepsData,
    removalPolicy: island.stage.removal,
    // Also where nothing reads it yet: a stream costs by its reads, and what is exported is never taken back.
    stream: StreamViewType.NEW_IMAGE,
    ...(warm &&
      island.stage.keepsData && {
        warmThroughput: { readUnitsPerSecond: warm.reads, writeUnitsPerSecond: warm.writes },
      }),
  })
  for (const [indexName, { pk, sk }] of Object.entries(wiring.table?.indexes ?? {}))
    table.addGlobalSecondaryIndex({
      indexName,
      partitionKey: { name: pk, type: AttributeType.STRING },
      sortKey: { name: sk, type: AttributeType.STRING },
    })
  return table
}

function standingNoun(wirings: readonly Wiring[]): string {
  const holders = wirings.filter(wiring =>
    Object.values(wiring.table?.rows ?? {}).some(row => row.pk.startsWith('STANDING#')),
  )
  const [holder] = holders
  if (!holder || holders.length > 1) throw new Error('exactly one table must hold the standing rows')
  return holder.noun
}
