import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
export const WEB = join(ROOT, 'web')
/** What is published. */
export const DIST = join(WEB, 'dist')
/** What the client's build makes for itself. */
export const WORK = join(ROOT, 'build/client')
/** Which bundles came from which sources. It is not published. */
export const MANIFEST = join(WORK, 'manifest.json')

export const source = (file: string): string => join(WEB, 'src', file)

/** Texts of a language, the frame's unless told, as the manifest calls them. */
export const textsIn = (language: string, file = 'frame.ts'): string =>
  `src/i18n/${language === 'en-US' ? 'en' : 'es'}/${file}`

/** Writes a file of the site, by its address there. */
export async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(DIST, file)), { recursive: true })
  await writeFile(join(DIST, file), text)
}
