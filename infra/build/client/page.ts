/** Stands in a built page where a deployment's own address will: see `infra/publish/deployed-page.ts`. */
export const ORIGIN = 'https://origin.invalid'

interface Drawn {
  readonly language: string
  /** HTML. */
  readonly head: string
  readonly body: string
  /** The typeface that the page begins with. */
  readonly font: string
  /** What the next screens load, for the page to fetch in its leisure. */
  readonly next: readonly string[]
}

const preloadOf = (font: string) =>
  `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`

/** A built document that asks for its typeface first: one that comes late is not worn. Throws when it has no title. */
export function withFont(document: string, font: string): string {
  if (!document.includes('</title>')) throw new Error('the document has no title')
  return document.replace('</title>', title => title + preloadOf(font))
}

/** The built document with what was drawn in advance. Throws when it has changed so that a place is not found. */
export function filledPage(template: string, { language, head, body, font, next }: Drawn): string {
  const places = [
    ['<html lang="es-PR">', `<html lang="${language}">`],
    ['<!-- head -->', head + preloadOf(font)],
    ['<div id="root"></div>', `<div id="root" data-next="${next.join(' ')}">${body}</div>`],
  ] as const
  const page = places.reduce((before, [place, filling]) => {
    if (before.split(place).length !== 2) throw new Error(`the document has not one ${place}`)
    return before.replace(place, () => filling)
  }, template)
  // What is drawn shows without them: they are not to hold up the style sheets.
  return page.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
}
