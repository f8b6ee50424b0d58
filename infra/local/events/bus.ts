import { LOCAL_ACCOUNT, LOCAL_REGION } from '../service.ts'
import type { Archive } from './archives.ts'
import type { Rule } from './rule.ts'

/** A deployed event bus, its rules and archives by ARN. */
export interface Bus {
  readonly name: string
  readonly arn: string
  readonly rules: Map<string, Rule>
  readonly archives: Map<string, Archive>
}

const within = (kind: string) => `arn:aws:events:${LOCAL_REGION}:${LOCAL_ACCOUNT}:${kind}`

/** Of a bus named by its name or by its ARN. */
export const busArn = (bus: string) => (bus.startsWith('arn:') ? bus : within(`event-bus/${bus}`))
export const busName = (bus: string) => bus.slice(bus.lastIndexOf('/') + 1)
export const ruleArn = (bus: string, rule: string) =>
  within(bus === DEFAULT_BUS ? `rule/${rule}` : `rule/${bus}/${rule}`)
export const archiveArn = (archive: string) => within(`archive/${archive}`)

/** Every account has it. */
export const DEFAULT_BUS = 'default'

export const eventTime = (epochMs: number) => `${new Date(epochMs).toISOString().slice(0, 19)}Z`

/** What EventBridge says of every event, whoever made it. */
export const HERE = { version: '0', account: LOCAL_ACCOUNT, region: LOCAL_REGION } as const

export function newBus(name: string): Bus {
  return { name, arn: busArn(name), rules: new Map(), archives: new Map() }
}
