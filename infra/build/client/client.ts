import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { build, type InlineConfig } from 'vite'
import * as z from 'zod/mini'
import { fromLanding } from '#web/app/prefetch-hints.ts'
import { isKept } from '#web/app/routes/row.ts'
import { screens } from '#web/app/routes.ts'
import { documentOf } from '#web/offline/requests.ts'
import { writeAppPages } from './app-pages.ts'
import { chunksFor } from './chunks.ts'
import { assetFrom, circleIn, filesBehind, Manifest, sourceAt } from './manifest.ts'
import { filledPage, ORIGIN } from './page.ts'
import { painted, themeOf } from './paint.ts'
import { DIST, MANIFEST, source, textsIn, WEB, WORK, write } from './places.ts'
import { writeSignInPage } from './sign-in-page.ts'

const ENTRIES = {
  landing: [source('features/landing/hydrate.tsx')],
  touched: [source('features/landing/overlays.tsx')],
  shell: [source('app/main.tsx'), source('app/frame/signed-in.tsx')],
}
const APP = ['app.html', 'src/app/frame/signed-in.tsx']
const LANDING = 'index.html'
/** What the landing page fetches in advance. */
const NEXT = [...APP, ...fromLanding.map(sourceAt)]
/** What opens without a network: the ways in, and every screen of a child, built or to come. */
const OFFLINE = [
  LANDING,
  ...NEXT,
  'src/app/pending-screen.tsx',
  ...screens.filter(row => row.kind === 'screen' && isKept(row)).map(({ path }) => sourceAt(path)),
]

/** What the drawing bundle exports; it is built here, so its types are not known to this program. */
const Drawing = z.object({
  pagesAt: z.custom<(origin: string) => unknown>(value => typeof value === 'function'),
  pictures: z.array(z.object({ file: z.string(), theme: z.enum(['light', 'dark']), svg: z.string() })),
  waiting: z.object({ dashboard: z.string(), app: z.string() }),
})
const Pages = z.array(
  z.object({ path: z.string(), language: z.string(), head: z.string(), body: z.string() }),
)

/** Builds the client into `web/dist`: bundles, drawn pages, pictures, and the service worker that keeps them. */
export async function buildClient(): Promise<void> {
  // A test that needs a build is no reason to publish React's development version.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await buildAll()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

const configFile = join(WEB, 'vite.config.ts')

/** How the client is bundled. */
export const clientBuild = {
  configFile,
  logLevel: 'warn',
  build: {
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'app.html'].map(document => join(WEB, document)),
      output: { codeSplitting: chunksFor(ENTRIES) },
    },
  },
} as const satisfies InlineConfig

async function buildAll(): Promise<void> {
  await build(clientBuild)
  await mkdir(WORK, { recursive: true })
  await rename(join(DIST, '.vite/manifest.json'), MANIFEST)
  await rmdir(join(DIST, '.vite'))
  const manifest = Manifest.parse(JSON.parse(await readFile(MANIFEST, 'utf8')))
  const circle = circleIn(manifest)
  if (circle) throw new Error(`bundles load each other: ${circle.join(' → ')}`)

  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: WORK,
      emptyOutDir: false,
      rolldownOptions: { input: ['prerender', 'sign-in'].map(name => source(`prerender/${name}.tsx`)) },
    },
  })
  // Not the one that an earlier build of this process has loaded.
  const drawn = (name: string) => import(`${join(WORK, name)}.js?at=${Date.now()}`)
  const drawing = Drawing.parse(await drawn('prerender'))

  const theme = themeOf(await readFile(join(WEB, 'src/ui/tokens.css'), 'utf8'))
  for (const { file, theme: name, svg } of drawing.pictures) await write(file, painted(svg, theme[name]))
  await writePages(Pages.parse(drawing.pagesAt(ORIGIN)), manifest)
  const app = await readFile(join(DIST, 'app.html'), 'utf8')
  const scenery = drawing.pictures.filter(({ file }) => file.includes('/scenery-'))
  const [light = '', dark = ''] = (['light', 'dark'] as const).map(
    name => scenery.find(({ theme }) => theme === name)?.file,
  )
  const scripts = [
    await writeSignInPage(await drawn('sign-in'), app, manifest, language => [...NEXT, textsIn(language)]),
    await writeAppPages(app, manifest, drawing.waiting, { light, dark }),
  ]
  await writeServiceWorker(manifest, [...scripts, ...scenery.map(({ file }) => file)])
}

async function writePages(pages: z.output<typeof Pages>, manifest: Manifest): Promise<void> {
  const template = await readFile(join(DIST, 'index.html'), 'utf8')
  const font = `/${assetFrom(manifest, 'lexend-latin-wght-normal.woff2')}`
  for (const { path, ...drawn } of pages) {
    const next = filesBehind(manifest, [...NEXT, textsIn(drawn.language)]).map(file => `/${file}`)
    await write(documentOf(path), filledPage(template, { ...drawn, font, next }))
  }
}

/** `own`: what the documents load that was not bundled. */
async function writeServiceWorker(manifest: Manifest, own: readonly string[]): Promise<void> {
  const documents = ['index', 'en', 'auth', 'dashboard', 'app'].map(page => `/${page}.html`)
  const fixed = [...documents, '/appearance.js', ...own]
  const fonts = ['lexend-latin-wght-normal', 'andika-latin-400-normal', 'andika-latin-700-normal'].map(name =>
    assetFrom(manifest, `${name}.woff2`),
  )
  const assets = [...filesBehind(manifest, OFFLINE, { later: true }), ...fonts].map(file => `/${file}`)
  const files = [...fixed, ...new Set(assets), '/runtime-config.json']
  const hash = createHash('sha256').update(files.join())
  for (const file of fixed) hash.update(await readFile(join(DIST, file)))
  const name = hash.digest('hex').slice(0, 12)
  await bundle({
    entryPoints: [join(WEB, 'src/offline/service-worker.ts')],
    outfile: join(DIST, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { BUILD: JSON.stringify(name), SHELL_FILES: JSON.stringify(files) },
    logLevel: 'warning',
  })
  // Pages know of which build they are, to tell when another one has come.
  for (const document of documents) {
    const page = await readFile(join(DIST, document), 'utf8')
    await write(document, page.replace('</head>', `<meta name="build" content="${name}"></head>`))
  }
}
