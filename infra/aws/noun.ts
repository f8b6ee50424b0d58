import { Stack } from 'aws-cdk-lib'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { type FunctionSpec, heardBy, type Wiring } from '#functions/platform/wiring.ts'
import type { Shape } from './concurrency.ts'
import type { State } from './data.ts'
import type { Edge } from './edge.ts'
import { NounFunction } from './functions.ts'
import { askingModel, behindEdge, everyTable, standings } from './grants.ts'
import { addRoutes } from './http-api.ts'
import { addLiveRoutes } from './live-api.ts'
import { acceptedOrigins } from './origin-secret.ts'
import { joined, ownTable, type Permissions } from './permissions.ts'
import { addSchedule, every, onRound } from './schedules.ts'
import { type Island, nameOf, type QueueNamer, queuesOf } from './stages.ts'
import { onBus, outboxReading, StreamReader, toldReading } from './streams.ts'
import { Subscription } from './subscribers.ts'
import { watching } from './watching.ts'
import { alarmOnFinding, alarmOnWork } from './work-alarms.ts'

/** All that one noun's wiring asks for: its functions, each with what calls it. */
export class Noun extends Stack {
  readonly #island: Island
  readonly #state: State
  readonly #edge: Edge
  readonly #wiring: Wiring
  readonly #queues: QueueNamer
  readonly #dead: Queue[] = []
  readonly #waiting: Queue[] = []
  readonly #readers: NounFunction[] = []
  readonly #scheduled: NounFunction[] = []

  constructor(scope: Construct, island: Island, state: State, edge: Edge, wiring: Wiring) {
    super(scope, nameOf(island, wiring.noun))
    this.#island = island
    this.#state = state
    this.#edge = edge
    this.#wiring = wiring
    this.#queues = queuesOf(island, wiring.noun)
    for (const [name, spec] of Object.entries(wiring.functions)) this.#add(name, spec)
    if (wiring.emits.length > 0) this.#addRelay()
    alarmOnWork(this, state.alarms, wiring.noun, {
      dead: this.#dead,
      waiting: this.#waiting,
      readers: this.#readers,
      scheduled: this.#scheduled,
    })
  }

  #add(name: string, spec: FunctionSpec): void {
    if ('serves' in spec) {
      const fn = this.#function(name, spec, 'http', acceptedOrigins(this.#island))
      addRoutes(this, this.#edge.httpApi, name, fn, spec.serves)
    } else if ('hears' in spec) {
      const shape = spec.uses.model ? 'model' : 'subscriber'
      const subscription = new Subscription(this, this.#state, this.#queues, name, heardBy(spec), shape)
      this.#dead.push(subscription.dead)
      this.#waiting.push(subscription.queue)
      subscription.feed(this.#function(name, spec, shape, subscription.permissions), spec)
    } else if ('everyMinutes' in spec) {
      const fn = this.#function(name, spec, spec.long ? 'survey' : 'schedule')
      this.#scheduled.push(fn)
      if (spec.rings)
        alarmOnFinding(this, this.#island, this.#state.alarms, this.#wiring.noun, name, spec.rings)
      addSchedule(this, name, fn, every(spec.everyMinutes))
    } else if ('rounds' in spec) {
      const fn = this.#function(name, spec, 'survey')
      this.#scheduled.push(fn)
      addSchedule(this, name, fn, onRound(spec.rounds))
    } else if ('answers' in spec) {
      addLiveRoutes(this, this.#edge.liveApi, this.#function(name, spec, 'socket'), spec.answers)
    } else if ('reads' in spec) {
      const tellers = this.#island.wirings.filter(({ tells }) => tells.length > 0)
      const tables = tellers.map(({ noun }) => this.#state.table(noun))
      const reader = new StreamReader(this, this.#queues, name, tables, toldReading)
      this.#read(reader, this.#function(name, spec, 'stream', reader.permissions))
    }
    // What the user pool triggers stands beside the pool.
  }

  #function(name: string, spec: FunctionSpec, shape: Shape, more?: Permissions): NounFunction {
    const permissions = joined(
      ownTable(this.#state, this.#wiring, spec),
      standings(this.#island, this.#state, this.#edge, spec),
      everyTable(this, this.#island, this.#state, spec),
      behindEdge(this, this.#island, this.#edge, this.#wiring.noun, spec),
      askingModel(this, spec),
      watching(this, this.#island, this.#state, this.#edge, spec),
      ...(more ? [more] : []),
    )
    return this.#made(name, shape, [this.#wiring.noun, name], permissions)
  }

  #addRelay(): void {
    const tables = [this.#state.table(this.#wiring.noun)]
    const reader = new StreamReader(this, this.#queues, 'relay', tables, outboxReading)
    const permissions = joined(reader.permissions, onBus(this.#state))
    this.#read(reader, this.#made('relay', 'stream', ['platform', 'relay'], permissions))
  }

  #read(reader: StreamReader, fn: NounFunction): void {
    reader.feed(fn)
    this.#dead.push(reader.failures)
    this.#readers.push(fn)
  }

  #made(
    name: string,
    shape: Shape,
    folder: readonly [noun: string, name: string],
    permissions: Permissions,
  ): NounFunction {
    return new NounFunction(this, {
      island: this.#island,
      noun: this.#wiring.noun,
      name,
      shape,
      folder,
      permissions,
    })
  }
}
