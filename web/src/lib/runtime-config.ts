import * as z from 'zod/mini'

/** What a deployment tells the page: the same file locally and in the cloud. */
export const RuntimeConfig = z.object({
  apiUrl: z.string(),
  liveUrl: z.string(),
  region: z.string(),
  userPoolId: z.string(),
  /** The app clients of sessions on one's own device, on one that several use, and by pictures. */
  userPoolClientId: z.string(),
  sharedClientId: z.string(),
  picturesClientId: z.string(),
  /** Where Cognito's calls go when that is not AWS. */
  userPoolEndpoint: z.optional(z.string()),
  /** Where sign-ins by Google begin and end; absent where it is not offered. */
  authDomain: z.optional(z.string()),
  /** Recorded speech is a stand-in's, not Amazon Polly's. */
  practiceVoice: z.optional(z.boolean()),
  flags: z.record(z.string(), z.boolean()),
})
export type RuntimeConfig = z.output<typeof RuntimeConfig>

let pending: Promise<RuntimeConfig> | undefined
let known: RuntimeConfig | undefined

/** The deployment's flags, as far as its configuration has arrived: nobody has a session before. */
export const knownFlags = (): RuntimeConfig['flags'] => known?.flags ?? {}

/** The deployment's configuration, fetched once a page; a failed fetch is tried again at the next call. */
export function runtimeConfig(): Promise<RuntimeConfig> {
  pending ??= fetchConfig().catch(error => {
    pending = undefined
    throw error
  })
  return pending
}

async function fetchConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/runtime-config.json', { cache: 'no-store' })
  if (!response.ok) throw new Error(`runtime-config.json answered ${response.status}`)
  known = RuntimeConfig.parse(await response.json())
  return known
}
