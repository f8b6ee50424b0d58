import * as z from 'zod/mini'
import { writeEarly } from './early.ts'
import { assetFrom, filesBehind, type Manifest, sourceAt } from './manifest.ts'
import { type DrawnSignIn, signInPage } from './page.ts'
import { textsIn, write } from './places.ts'
import { sheetsOf, usedBy } from './sheets.ts'

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
 * Writes the sign-in page: the app's `document`, with what the app will show drawn into it, and its own small script instead
 * of the app. `next` names what whoever signs in sees next. Gives the address of that script.
 */
export async function writeSignInPage(
  drawing: unknown,
  document: string,
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
  const early = await writeEarly('app/sign-in-page/early.ts', 'sign-in')
  const bodies = pages.map(({ body }) => body)
  const page = signInPage(document, {
    pages,
    early,
    app: `/${manifest['app.html']?.file}`,
    styles: named(await usedBy(bodies, [...sheetsOf(document), ...filesBehind(manifest, [screen])])),
    fonts: named(FONTS.map(name => assetFrom(manifest, `${name}.woff2`))),
  })
  await write('/auth.html', page)
  return early
}
