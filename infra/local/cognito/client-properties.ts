import * as z from 'zod/mini'
import { whole } from './properties.ts'

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
  SupportedIdentityProviders: z._default(z.array(z.enum(['COGNITO', 'Google'])), ['COGNITO']),
  // The sign-in domain's ways in.
  AllowedOAuthFlowsUserPoolClient: z._default(z.boolean(), false),
  AllowedOAuthFlows: z._default(z.array(z.literal('code')), []),
  AllowedOAuthScopes: z._default(
    z.array(z.enum(['openid', 'email', 'phone', 'profile', 'aws.cognito.signin.user.admin'])),
    [],
  ),
  CallbackURLs: z._default(z.array(z.string()), []),
  LogoutURLs: z._default(z.array(z.string()), []),
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
