/** An event as rules match it and targets receive it. */
export interface BusEvent {
  readonly version: '0'
  readonly id: string
  readonly 'detail-type': string
  readonly source: string
  readonly account: string
  /** ISO 8601, whole seconds, UTC. */
  readonly time: string
  readonly region: string
  readonly resources: readonly string[]
  readonly detail: unknown
  readonly 'replay-name'?: string
}
