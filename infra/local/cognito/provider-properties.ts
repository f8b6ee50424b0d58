import * as z from 'zod/mini'

/** Google alone: its addresses are Cognito's to know, so a template names none, and a stand-in can take their place. */
export const ProviderProperties = z.strictObject({
  UserPoolId: z.string(),
  ProviderName: z.literal('Google'),
  ProviderType: z.literal('Google'),
  // Names of a secret, as a rule. The stand-in has no clients to tell apart, so nobody here asks for what they name.
  ProviderDetails: z.strictObject({
    client_id: z.string(),
    client_secret: z.string(),
    authorize_scopes: z.string(),
  }),
  AttributeMapping: z._default(z.record(z.string(), z.string()), {}),
})
export type ProviderProperties = z.output<typeof ProviderProperties>

export const DomainProperties = z.strictObject({
  Domain: z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/)),
  UserPoolId: z.string(),
})
