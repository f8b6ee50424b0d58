import { inflateSync } from 'node:zlib'

/** A page of a PDF as Chromium writes it: its size in points, what is written on it, and what it is coloured with. */
interface Page {
  readonly box: string
  readonly text: string
  /** Colours that are no grey: red, green and blue, 0 to 1. */
  readonly colours: readonly string[]
}

/** The numbered objects of a file: what each says of itself, and its stream unpacked. */
function objectsOf(pdf: Buffer): ReadonlyMap<string, { readonly head: string; readonly stream: string }> {
  const source = pdf.toString('latin1')
  const objects = new Map<string, { head: string; stream: string }>()
  for (const { 1: number = '', index } of source.matchAll(/(?<=^|[\r\n])(\d+) 0 obj\b/g)) {
    const [body = ''] = source.slice(index).split(/\bendobj\b/, 1)
    const [head = '', rest] = body.split(/\bstream\r?\n/, 2)
    const begin = rest === undefined ? 0 : index + body.indexOf(rest, head.length)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const packed = pdf.subarray(begin, begin + length)
    const isPacked = rest !== undefined && head.includes('/FlateDecode') && !head.includes('/Image')
    objects.set(number, { head, stream: isPacked ? inflateSync(packed).toString('latin1') : '' })
  }
  return objects
}

const hexOf = (text: string): string =>
  (text.match(/.{4}/g) ?? []).map(code => String.fromCharCode(Number.parseInt(code, 16))).join('')

/** Which glyph of a font stands for which letters, by its `ToUnicode` map: a font of drawings has codes of one byte, another of two. */
function lettersOf(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(glyph.toUpperCase(), hexOf(text))
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let code = Number.parseInt(from, 16), n = 0; code <= Number.parseInt(to, 16); code++, n++)
        letters.set(
          code.toString(16).padStart(from.length, '0').toUpperCase(),
          String.fromCharCode(Number.parseInt(text, 16) + n),
        )
  return letters
}

/** The pages of a PDF of Chromium's, in their order. */
export function pagesOf(pdf: Buffer): readonly Page[] {
  const objects = objectsOf(pdf)
  const at = (number: string | undefined) => objects.get(number ?? '') ?? { head: '', stream: '' }
  const named = (head: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1]
  return [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const fonts = new Map<string, ReadonlyMap<string, string>>()
      const resources = `${head} ${at(named(head, 'Resources')).head}`
      for (const [, name = '', number] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g))
        fonts.set(name, lettersOf(at(named(at(number).head, 'ToUnicode')).stream))
      const drawn = at(named(head, 'Contents')).stream
      let font: ReadonlyMap<string, string> = new Map()
      let text = ''
      for (const [, name, glyphs] of drawn.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)> ?Tj|T[dDmJ*]\b/g)) {
        if (name) font = fonts.get(name) ?? new Map()
        else if (glyphs) {
          const [code = ''] = font.keys()
          for (let at = 0; code && at < glyphs.length; at += code.length)
            text += font.get(glyphs.slice(at, at + code.length).toUpperCase()) ?? ''
        }
      }
      const colours = [...drawn.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG)\b/g)]
        .filter(([, red, green, blue]) => red !== green || green !== blue)
        .map(([colour]) => colour)
      return {
        box: /\/MediaBox\s*(\[[^\]]*\])/.exec(head)?.[1] ?? '',
        text,
        colours: [...new Set(colours)],
      }
    })
}
