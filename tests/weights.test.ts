import { beforeAll, expect, test } from 'vitest'
import { refreshBuild } from '#infra/build/refresh.ts'
import { builtManifest, dashboardFiles, documentFiles, MOST, shellFiles, weight } from './bench/weights.ts'

beforeAll(refreshBuild)

// `npm run bench web` says what each library costs of it.
test('a browser loads no more than it may: the drawn pages, the shell, a child’s home in it', async () => {
  const manifest = await builtManifest()
  for (const document of ['index.html', 'en.html'])
    expect(await weight(await documentFiles(document, manifest)), document).toBeLessThanOrEqual(MOST.landing)
  expect(await weight(await documentFiles('auth.html', manifest)), 'auth.html').toBeLessThanOrEqual(
    MOST.signIn,
  )
  expect(await weight(shellFiles(manifest)), 'shell').toBeLessThanOrEqual(MOST.shell)
  expect(await weight(dashboardFiles(manifest)), '/dashboard').toBeLessThanOrEqual(MOST.dashboard)
})
