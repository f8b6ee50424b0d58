import * as z from 'zod/mini'

/** What the stack `doors` (the edge) gives to whoever publishes or tests a deployment. */
export const Outputs = z.object({
  ApiUrl: z.url(),
  LiveUrl: z.url(),
  UserPoolId: z.string(),
  /** The app clients of sessions on one's own device, on one that several use, and by pictures. */
  UserPoolClientId: z.string(),
  SharedClientId: z.string(),
  PicturesClientId: z.string(),
  /** Where sign-ins by Google begin and end, where it is offered. */
  AuthDomain: z.optional(z.url()),
  /** Where whoever cannot sign in writes to, where the deployment names it. */
  HelpAddress: z.optional(z.email()),
  Region: z.string(),
  SiteBucket: z.string(),
  DistributionUrl: z.url(),
  DistributionId: z.string(),
  /** Whether pages may stream to Amazon Transcribe. */
  Transcription: z.enum(['on', 'off']),
})
export type Outputs = z.output<typeof Outputs>

/** What a deployment may say beyond its outputs. */
export interface RuntimeSettings {
  /** Where Cognito's calls go when that is not AWS. */
  readonly userPoolEndpoint?: string
  /** Recorded speech is the stand-in's, not Polly's: screens say so. */
  readonly practiceVoice?: boolean
  /** Flags that differ from their defaults. */
  readonly flags?: Readonly<Record<string, boolean>>
}

/** `runtime-config.json`: how the client, built once for every deployment, finds this one. */
export const runtimeConfig = (outputs: Outputs, { flags = {}, ...settings }: RuntimeSettings = {}) => ({
  apiUrl: outputs.ApiUrl,
  liveUrl: outputs.LiveUrl,
  region: outputs.Region,
  userPoolId: outputs.UserPoolId,
  userPoolClientId: outputs.UserPoolClientId,
  sharedClientId: outputs.SharedClientId,
  picturesClientId: outputs.PicturesClientId,
  ...(outputs.AuthDomain && { authDomain: outputs.AuthDomain }),
  ...settings,
  // A page offers only what its deployment pays for.
  flags: { ...(outputs.Transcription === 'on' && { transcription: true }), ...flags },
})
