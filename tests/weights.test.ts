import { beforeAll, expect, test } from 'vitest'
import { filesBehind, sourceOf } from '#infra/build/client/manifest.ts'
import { refreshBuild } from '#infra/build/refresh.ts'
import { screens } from '#web/app/routes.ts'
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

/** A plan's, a child's weeks, and the gallery of parts. */
const CHARTED = ['/intervention-dashboard', '/reading-progress', '/system-validation']

test('what draws charts is loaded by the screens that have one, and by no other', async () => {
  const manifest = await builtManifest()
  const chart = Object.values(manifest).find(({ file }) => /\/charts-/.test(file))?.file
  expect(chart).toBeDefined()
  const loading = screens.flatMap(screen => {
    const source = sourceOf(screen)
    return source && filesBehind(manifest, [source], { later: true }).includes(chart ?? '')
      ? [screen.path]
      : []
  })
  expect(loading.sort()).toEqual(CHARTED)
})
