import * as z from 'zod/mini'
import { whole } from './properties.ts'

const Arn = z.string()
const Email = z.literal('email')

const SchemaAttribute = z.strictObject({
  Name: z.string(),
  AttributeDataType: z._default(z.enum(['String', 'Number']), 'String'),
  Mutable: z.boolean(),
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
  MfaConfiguration: z._default(z.enum(['OFF', 'OPTIONAL']), 'OFF'),
  EnabledMfas: z._default(z.array(z.literal('SOFTWARE_TOKEN_MFA')), []),
  UserPoolAddOns: z.optional(z.strictObject({ AdvancedSecurityMode: z.enum(['OFF', 'AUDIT']) })),
  // Of no consequence on one machine.
  DeletionProtection: z.optional(z.enum(['ACTIVE', 'INACTIVE'])),
  UserPoolTier: z.optional(z.enum(['LITE', 'ESSENTIALS', 'PLUS'])),
  UserPoolTags: z.optional(z.record(z.string(), z.string())),
  EmailConfiguration: z.optional(z.record(z.string(), z.unknown())),
})
export type PoolProperties = z.output<typeof PoolProperties>
