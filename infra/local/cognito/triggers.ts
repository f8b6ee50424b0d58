import * as z from 'zod/mini'
import { AwsError, LOCAL_REGION } from '../service.ts'
import type { TriggerName } from './definition.ts'
import type { Pool, User } from './store.ts'
import type { World } from './world.ts'

const Flag = z._default(z.nullable(z.boolean()), false)
const Words = z._default(z.nullable(z.record(z.string(), z.string())), {})

/** What each trigger may answer; what it does not answer stays as it was sent. */
const RESPONSES = {
  PreSignUp: z.object({ autoConfirmUser: Flag, autoVerifyEmail: Flag, autoVerifyPhone: Flag }),
  PostConfirmation: z.object({}),
  PreAuthentication: z.object({}),
  PostAuthentication: z.object({}),
  PreTokenGeneration: z.object({
    claimsOverrideDetails: z._default(
      z.nullable(
        z.object({
          claimsToAddOrOverride: Words,
          claimsToSuppress: z._default(z.nullable(z.array(z.string())), []),
        }),
      ),
      null,
    ),
  }),
  CustomMessage: z.object({
    smsMessage: z._default(z.nullable(z.string()), null),
    emailMessage: z._default(z.nullable(z.string()), null),
    emailSubject: z._default(z.nullable(z.string()), null),
  }),
  DefineAuthChallenge: z.object({
    challengeName: z._default(z.nullable(z.string()), null),
    issueTokens: Flag,
    failAuthentication: Flag,
  }),
  CreateAuthChallenge: z.object({
    publicChallengeParameters: Words,
    privateChallengeParameters: Words,
    challengeMetadata: z._default(z.nullable(z.string()), null),
  }),
  VerifyAuthChallengeResponse: z.object({ answerCorrect: Flag }),
} satisfies Record<TriggerName, z.ZodMiniType>

type Response<Name extends TriggerName> = z.output<(typeof RESPONSES)[Name]>

const unrecognizable = () => new AwsError('InvalidLambdaResponseException', 'Unrecognizable lambda output')

export const attributesForTrigger = (user: User) => ({
  sub: user.sub,
  'cognito:user_status': user.status,
  ...user.attributes,
})

/** Whether the pool has a function for this trigger. */
export const functionOf = ({ properties: { LambdaConfig } }: Pool, name: TriggerName) =>
  name === 'PreTokenGeneration'
    ? (LambdaConfig.PreTokenGenerationConfig?.LambdaArn ?? LambdaConfig.PreTokenGeneration)
    : LambdaConfig[name]

export interface Occasion {
  /** Absent for calls that no app client made. */
  readonly clientId?: string | undefined
  readonly username: string
  /** The second half of the trigger source, as in `PreSignUp_SignUp`. */
  readonly source: string
  readonly request: Readonly<Record<string, unknown>>
}

/** Asks the pool's function, if it has one, with Cognito's version 1 event. */
export async function trigger<Name extends TriggerName>(
  world: World,
  pool: Pool,
  name: Name,
  occasion: Occasion,
): Promise<Response<Name>> {
  const initial = RESPONSES[name].parse({}) as Response<Name>
  const functionArn = functionOf(pool, name)
  if (!functionArn) return initial
  const source = name === 'PreTokenGeneration' ? 'TokenGeneration' : name
  const event = {
    version: '1',
    region: LOCAL_REGION,
    userPoolId: pool.id,
    userName: occasion.username,
    callerContext: {
      awsSdkVersion: 'aws-sdk-unknown-unknown',
      clientId: occasion.clientId ?? 'CLIENT_ID_NOT_APPLICABLE',
    },
    triggerSource: `${source}_${occasion.source}`,
    request: occasion.request,
    response: initial,
  }
  const answer = await world.invoke(functionArn, event).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    throw new AwsError('UserLambdaValidationException', `${name} failed with error ${message}.`)
  })
  const parsed = RESPONSES[name].safeParse((answer as { response?: unknown } | null | undefined)?.response)
  if (!parsed.success) throw unrecognizable()
  return parsed.data as Response<Name>
}
