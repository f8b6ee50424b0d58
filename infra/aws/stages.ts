import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
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

/** Everything a deployment is made of. */
export interface Island {
  readonly stage: Stage
  readonly wirings: readonly Wiring[]
  /** Holds `functions/<noun>/<function>/index.mjs`. */
  readonly buildFolder: string
  /** The site's own name, with the certificate that proves it (in us-east-1); else CloudFront's. */
  readonly domain?: string | undefined
  readonly certificateArn?: string | undefined
  /** A web firewall of the account (in us-east-1) to stand before the site. */
  readonly webAclArn?: string | undefined
  /** The secret with Google's `clientId` and `clientSecret`; without one nobody signs in by Google. */
  readonly googleSecret?: string | undefined
  /** The commit that is deployed: whoever watches the house tells it. */
  readonly release: string
  /** Whether browsers may stream speech to Amazon Transcribe, which costs by the second. */
  readonly transcription: boolean
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
