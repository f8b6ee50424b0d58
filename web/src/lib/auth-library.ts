import { runtimeConfig } from './runtime-config.ts'
import { TokenShelf } from './token-shelf.ts'

/** The library is large and the landing page does without: it is loaded and configured when first needed. */
export function auth(): ReturnType<typeof load> {
  pending ??= load().catch(error => {
    pending = undefined
    throw error
  })
  return pending
}
let pending: ReturnType<typeof load> | undefined

async function load() {
  const [config, cognito] = await Promise.all([runtimeConfig(), import('./cognito.ts')])
  const { userPoolId, userPoolClientId, userPoolEndpoint } = config
  cognito.Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
  })
  // After the library has chosen for itself.
  cognito.tokenProvider.setKeyValueStorage(new TokenShelf())
  return cognito
}
