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
  const [config, { Amplify }, { Hub }, calls, { tokenProvider }] = await Promise.all([
    runtimeConfig(),
    import('aws-amplify'),
    import('aws-amplify/utils'),
    import('aws-amplify/auth'),
    import('./token-provider.ts'),
  ])
  const { userPoolId, userPoolClientId, userPoolEndpoint } = config
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
  })
  // After the library has chosen for itself.
  tokenProvider.setKeyValueStorage(new TokenShelf())
  return { ...calls, Hub, tokens: tokenProvider.authTokenStore }
}
