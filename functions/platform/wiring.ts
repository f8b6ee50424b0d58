import type { EventSpec } from '#shared/kernel/event.ts'
import type { LiveSpec } from '#shared/kernel/live.ts'
import type { RoundTime } from '#shared/kernel/round-time.ts'
import { type RouteSpec, takesKey } from '#shared/kernel/route.ts'
import { platformRows, type TableSpec } from './table.ts'

/** DynamoDB actions, as a policy names them. A transaction needs those of its parts. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'BatchWriteItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem'
  | 'Query'
  | 'Scan'

/** Actions on the user pool, as a policy names them without the prefix. */
export type UserAction =
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminDisableUser'
  | 'AdminEnableUser'
  | 'AdminGetUser'
  | 'AdminSetUserMFAPreference'
  | 'AdminSetUserPassword'
  | 'AdminUpdateUserAttributes'
  | 'AdminUserGlobalSignOut'
  | 'ListUsers'

/** What a function may touch, beyond what its kind implies. Nothing that is not here is granted. */
export interface Uses {
  /** On the noun's own table. */
  readonly table?: readonly TableAction[]
  /** Queries on the noun's own indexes, by name. */
  readonly indexes?: readonly string[]
  /** Reads the published content (texts and units by their hash). */
  readonly content?: true
  /** Has Amazon Polly speak. */
  readonly speech?: true
  /** Reads where people and students stand, as identity last wrote it. For a subscriber; a route that asks who calls does so anyway. */
  readonly standings?: true
  /** Writes and finds recorded speech in the site's folder `audio`, where anybody may fetch it. */
  readonly publishes?: true
  /** On the user pool. Not for its triggers, whose roles come before the pool. */
  readonly users?: readonly UserAction[]
  /** Sends mail, where the stage has a sender; or only knows whether it has. */
  readonly mails?: true | 'knows'
  /** Knows where people come: what it sends them leads there. */
  readonly site?: true
  /** Posts to open live connections. */
  readonly connections?: true
  /** Ends open live connections. */
  readonly hangsUp?: true
  /** Reads and writes the noun's folder of the uploads: files to be imported, and the verdicts on them. */
  readonly uploads?: true
  /** Deletes in that folder. */
  readonly deletesUploads?: true
  /** On the tables of all nouns that keep anything by person (see `personPartitions`), its own included. */
  readonly everyTable?: readonly ('Query' | 'DeleteItem')[]
  /** Opens Amazon Transcribe streams for a browser. */
  readonly transcription?: true
  /** Asks the deployment's language model on Amazon Bedrock, which takes its time. For a subscriber. */
  readonly model?: true
  /** Asks every part of the house whether it answers: states and numbers, never a row or a message. */
  readonly watches?: true
}

/** An HTTP function of some of the noun's routes, `http` where it is one. Its file per route is the route's second name. */
interface Serves {
  readonly serves: readonly RouteSpec[]
}
/** One subscriber: a rule, a queue, a dead-letter queue and a function. */
interface Hears {
  /** One event, or several through the same queue. */
  readonly hears: EventSpec | readonly EventSpec[]
  /** How many may run at once (2 to 1000). */
  readonly atOnce?: number
  /** How many messages one run is given at most; ten unless told. */
  readonly batch?: number
}
interface Every {
  /** Whole minutes. */
  readonly everyMinutes: number
  /** It goes through all people: it has a quarter of an hour. */
  readonly long?: true
  /** A metric that it measures and that should be nothing; and what it means where it is not, for whoever is called. */
  readonly rings?: { readonly metric: string; readonly what: string }
}
interface Rounds {
  /** What is done once for everybody, over an hour. It goes through all people: it has a quarter of an hour. */
  readonly rounds: RoundTime
}
/** A route of the WebSocket API: `$connect`, `$disconnect`, or the type of an upward live message. */
interface Answers {
  readonly answers: '$connect' | '$disconnect' | '$default' | readonly LiveSpec[]
}
/** Reads the rows that carry `tell` in the streams of all tables whose noun tells anything. */
interface Reads {
  readonly reads: 'told rows'
}
/**
 * Asked by the user pool. Someone who comes by Google for the first time passes PreSignUp (source
 * `PreSignUp_ExternalProvider`) and PostConfirmation like anybody else, and their tokens are made for
 * `TokenGeneration_HostedAuth`. Three decide sign-ins without a password, challenge by challenge. CustomMessage is asked
 * before a code goes out by mail, and may refuse it.
 */
interface Triggered {
  readonly triggered:
    | 'PreSignUp'
    | 'PostConfirmation'
    | 'PreTokenGeneration'
    | 'DefineAuthChallenge'
    | 'CreateAuthChallenge'
    | 'VerifyAuthChallengeResponse'
    | 'CustomMessage'
}
export type FunctionSpec = { readonly uses: Uses } & (
  | Serves
  | Hears
  | Every
  | Rounds
  | Answers
  | Reads
  | Triggered
)

export interface Wiring {
  readonly noun: string
  readonly table?: TableSpec
  /** Facts its transactions put in the outbox; a noun that emits has a relay. */
  readonly emits: readonly EventSpec[]
  /** Live messages that rows of its table carry in their attribute `tell`. */
  readonly tells: readonly LiveSpec[]
  /** By file name within the noun's room, but `http`, which is made of the files of its routes. */
  readonly functions: Readonly<Record<string, FunctionSpec>>
}

/** What a function hears; nothing, where it is no subscriber. */
export const heardBy = (spec: FunctionSpec): readonly EventSpec[] =>
  'hears' in spec ? [spec.hears].flat() : []

export type ScheduledSpec = { readonly uses: Uses } & (Every | Rounds)

/** Whether the clock calls a function. */
export const isScheduled = (spec: FunctionSpec): spec is ScheduledSpec =>
  'everyMinutes' in spec || 'rounds' in spec

/** Whether it goes through all people. */
export const isSurvey = (spec: FunctionSpec): boolean =>
  'rounds' in spec || ('everyMinutes' in spec && spec.long === true)

/** Declares what a noun serves, hears, emits, tells and may touch. Infrastructure is made of this. */
export function wire<const W extends Wiring>(wiring: W): W {
  return wiring
}

/**
 * The environment of a deployed function, as infrastructure sets it. A name is present only where the function's
 * wiring asks for it.
 */
export const ENVIRONMENT = {
  /** The noun's own table. */
  table: 'TABLE',
  /** Identity's table, for the standing of persons and students and their sessions: where a route is not public. */
  standing: 'STANDING_TABLE',
  /** The app clients whose sessions are not of one's own device: where a route is not public. */
  sharedClientId: 'SHARED_CLIENT_ID',
  picturesClientId: 'PICTURES_CLIENT_ID',
  /** The roles that must have a second factor, as a claim parts them; unset where the stage asks it of none. */
  secondFactorFor: 'SECOND_FACTOR_FOR',
  /** JSON: by noun, the table and the partitions that are a person’s. */
  everyTable: 'EVERY_TABLE',
  /** JSON: every part of the house, by noun. */
  watched: 'WATCHED',
  bus: 'EVENT_BUS',
  /** The address of the queue where a stream's reader puts what it cannot read. */
  failures: 'FAILURES_QUEUE',
  contentBucket: 'CONTENT_BUCKET',
  uploadsBucket: 'UPLOADS_BUCKET',
  userPoolId: 'USER_POOL_ID',
  userPoolClientId: 'USER_POOL_CLIENT_ID',
  /** What the site adds to each request of the API, two of which one is in use: of every HTTP function. */
  originSecrets: 'ORIGIN_SECRETS',
  /** The callback address of the WebSocket API's stage. */
  connections: 'CONNECTIONS_ENDPOINT',
  /** Where audio streams to Amazon Transcribe, as `wss://…:8443`; unset where the deployment has it off. */
  transcription: 'TRANSCRIPTION_ENDPOINT',
  /** JSON: from whom mail comes; unset where the stage has no sender. */
  mailSender: 'MAIL_SENDER',
  /** Where people come, as `https://…`: of whoever sends them there. */
  siteUrl: 'SITE_URL',
  /** The id of the language model. */
  model: 'MODEL_ID',
  /** `noun/function`: the service dimension of logs and metrics. */
  functionName: 'COQUI_FUNCTION',
} as const

/** The header by which the site says that a request came through it. */
export const ORIGIN_HEADER = 'x-coqui-origin'

/** Where a deployment's own metrics are, each with its `stage` and `function`. */
export const METRICS_NAMESPACE = 'CoquiLee'

/** One queue of a function: what it hears, its dead letters, or what its stream could not give it. */
export interface QueueOf {
  readonly noun: string
  /** The function's. */
  readonly name: string
  readonly kind: 'queue' | 'dead' | 'failures'
}

/** What a queue is called; `prefix` is how all names of a stage begin. */
export const queueName = (prefix: string, { noun, name, kind }: QueueOf): string =>
  [prefix, noun, name, kind].join('-')

const OF_A_PERSON = /\{(personId|studentId)\}$/

/**
 * The partitions of a noun's table that are one person's, as templates: those of its rows whose partition key ends with
 * the person's id, and the idempotency rows where it serves commands that take a key. Empty for a noun that keeps nothing by person.
 */
export function personPartitions({ table, functions }: Wiring): readonly string[] {
  const takesKeys = Object.values(functions).some(spec => 'serves' in spec && spec.serves.some(takesKey))
  const rows = [...Object.values(table?.rows ?? {}), ...(takesKeys ? [platformRows.rows.once] : [])]
  return [...new Set(rows.map(({ pk }) => pk).filter(pk => OF_A_PERSON.test(pk)))].sort()
}

/** The key of a person's partition. */
export const partitionOf = (template: string, personId: string): string =>
  template.replace(OF_A_PERSON, personId)
