import { readFileSync } from 'node:fs'
import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import * as z from 'zod/mini'
import { type QueueOf, queueName, type Wiring } from '#functions/platform/wiring.ts'

/** What tells one deployment from another. All else is the same, so that `dev` proves what `prod` will do. */
export interface Stage {
  readonly name: 'dev' | 'prod'
  /** Whether people's data outlives a mistaken deletion. */
  readonly keepsData: boolean
  readonly removal: RemovalPolicy
  readonly logs: RetentionDays
}

const stages: Readonly<Record<Stage['name'], Stage>> = {
  dev: { name: 'dev', keepsData: false, removal: RemovalPolicy.DESTROY, logs: RetentionDays.TWO_WEEKS },
  prod: {
    name: 'prod',
    keepsData: true,
    // Kept when it is taken out or replaced, but not when its very creation is rolled back: what stayed behind then would
    // stop the next try at "already exists".
    removal: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    logs: RetentionDays.THREE_MONTHS,
  },
}

export function stageOf(name: string): Stage {
  if (name === 'dev' || name === 'prod') return stages[name]
  throw new Error(`stage '${name}' is neither dev nor prod`)
}

const Arn = z.string().check(z.startsWith('arn:'))
const Email = z.email()

/** What one stage has beside the rest: the committed file `infra/stages/<stage>.json`. What is left out, it has not. */
export const Settings = z.strictObject({
  /** The site's own name, with the certificate that proves it (in us-east-1); else CloudFront's. */
  domain: z.optional(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
  certificateArn: z.optional(Arn),
  /** Whether a web firewall of its own stands before the site; then the stage must be in us-east-1. */
  siteFirewall: z._default(z.boolean(), false),
  /** A web firewall of the account (in us-east-1) to stand before the site instead. */
  webAclArn: z.optional(Arn),
  /** Counts up each time what the site tells the API takes its turn: one more, never less. */
  originTurn: z._default(z.int().check(z.positive()), 1),
  /** Whether the web firewall before the user pool counts the calls of an address too. */
  poolFirewall: z._default(z.boolean(), false),
  /** From whom people get mail, by a domain that SES has verified in that region; else Cognito's 50 a day. */
  sender: z.optional(z.strictObject({ address: Email, name: z.string(), region: z.string() })),
  /** The secret with Google's `clientId` and `clientSecret`; without one nobody signs in by Google. */
  googleSecret: z.optional(z.string()),
  /** The roles that must have a second factor, an app that shows six digits, before anything else is open to them. */
  secondFactorFor: z._default(z.array(z.enum(['teacher', 'director', 'ore', 'admin'])), []),
  /** Whether browsers may stream speech to Amazon Transcribe, which costs by the second. */
  transcription: z._default(z.boolean(), false),
  /** Lambda's quota of concurrent executions in this account and region, once it is granted; none is reserved without. */
  concurrency: z.optional(z.int().check(z.gte(1000))),
  /** Where whoever cannot sign in writes to for help: told on the page that anyone may see. */
  helpAddress: z.optional(Email),
  /** Who hears alarms, and what is spent. */
  alarmsTo: z.optional(Email),
  /** Dollars a month of which `alarmsTo` is told. */
  budget: z.optional(z.number().check(z.positive())),
  /** Whether the front door is tried from outside, all the time. */
  canary: z._default(z.boolean(), false),
})
export type Settings = z.output<typeof Settings>

/** A deployment's settings as text. */
export const settingsText = (settings: Settings): string =>
  JSON.stringify(
    Object.fromEntries(Object.keys(Settings.shape).map(name => [name, settings[name as keyof Settings]])),
  )

/** Reads a stage's file; throws what is wrong in it. */
export function settingsOf(file: string | URL): Settings {
  const settings = Settings.parse(JSON.parse(readFileSync(file, 'utf8')))
  const problem =
    (settings.domain === undefined) !== (settings.certificateArn === undefined)
      ? 'a domain needs its certificateArn, and the other way round'
      : settings.siteFirewall && settings.webAclArn
        ? 'siteFirewall and webAclArn stand in the same place: one of them'
        : settings.budget !== undefined && settings.alarmsTo === undefined
          ? 'a budget needs alarmsTo'
          : undefined
  if (problem) throw new Error(`${file}: ${problem}`)
  return settings
}

/** Everything a deployment is made of. */
export interface Island extends Settings {
  readonly stage: Stage
  readonly wirings: readonly Wiring[]
  /** Holds `functions/<noun>/<function>/index.mjs`. */
  readonly buildFolder: string
  /** The commit that is deployed: whoever watches the house tells it. */
  readonly release: string
}

/** Where they stream it. */
export const transcriptionEndpoint = (region: string): string =>
  `wss://transcribestreaming.${region}.amazonaws.com:8443`

/** `coqui-dev-coins-http`: so that logs, traces and bills are read without a key. */
export const nameOf = (island: Island, ...parts: readonly string[]): string =>
  ['coqui', island.stage.name, ...parts].join('-')

/** As `nameOf`, with the region: for what bears its name in the whole account, whichever region it was made from. */
export const globalNameOf = (island: Island, scope: Construct, ...parts: readonly string[]): string =>
  nameOf(island, ...parts, Stack.of(scope).region)

/** Names the queues of one noun’s functions. */
export type QueueNamer = (name: string, kind: QueueOf['kind']) => string
export const queuesOf =
  (island: Island, noun: string): QueueNamer =>
  (name, kind) =>
    queueName(nameOf(island), { noun, name, kind })
