import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import * as z from 'zod/mini'
import { assetFrom, filesBehind, type Manifest, sourceAt } from './manifest.ts'
import { type DrawnSignIn, signInPage } from './page.ts'
import { DIST, source, textsIn, write } from './places.ts'

/** What the drawing bundle exports: see `web/src/prerender/sign-in.tsx`. */
const Drawing = z.object({
  drawSignIn: z.custom<() => Promise<unknown>>(value => typeof value === 'function'),
})
const Drawn = z.array(
  z.object({ language: z.string(), title: z.string(), body: z.string(), unreachable: z.string() }),
)

/** Of the typefaces those that it is written in. */
const FONTS = ['andika-latin-400-normal', 'andika-latin-700-normal']
/** What signing in needs, beside the screen. */
const SIGNING_IN = 'src/lib/cognito.ts'

/**
 * Writes the sign-in page: the app's document, with what the app will show drawn into it, and its own small script instead
 * of the app. `next` names what whoever signs in sees next. Gives the address of that script.
 */
export async function writeSignInPage(
  drawing: unknown,
  manifest: Manifest,
  next: (language: string) => readonly string[],
): Promise<string> {
  const named = (files: Iterable<string>) => [...files].map(file => `/${file}`)
  const screen = sourceAt('/auth')
  const pages = Drawn.parse(await Drawing.parse(drawing).drawSignIn()).map((drawn): DrawnSignIn => {
    const texts = ['frame.ts', 'identity.json'].map(file => textsIn(drawn.language, file))
    const first = filesBehind(manifest, ['app.html', screen, ...texts, SIGNING_IN])
    return {
      ...drawn,
      first: named(first.filter(file => file.endsWith('.js'))),
      next: named(new Set([...first, ...filesBehind(manifest, next(drawn.language))])),
    }
  })
  const early = await writeEarly()
  const document = await readFile(join(DIST, 'app.html'), 'utf8')
  const page = signInPage(document, {
    pages,
    early,
    app: `/${manifest['app.html']?.file}`,
    styles: named(await wornBy(pages, [...sheetsOf(document), ...filesBehind(manifest, [screen])])),
    fonts: named(FONTS.map(name => assetFrom(manifest, `${name}.woff2`))),
  })
  await write('/auth.html', page)
  return early
}

const sheetsOf = (document: string): readonly string[] =>
  [...document.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file)

/** Which style sheets dress anything of what was drawn: the app brings the others. */
async function wornBy(pages: readonly DrawnSignIn[], files: readonly string[]): Promise<readonly string[]> {
  const worn = new Set(
    pages.flatMap(({ body }) =>
      [...body.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    ),
  )
  const sheets = [...new Set(files.filter(file => file.endsWith('.css')))]
  const texts = await Promise.all(sheets.map(file => readFile(join(DIST, file), 'utf8')))
  const dresses = (text: string) =>
    [...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].some(([, name = '']) => worn.has(name))
  return sheets.filter((_, n) => dresses(texts[n] ?? ''))
}

/** The page's own script, by an address that says its content. */
async function writeEarly(): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [source('app/sign-in-page/early.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  })
  const script = outputFiles[0]?.text ?? ''
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8)
  const address = `/assets/sign-in-${hash}.js`
  await write(address, script)
  return address
}
