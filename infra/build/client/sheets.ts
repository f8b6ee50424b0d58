import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DIST } from './places.ts'

/** The style sheets that a built document names, relative to the site. */
export const sheetsOf = (document: string): readonly string[] =>
  [...document.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file)

/** Which of some files are style sheets that dress anything of what was drawn. */
export async function usedBy(
  bodies: readonly string[],
  files: readonly string[],
): Promise<readonly string[]> {
  const used = new Set(
    bodies.flatMap(body =>
      [...body.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    ),
  )
  const sheets = [...new Set(files.filter(file => file.endsWith('.css')))]
  const texts = await Promise.all(sheets.map(file => readFile(join(DIST, file), 'utf8')))
  const dresses = (text: string) =>
    [...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].some(([, name = '']) => used.has(name))
  return sheets.filter((_, n) => dresses(texts[n] ?? ''))
}
