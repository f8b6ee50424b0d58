// Whether a deployment's front door is open: what a first visitor, and whoever signs up, needs of it.

interface Check {
  readonly path: string
  readonly status: number
  readonly holds: (text: string, headers: Headers) => boolean
}

const CHECKS: readonly Check[] = [
  { path: '/', status: 200, holds: text => text.includes('Coquí Lee') },
  {
    path: '/dashboard',
    status: 200,
    holds: (_, headers) => (headers.get('content-type') ?? '').includes('html'),
  },
  { path: '/runtime-config.json', status: 200, holds: text => 'userPoolId' in JSON.parse(text) },
  { path: '/content/texts.json', status: 200, holds: text => JSON.parse(text) !== null },
  { path: '/api/schools?region=Ponce', status: 200, holds: text => Array.isArray(JSON.parse(text).schools) },
  // The authorizer stands before what is not public.
  { path: '/api/profile', status: 401, holds: () => true },
]

/** Tries each; says in a line what does not hold. */
export async function smoke(siteUrl: string, ask: typeof fetch = fetch): Promise<readonly string[]> {
  const problems = await Promise.all(
    CHECKS.map(async ({ path, status, holds }) => {
      try {
        const response = await ask(siteUrl + path)
        const text = await response.text()
        if (response.status !== status) return `${path} answered ${response.status}, not ${status}`
        return holds(text, response.headers) ? undefined : `${path} answered something else`
      } catch (error) {
        return `${path}: ${error}`
      }
    }),
  )
  return problems.filter(problem => problem !== undefined)
}
