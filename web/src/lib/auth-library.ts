import { runtimeConfig } from './runtime-config.ts'
import { clientOf, kindHere } from './session-kind.ts'
import { shelf } from './token-shelf.ts'

/** The library is large, and whoever is signed in needs none of it at first: it is loaded and configured when first needed. */
export function auth(): ReturnType<typeof load> {
  pending ??= load().catch(error => {
    pending = undefined
    throw error
  })
  return pending
}
let pending: ReturnType<typeof load> | undefined

type Told = { readonly event: string; readonly data?: unknown }
let hear: (told: Told) => void = () => undefined

/** Hears what the library tells of the session, from when it is loaded. */
export function hearAuth(listener: (told: Told) => void): void {
  hear = listener
}

async function load() {
  const [config, cognito] = await Promise.all([runtimeConfig(), import('./cognito.ts')])
  const { userPoolId, userPoolEndpoint } = config
  let configured: string | undefined
  const configure = () => {
    const userPoolClientId = clientOf(config, kindHere())
    if (userPoolClientId !== configured)
      cognito.Amplify.configure({
        Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
      })
    configured = userPoolClientId
    // After the library has chosen for itself.
    cognito.tokenProvider.setKeyValueStorage(shelf)
  }
  configure()
  cognito.Hub.listen('auth', ({ payload }) => hear(payload))
  return { ...cognito, configure }
}
