import * as z from 'zod/mini'
import { AwsError, LOCAL_REGION } from '../service.ts'
import type { TriggerName } from './pool-properties.ts'
import type { Pool, User } from './records.ts'
import type { World } from './world.ts'

const Flag = z._default(z.nullable(z.boolean()), null)
const Text = z._default(z.nullable(z.string()), null)
const Texts = z._default(z.nullable(z.record(z.string(), z.string())), null)
const Names = z._default(z.nullable(z.array(z.string())), null)
const Denied = z._default(z.nullable(z.boolean()), false)

/** What each trigger may answer; what it leaves out is as it was sent. */
const RESPONSES = {
  PreSignUp: z.object({ autoConfirmUser: Denied, autoVerifyEmail: Denied, autoVerifyPhone: Denied }),
  PostConfirmation: z.object({}),
  PreAuthentication: z.object({}),
  PostAuthentication: z.object({}),
  PreTokenGeneration: z.object({
    claimsOverrideDetails: z._default(
      z.nullable(
        z.strictObject({
          claimsToAddOrOverride: Texts,
          claimsToSuppress: Names,
          groupOverrideDetails: z._default(z.nullable(z.strictObject({ groupsToOverride: Names })), null),
        }),
      ),
      null,
    ),
  }),
  CustomMessage: z.object({ smsMessage: Text, emailMessage: Text, emailSubject: Text }),
  DefineAuthChallenge: z.object({ challengeName: Text, issueTokens: Flag, failAuthentication: Flag }),
  CreateAuthChallenge: z.object({
    publicChallengeParameters: Texts,
    privateChallengeParameters: Texts,
    challengeMetadata: Text,
  }),
  VerifyAuthChallengeResponse: z.object({ answerCorrect: Flag }),
} satisfies Record<TriggerName, z.ZodMiniType>

type Response<Name extends TriggerName> = z.output<(typeof RESPONSES)[Name]>

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
  if (!parsed.success) throw new AwsError('InvalidLambdaResponseException', 'Unrecognizable lambda output')
  return parsed.data as Response<Name>
}
