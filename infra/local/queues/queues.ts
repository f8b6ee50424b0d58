import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'
import type { Meter } from '../meter.ts'
import { noted, transaction } from '../room.ts'
import { AwsError } from '../service.ts'
import { type MessageAttributes, md5, md5OfAttributes, messageBytes } from './checksums.ts'
import { type MessageRow, messageStore } from './message-store.ts'
import type { Queue } from './queue.ts'
import { type Waiting, waiting } from './waiting.ts'

export interface OutgoingMessage {
  readonly body: string
  readonly attributes?: MessageAttributes | undefined
  readonly delaySeconds?: number | undefined
  readonly trace?: string | undefined
}
export interface SentMessage {
  readonly MessageId: string
  readonly MD5OfMessageBody: string
  readonly MD5OfMessageAttributes?: string
}
export interface ReceivedMessage extends MessageRow {
  readonly receipt: string
}
export interface ReceiveOptions {
  readonly most: number
  readonly waitSeconds: number
  readonly visibilitySeconds?: number | undefined
  readonly signal?: AbortSignal
}

/** For tests: what a standard queue may do and seldom does. */
export interface Chaos {
  /** Every message is delivered so many times. */
  readonly copies: number
  /** Where given, messages come in any order. From 0 up to 1. */
  readonly random?: () => number
}

/** How many of the waiting messages a shuffle mixes. */
const SHUFFLED = 1000

/** The standard queues of the embedded cloud: at least once, in no promised order. */
export class Queues {
  readonly #store: DatabaseSync
  readonly #messages
  readonly #clock: Clock
  readonly #chaos: Chaos
  readonly #meter: Meter | undefined
  readonly #waiting: Waiting
  readonly #queues = new Map<string, Queue>()

  constructor(store: DatabaseSync, clock: Clock, chaos: Chaos = { copies: 1 }, meter?: Meter) {
    this.#meter = meter
    this.#store = store
    this.#messages = messageStore(store)
    this.#clock = clock
    this.#chaos = chaos
    this.#waiting = waiting(clock)
  }

  add(queue: Queue): void {
    this.#queues.set(queue.arn, queue)
  }

  all(): readonly Queue[] {
    return [...this.#queues.values()]
  }

  get(arn: string): Queue {
    const queue = this.#queues.get(arn)
    if (!queue) throw new AwsError('QueueDoesNotExist', `The specified queue does not exist: ${arn}`)
    return queue
  }

  /** Durable when it returns, or with the transaction that is open. */
  send(
    arn: string,
    { body, attributes = {}, delaySeconds, trace }: OutgoingMessage,
    sender = 'operator',
  ): SentMessage {
    const { settings } = this.get(arn)
    if (body === '')
      throw new AwsError('MissingParameter', 'The request must contain the parameter MessageBody.')
    if (messageBytes(body, attributes) > settings.MaximumMessageSize) {
      throw new AwsError(
        'InvalidParameterValue',
        `One or more parameters are invalid. Reason: Message must be shorter than ${settings.MaximumMessageSize} bytes.`,
      )
    }
    const sentAt = this.#clock.now()
    const visibleAt = sentAt + (delaySeconds ?? settings.DelaySeconds) * 1000
    const messageId = randomUUID()
    const message = { messageId, body, attributes, sender, trace: trace ?? null, sentAt, visibleAt }
    transaction(this.#store, () => {
      for (let copy = 0; copy < this.#chaos.copies; copy++) this.#messages.insert(arn, message)
    })
    this.#waiting.wake(arn)
    this.#meter?.count('queue requests')
    const sum = md5OfAttributes(attributes)
    return { MessageId: messageId, MD5OfMessageBody: md5(body), ...(sum && { MD5OfMessageAttributes: sum }) }
  }

  /** Up to `most` messages, waiting for the first until the time is up or the signal is aborted. */
  async receive(
    arn: string,
    { most, waitSeconds, visibilitySeconds, signal }: ReceiveOptions,
  ): Promise<ReceivedMessage[]> {
    const deadline = this.#clock.now() + waitSeconds * 1000
    for (;;) {
      if (signal?.aborted) return []
      const messages = this.#take(arn, most, visibilitySeconds)
      const now = this.#clock.now()
      // Of what is received the deletion is one more; empty polls are counted by who models a day.
      if (messages.length > 0) this.#meter?.count('queue requests', 2)
      if (messages.length > 0 || now >= deadline) return messages
      await this.#waiting.wait(
        arn,
        Math.min(deadline, this.#messages.nextVisibleAt(arn, now) ?? deadline),
        signal,
      )
    }
  }

  /** Forgets a received message. A receipt that a later delivery has overtaken does nothing. */
  remove(arn: string, receipt: string): void {
    this.#messages.remove(this.get(arn).arn, rowOf(receipt), receipt)
  }

  postpone(arn: string, receipt: string, seconds: number): void {
    const now = this.#clock.now()
    if (!this.#messages.postpone(this.get(arn).arn, rowOf(receipt), receipt, now + seconds * 1000, now)) {
      throw new AwsError('MessageNotInflight', 'The message referred to is not in flight.')
    }
    this.#waiting.wake(arn)
  }

  purge(arn: string): void {
    this.#messages.purge(this.get(arn).arn)
  }

  counts(arn: string) {
    return this.#messages.counts(this.get(arn).arn, this.#clock.now())
  }

  /** Takes dead messages back to where each came from, or to one queue. Says how many. */
  redrive(deadArn: string, destination?: string): number {
    return transaction(this.#store, () => {
      const now = this.#clock.now()
      const movable = this.#messages.everyVisible(deadArn, now)
      const moved = movable.flatMap(({ id, dead_letter_source }) => {
        const target = destination ?? dead_letter_source
        if (!target || !this.#queues.has(target)) return []
        this.#messages.move(id, target, null, now)
        return [target]
      })
      for (const target of new Set(moved)) this.#waiting.wake(target)
      return moved.length
    })
  }

  #take(arn: string, most: number, visibilitySeconds: number | undefined): ReceivedMessage[] {
    const { settings } = this.get(arn)
    const now = this.#clock.now()
    return noted(this.#store, () => {
      this.#messages.expire(arn, now - settings.MessageRetentionPeriod * 1000)
      return this.#alive(arn, now, most).map(message => {
        const receipt = `${message.id}.${randomUUID()}`
        this.#messages.hide(
          message.id,
          receipt,
          now + (visibilitySeconds ?? settings.VisibilityTimeout) * 1000,
          now,
        )
        const { receive_count, first_received_at } = message
        return {
          ...message,
          receipt,
          receive_count: receive_count + 1,
          first_received_at: first_received_at ?? now,
        }
      })
    })
  }

  #alive(arn: string, now: number, most: number): MessageRow[] {
    for (;;) {
      const candidates = this.#candidates(arn, now, most)
      const alive = candidates.filter(message => !this.#bury(arn, message, now))
      if (alive.length > 0 || candidates.length === 0) return alive
    }
  }

  #candidates(arn: string, now: number, most: number): MessageRow[] {
    const { random } = this.#chaos
    if (!random) return this.#messages.visible(arn, now, most)
    const drawn = this.#messages.visible(arn, now, SHUFFLED).map(message => ({ message, rank: random() }))
    return drawn
      .sort((a, b) => a.rank - b.rank)
      .slice(0, most)
      .map(({ message }) => message)
  }

  /** Moves a message that was received often enough to the dead-letter queue. */
  #bury(arn: string, { id, receive_count }: MessageRow, now: number): boolean {
    const policy = this.get(arn).settings.RedrivePolicy
    if (!policy || receive_count < policy.maxReceiveCount) return false
    this.#messages.move(id, policy.deadLetterTargetArn, arn, now)
    this.#waiting.wake(policy.deadLetterTargetArn)
    return true
  }
}

function rowOf(receipt: string): number {
  const row = Number(receipt.split('.', 1)[0])
  if (!Number.isInteger(row))
    throw new AwsError('ReceiptHandleIsInvalid', `The input receipt handle is invalid.`)
  return row
}
