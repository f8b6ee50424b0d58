import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { beforeAll, expect, test } from 'vitest'
import { ROOT } from '#infra/build/build.ts'
import { filesBehind, Manifest } from '#infra/build/client/manifest.ts'
import { MANIFEST } from '#infra/build/client/places.ts'
import { refreshBuild } from '#infra/build/refresh.ts'
import { screens } from '#web/app/routes.ts'
import { plans } from '#web/features/landing/plans.ts'
import { lessonsOf, units } from '#web/features/landing/units.ts'
import { filledIn, landing } from '#web/i18n/landing.ts'
import { documentOf } from '#web/offline/requests.ts'

const DIST = join(ROOT, 'web/dist')
const isFile = (file: string) =>
  stat(join(DIST, file)).then(
    found => found.isFile(),
    () => false,
  )
/** As a browser without scripts has it. */
const pageAt = async (path: string) =>
  new JSDOM(await readFile(join(DIST, documentOf(path)), 'utf8')).window.document

beforeAll(refreshBuild)

/** What a text is on the page, its parameters filled in. */
type Tree = { readonly [key: string]: string | readonly string[] | Tree }
const textsIn = (tree: Tree | readonly string[]): string[] =>
  Object.values(tree).flatMap(value => (typeof value === 'string' ? [value] : textsIn(value)))

const pages = [
  ['es-PR', '/'],
  ['en-US', '/en'],
] as const

test.each(pages)('without a script, the page in %s says all that it has to say', async (language, path) => {
  const document = await pageAt(path)
  expect(document.documentElement.lang).toBe(language)
  const { title, description, demoDialog, messages, myIsland, privacy, ...said } = landing[language]
  expect(document.title).toBe(title)
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(description)
  const named = [...document.querySelectorAll('[aria-label], [alt]')].map(
    element => element.getAttribute('aria-label') ?? element.getAttribute('alt'),
  )
  const shown = [document.body.textContent, ...named].join(' ')
  const { starting, startingText, cycle, lessons, ...unitTexts } = said.units
  const filled = units.flatMap(unit => [
    filledIn(cycle, { cycle: unit.cycle }),
    filledIn(lessons, { count: lessonsOf(unit) }),
  ])
  const { sample, ...rest } = said
  for (const text of textsIn({ ...rest, units: unitTexts, filled })) expect(shown).toContain(text)
  expect(shown).toContain(sample.replaceAll(' ', ''))
  // What its dialog says comes with it.
  expect(shown).toContain(privacy.open)
  for (const figure of [
    '1,200+',
    '150+',
    '800+',
    '4.9/5',
    ...plans.map(({ price }) => `$${price}`),
    ...units.map(({ city }) => city),
  ])
    expect(shown).toContain(figure)
})

test.each(pages)('every address in %s leads somewhere', async (_, path) => {
  const document = await pageAt(path)
  const links = [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))
  expect(links.length).toBeGreaterThan(4)
  for (const link of links) expect(screens.map(screen => screen.path)).toContain(link)
  const files = [...document.querySelectorAll('img, script, link[href^="/"], source')].map(
    element => element.getAttribute('src') ?? element.getAttribute('href') ?? element.getAttribute('srcset'),
  )
  const next = document.getElementById('root')?.dataset.next?.split(' ') ?? []
  expect(next.length).toBeGreaterThan(5)
  for (const file of [...files, ...next]) expect([file, await isFile(file ?? '')]).toEqual([file, true])
})

test.each(pages)('nothing in %s needs what the content security policy refuses', async (_, path) => {
  const document = await pageAt(path)
  expect(document.querySelectorAll('[style], style, script:not([src])')).toHaveLength(0)
  expect([...document.querySelectorAll('script')].map(({ type }) => type)).toEqual(['module'])
})

test('the page wakes with React alone: router, i18next, toasts and dialog are for those who ask', async () => {
  const manifest = Manifest.parse(JSON.parse(await readFile(MANIFEST, 'utf8')))
  const scriptsOf = async (source: string, later: boolean) => {
    const files = filesBehind(manifest, [source], { later }).filter(file => file.endsWith('.js'))
    return (await Promise.all(files.map(file => readFile(join(DIST, file), 'utf8')))).join('')
  }
  const landingScripts = await scriptsOf('index.html', false)
  const others = (await scriptsOf('app.html', true)) + (await scriptsOf('index.html', true))
  for (const mark of ['__reactRouter', 'i18next', 'ToastViewport', 'DialogContent', 'Cognito.']) {
    expect(others, mark).toContain(mark)
    expect(landingScripts, mark).not.toContain(mark)
  }
})

test('the two pages name each other, and where they are published is left to the publishing', async () => {
  for (const [, path] of pages) {
    const document = await pageAt(path)
    const address = (selector: string) => document.querySelector(selector)?.getAttribute('href')
    expect(address('link[rel=canonical]')).toBe(`https://origin.invalid${path}`)
    for (const [language, other] of pages)
      expect(address(`link[rel=alternate][hreflang=${language}]`)).toBe(`https://origin.invalid${other}`)
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      'https://origin.invalid/social.png',
    )
  }
  expect(await isFile('social.png')).toBe(true)
})

test('the app can be installed, with icons that are there', async () => {
  const { icons, start_url } = JSON.parse(await readFile(join(DIST, 'app.webmanifest'), 'utf8'))
  expect(screens.map(({ path }) => path)).toContain(start_url)
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  )
  for (const { src } of icons) expect([src, await isFile(src)]).toEqual([src, true])
})

test('the service worker keeps only what was built, and knows its build as the pages do', async () => {
  const worker = await readFile(join(DIST, 'sw.js'), 'utf8')
  const kept = [...worker.matchAll(/"(\/[\w./-]+\.\w+)"/g)].map(([, file = '']) => file)
  const built = kept.filter(file => file !== '/runtime-config.json')
  expect(built.length).toBeGreaterThan(20)
  for (const file of built) expect([file, await isFile(file)]).toEqual([file, true])
  for (const path of ['/', '/en', '/auth', '/dashboard']) {
    const document = await pageAt(path)
    const build = document.querySelector('meta[name=build]')?.getAttribute('content')
    expect(build).toMatch(/^[0-9a-f]{12}$/)
    expect(worker).toContain(`"${build}"`)
    // Whoever opens it without a network has all that it begins with.
    expect(kept).toContain(documentOf(path))
    for (const element of document.querySelectorAll('script, link[rel=stylesheet]'))
      expect(kept).toContain(element.getAttribute('src') ?? element.getAttribute('href'))
  }
})
