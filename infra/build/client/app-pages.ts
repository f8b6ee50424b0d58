import { LANGUAGES } from '#shared/kernel/school.ts'
import { writeEarly } from './early.ts'
import { assetFrom, filesBehind, type Manifest, sourceAt } from './manifest.ts'
import { appPage } from './page.ts'
import { textsIn, write } from './places.ts'
import { sheetsOf, usedBy } from './sheets.ts'

const FRAME = 'src/app/frame/signed-in.tsx'

/** What the app's documents begin with: the frame, and in a child's home that, in the letters of children. */
const PAGES = [
  { page: 'app', screens: [], texts: ['frame.ts'], fonts: ['lexend-latin-wght-normal'] },
  {
    page: 'dashboard',
    screens: ['/dashboard'],
    texts: ['frame.ts', 'island.json'],
    fonts: ['andika-latin-400-normal', 'andika-latin-700-normal'],
  },
] as const

/**
 * Writes the app's documents from the one that was bundled: each with what stands on it while the app comes (`waiting`,
 * HTML; of a child's home the `scenery`), and with all that it will ask for named, so that it comes at once. Gives the address of their script.
 */
export async function writeAppPages(
  document: string,
  manifest: Manifest,
  waiting: Readonly<Record<(typeof PAGES)[number]['page'], string>>,
  scenery: Readonly<Record<'light' | 'dark', string>>,
): Promise<string> {
  const early = await writeEarly('app/early.ts', 'early')
  for (const { page, screens, texts, fonts } of PAGES) {
    const behind = filesBehind(manifest, ['app.html', FRAME, ...screens.map(sourceAt)])
    const drawn = waiting[page]
    const sheets = [...new Set([...sheetsOf(document), ...behind.filter(file => file.endsWith('.css'))])]
    const styles = await usedBy([drawn], sheets)
    const named = (files: readonly string[]) => files.map(file => `/${file}`)
    const scripts = (files: readonly string[]) => named(files.filter(file => file.endsWith('.js')))
    const written = appPage(document, {
      drawn,
      early,
      scripts: scripts(behind),
      texts: LANGUAGES.map(language => [
        language,
        scripts(
          filesBehind(
            manifest,
            texts.map(file => textsIn(language, file)),
          ),
        ),
      ]),
      pictures: page === 'dashboard' ? scenery : undefined,
      styles: named(styles),
      laterStyles: named(sheets.filter(file => !styles.includes(file))),
      fonts: named(fonts.map(font => assetFrom(manifest, `${font}.woff2`))),
    })
    await write(`/${page}.html`, written)
  }
  return early
}
