import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../service.ts'

// What is not listed here is refused at deploy, so that no property is silently without effect.

const Arn = z.string()
const Email = z.literal('email')
const whole = (min: number, max: number) => z.coerce.number().check(z.gte(min), z.lte(max))

const SchemaAttribute = z.strictObject({
  Name: z.string(),
  AttributeDataType: z._default(z.enum(['String', 'Number']), 'String'),
  Mutable: z.optional(z.boolean()),
  Required: z._default(z.boolean(), false),
  StringAttributeConstraints: z.optional(
    z.strictObject({ MinLength: z.optional(whole(0, 2048)), MaxLength: z.optional(whole(0, 2048)) }),
  ),
  NumberAttributeConstraints: z.optional(
    z.strictObject({ MinValue: z.optional(z.coerce.number()), MaxValue: z.optional(z.coerce.number()) }),
  ),
})
export type SchemaAttribute = z.output<typeof SchemaAttribute>

const PasswordPolicy = z.strictObject({
  MinimumLength: z._default(whole(6, 99), 8),
  RequireLowercase: z._default(z.boolean(), false),
  RequireNumbers: z._default(z.boolean(), false),
  RequireSymbols: z._default(z.boolean(), false),
  RequireUppercase: z._default(z.boolean(), false),
  TemporaryPasswordValidityDays: z._default(whole(0, 365), 7),
})
export type PasswordPolicy = z.output<typeof PasswordPolicy>

/** What Cognito asks of a password when a pool says nothing. */
const STRONG: PasswordPolicy = {
  MinimumLength: 8,
  RequireLowercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
  RequireUppercase: true,
  TemporaryPasswordValidityDays: 7,
}

const TRIGGERS = [
  'PreSignUp',
  'PostConfirmation',
  'PreTokenGeneration',
  'PreAuthentication',
  'PostAuthentication',
  'CustomMessage',
  'DefineAuthChallenge',
  'CreateAuthChallenge',
  'VerifyAuthChallengeResponse',
] as const
export type TriggerName = (typeof TRIGGERS)[number]

export const PoolProperties = z.strictObject({
  UserPoolName: z.optional(z.string()),
  UsernameAttributes: z.optional(z.array(Email)),
  UsernameConfiguration: z._default(z.strictObject({ CaseSensitive: z.boolean() }), { CaseSensitive: true }),
  AutoVerifiedAttributes: z._default(z.array(Email), []),
  UserAttributeUpdateSettings: z._default(
    z.strictObject({ AttributesRequireVerificationBeforeUpdate: z.array(Email) }),
    { AttributesRequireVerificationBeforeUpdate: [] },
  ),
  Schema: z._default(z.array(SchemaAttribute), []),
  Policies: z._default(z.strictObject({ PasswordPolicy: z._default(PasswordPolicy, STRONG) }), {
    PasswordPolicy: STRONG,
  }),
  AdminCreateUserConfig: z._default(
    z.strictObject({
      AllowAdminCreateUserOnly: z._default(z.boolean(), false),
      InviteMessageTemplate: z.optional(
        z.strictObject({
          EmailMessage: z.optional(z.string()),
          EmailSubject: z.optional(z.string()),
          SMSMessage: z.optional(z.string()),
        }),
      ),
    }),
    { AllowAdminCreateUserOnly: false },
  ),
  AccountRecoverySetting: z.optional(
    z.strictObject({
      RecoveryMechanisms: z.array(
        z.strictObject({
          Name: z.enum(['verified_email', 'verified_phone_number', 'admin_only']),
          Priority: z.coerce.number(),
        }),
      ),
    }),
  ),
  EmailVerificationMessage: z.optional(z.string()),
  EmailVerificationSubject: z.optional(z.string()),
  SmsVerificationMessage: z.optional(z.string()),
  VerificationMessageTemplate: z.optional(
    z.strictObject({
      DefaultEmailOption: z.optional(z.literal('CONFIRM_WITH_CODE')),
      EmailMessage: z.optional(z.string()),
      EmailSubject: z.optional(z.string()),
      SmsMessage: z.optional(z.string()),
    }),
  ),
  LambdaConfig: z._default(
    z.strictObject({
      ...(Object.fromEntries(TRIGGERS.map(name => [name, z.optional(Arn)])) as Record<
        TriggerName,
        z.ZodMiniOptional<typeof Arn>
      >),
      PreTokenGenerationConfig: z.optional(
        z.strictObject({ LambdaArn: Arn, LambdaVersion: z.literal('V1_0') }),
      ),
    }),
    {},
  ),
  MfaConfiguration: z.optional(z.literal('OFF')),
  UserPoolAddOns: z.optional(z.strictObject({ AdvancedSecurityMode: z.enum(['OFF', 'AUDIT']) })),
  // Of no consequence on one machine.
  DeletionProtection: z.optional(z.enum(['ACTIVE', 'INACTIVE'])),
  UserPoolTier: z.optional(z.enum(['LITE', 'ESSENTIALS', 'PLUS'])),
  UserPoolTags: z.optional(z.record(z.string(), z.string())),
  EmailConfiguration: z.optional(z.record(z.string(), z.unknown())),
})
export type PoolProperties = z.output<typeof PoolProperties>

const TimeUnit = z.enum(['seconds', 'minutes', 'hours', 'days'])

export const ClientProperties = z.strictObject({
  UserPoolId: z.string(),
  ClientName: z.optional(z.string()),
  GenerateSecret: z.optional(z.literal(false)),
  ExplicitAuthFlows: z._default(
    z.array(
      z.enum([
        'ALLOW_USER_SRP_AUTH',
        'ALLOW_USER_PASSWORD_AUTH',
        'ALLOW_CUSTOM_AUTH',
        'ALLOW_REFRESH_TOKEN_AUTH',
      ]),
    ),
    ['ALLOW_USER_SRP_AUTH', 'ALLOW_CUSTOM_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
  ),
  // Absent means every attribute, custom ones too: a client that forgot the list is as open here as there.
  ReadAttributes: z.optional(z.array(z.string())),
  WriteAttributes: z.optional(z.array(z.string())),
  AccessTokenValidity: z._default(z.coerce.number(), 1),
  IdTokenValidity: z._default(z.coerce.number(), 1),
  RefreshTokenValidity: z._default(z.coerce.number(), 30),
  TokenValidityUnits: z._default(
    z.strictObject({
      AccessToken: z._default(TimeUnit, 'hours'),
      IdToken: z._default(TimeUnit, 'hours'),
      RefreshToken: z._default(TimeUnit, 'days'),
    }),
    { AccessToken: 'hours', IdToken: 'hours', RefreshToken: 'days' },
  ),
  AuthSessionValidity: z._default(whole(3, 15), 3),
  EnableTokenRevocation: z.optional(z.literal(true)),
  PreventUserExistenceErrors: z._default(z.enum(['LEGACY', 'ENABLED']), 'LEGACY'),
  SupportedIdentityProviders: z.optional(z.array(z.literal('COGNITO'))),
  AllowedOAuthFlowsUserPoolClient: z.optional(z.literal(false)),
})
export type ClientProperties = z.output<typeof ClientProperties>

const SECONDS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 }

/** How long a client's tokens live, in seconds. */
export function lifetimes(client: ClientProperties) {
  const units = client.TokenValidityUnits
  return {
    access: client.AccessTokenValidity * SECONDS[units.AccessToken],
    id: client.IdTokenValidity * SECONDS[units.IdToken],
    refresh: client.RefreshTokenValidity * SECONDS[units.RefreshToken],
  }
}

/** Parses a resource's properties; the error names the resource and each property that is not carried out here. */
export function parseProperties<S extends z.ZodMiniType>(
  schema: S,
  resource: string,
  value: unknown,
): z.output<S> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.flatMap(issue => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
    return keys.length > 0 ? keys.map(key => [...issue.path, key].join('.')) : [issue.path.join('.')]
  })
  throw new Error(`${resource}: the embedded cloud does not carry out ${names.join(', ')} as given`)
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The same id for the same logical name, in the form Cognito gives. */
export function derivedId(logicalName: string, length: number): string {
  const digest = createHash('sha256').update(logicalName).digest()
  return Array.from(digest.subarray(0, length), byte => ALPHABET[byte % ALPHABET.length]).join('')
}

export const poolArn = (poolId: string) =>
  `arn:aws:cognito-idp:${LOCAL_REGION}:${LOCAL_ACCOUNT}:userpool/${poolId}`
export const providerName = (poolId: string) => `cognito-idp.${LOCAL_REGION}.amazonaws.com/${poolId}`
export const issuer = (poolId: string) => `https://${providerName(poolId)}`
