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

/** A language's sign-in page; `body` is HTML. */
export interface DrawnSignIn {
  readonly language: string
  readonly title: string
  readonly body: string
  /** What it says where the app does not come. */
  readonly unreachable: string
  /** What the app begins with, and after it the next screens. */
  readonly first: readonly string[]
  readonly next: readonly string[]
}

interface SignInPage {
  /** The first of them stands on the page, the others in templates. */
  readonly pages: readonly DrawnSignIn[]
  /** The page's own script, and the app's. */
  readonly early: string
  readonly app: string
  /** Instead of those of the app's document. */
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

interface AppPage {
  /** What stands there until the app has come, in HTML. */
  readonly drawn: string
  /** The page's own script, and the scripts that the app will load, its own among them. */
  readonly early: string
  readonly scripts: readonly string[]
  readonly texts: readonly (readonly [language: string, files: readonly string[]])[]
  /** What is drawn shows, as the device has it: by light and by dark. */
  readonly pictures?: Readonly<Record<'light' | 'dark', string>> | undefined
  /** What is drawn waits for the first; the app for the others. */
  readonly styles: readonly string[]
  readonly laterStyles: readonly string[]
  readonly fonts: readonly string[]
}

const preloadOf = (font: string) =>
  `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`

/** The built document with what was drawn in advance. Throws when it has changed so that a place is not found. */
export function filledPage(template: string, { language, head, body, font, next }: Drawn): string {
  return withLateScripts(
    filled(template, [
      ['<html lang="es-PR">', `<html lang="${language}">`],
      ['<!-- head -->', head + preloadOf(font)],
      ['<div id="root"></div>', `<div id="root" data-next="${next.join(' ')}">${body}</div>`],
    ]),
  )
}

/** What is drawn shows without them: they are not to hold up its style sheets and pictures. */
const withLateScripts = (html: string) =>
  html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')

/** The app's document with what it waits with, and with all named that it will load. */
export function appPage(document: string, parts: AppPage): string {
  const { drawn, early, scripts, texts, pictures, styles, laterStyles, fonts } = parts
  const data = texts.map(([language, files]) => ` data-${language.slice(0, 2)}="${files.join(' ')}"`)
  const entry = /<script type="module"[^>]*><\/script>/.exec(document)?.[0]
  if (!entry) throw new Error('the document begins with no module')
  const head = [
    ...styles.map(href => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...Object.entries(pictures ?? {}).map(
      ([scheme, href]) =>
        `<link rel="preload" as="image" fetchpriority="high" media="(prefers-color-scheme: ${scheme})" href="${href}">`,
    ),
    ...fonts.map(preloadOf),
    ...laterStyles.map(href => `<link rel="preload" as="style" crossorigin href="${href}">`),
    entry,
    ...scripts
      .filter(href => !entry.includes(`"${href}"`))
      .map(href => `<link rel="modulepreload" crossorigin href="${href}">`),
    '<link rel="preload" as="fetch" crossorigin href="/runtime-config.json">',
  ]
  return filled(withoutLoads(document), [
    [
      '<script src="/appearance.js"></script>',
      `<script src="/appearance.js"></script><script src="${early}"${data.join('')}></script>`,
    ],
    ['</head>', `${withLateScripts(head.join(''))}</head>`],
    ['<div id="root"></div>', `<div id="root">${still(drawn)}</div>`],
  ])
}

/** Without what the bundler lets it load. */
const withoutLoads = (document: string) =>
  document.replace(
    /<(script type="module"|link rel="(?:modulepreload|preload|stylesheet)")[^>]*>(<\/script>)?\s*/g,
    '',
  )

/** The app's document with what was drawn in the app's place, which its own script loads when somebody is there. */
export function signInPage(document: string, { pages, early, app, styles, fonts }: SignInPage): string {
  const [first, ...others] = pages
  if (!first) throw new Error('no language was drawn')
  const head = [
    `<title>${inHtml(first.title)}</title>`,
    ...fonts.map(preloadOf),
    ...styles.map(href => `<link rel="stylesheet" crossorigin href="${href}">`),
  ]
  const body = [
    `<div id="root" data-app="${app}"${dataOf(first)}>${still(first.body)}</div>`,
    ...others.map(
      page =>
        `<template lang="${page.language}" title="${inHtml(page.title)}"${dataOf(page)}>${still(page.body)}</template>`,
    ),
  ]
  return filled(withoutLoads(document), [
    ['<title>Coquí Lee</title>', ''],
    ['<script src="/appearance.js">', `<script src="${early}"></script><script src="/appearance.js">`],
    ['</head>', `${head.join('')}</head>`],
    ['<div id="root"></div>', body.join('')],
  ])
}

const dataOf = ({ first, next, unreachable }: DrawnSignIn) =>
  ` data-first="${first.join(' ')}" data-next="${next.join(' ')}" data-unreachable="${inHtml(unreachable)}"`

export const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Without what the content security policy refuses: the app says it another way. */
const still = (body: string) => body.replace(/ style="[^"]*"/g, '')

function filled(document: string, places: readonly (readonly [place: string, filling: string])[]): string {
  return places.reduce((before, [place, filling]) => {
    if (before.split(place).length !== 2) throw new Error(`the document has not one ${place}`)
    return before.replace(place, () => filling)
  }, document)
}
