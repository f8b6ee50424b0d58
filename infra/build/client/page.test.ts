import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { appPage, filledPage, signInPage } from './page.ts'

const template = '<html lang="es-PR"><head><!-- head --></head><body><div id="root"></div></body></html>'
const drawn = {
  language: 'en-US',
  head: '<title>$& $1</title>',
  body: '<p>$$</p>',
  font: '/f.woff2',
  next: ['/a.js', '/b.css'],
}

test('a document takes what was drawn, letter for letter', () => {
  expect(filledPage(template, drawn)).toBe(
    '<html lang="en-US"><head><title>$& $1</title><link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin></head><body><div id="root" data-next="/a.js /b.css"><p>$$</p></div></body></html>',
  )
})

test('scripts wait for what the drawn page needs to be seen', () => {
  const scripts = '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">'
  const page = filledPage(template.replace('</head>', `${scripts}</head>`), drawn)
  expect(page.match(/fetchpriority="low"/g)).toHaveLength(2)
})

test('a document without a place for it is refused', () => {
  expect(() => filledPage(template.replace('<!-- head -->', ''), drawn)).toThrow('<!-- head -->')
  expect(() => filledPage(`${template}<div id="root"></div>`, drawn)).toThrow('id="root"')
})

const app =
  '<html lang="es-PR"><head><title>Coquí Lee</title><link rel="preload" href="/l.woff2" as="font"><script src="/appearance.js"></script><script type="module" crossorigin src="/app.js"></script><link rel="modulepreload" crossorigin href="/b.js"><link rel="stylesheet" crossorigin href="/all.css"></head><body><div id="root"></div></body></html>'

describe('the sign-in page', () => {
  const page = (language: string) => ({
    language,
    title: `Entrar "${language}" & más`,
    body: `<form lang="${language}" style="color: red"></form>`,
    unreachable: 'No hay conexión.',
    first: ['/b.js'],
    next: ['/c.js', '/d.css'],
  })
  const parts = { early: '/early.js', app: '/app.js', styles: ['/s.css'], fonts: ['/f.woff2'] }
  const html = signInPage(app, { pages: [page('es-PR'), page('en-US')], ...parts })

  test('shows one language, has the other in a template, and names the app without loading it', () => {
    const { document } = new JSDOM(html).window
    expect(document.title).toBe('Entrar "es-PR" & más')
    expect(document.querySelector('#root')?.innerHTML).toBe('<form lang="es-PR"></form>')
    const template = document.querySelector('template')
    expect(template?.title).toBe('Entrar "en-US" & más')
    expect(template?.innerHTML).toBe('<form lang="en-US"></form>')
    for (const element of document.querySelectorAll<HTMLElement>('#root, template'))
      expect(element.dataset).toMatchObject({ first: '/b.js', next: '/c.js /d.css' })
    expect(document.querySelector<HTMLElement>('#root')?.dataset.app).toBe('/app.js')
    const sources = [...document.querySelectorAll('script')].map(script => script.getAttribute('src'))
    expect(sources).toEqual(['/early.js', '/appearance.js'])
    const links = [...document.querySelectorAll('link')].map(link => [link.rel, link.getAttribute('href')])
    expect(links).toEqual([
      ['preload', '/f.woff2'],
      ['stylesheet', '/s.css'],
    ])
  })

  test('is refused where the app’s document has changed', () => {
    expect(() => signInPage(app.replace('Coquí Lee', ''), { pages: [page('es-PR')], ...parts })).toThrow(
      'title',
    )
    expect(() => signInPage(app, { pages: [], ...parts })).toThrow('no language')
  })
})

describe('the app’s document', () => {
  const parts = {
    drawn: '<p style="color: red">…</p>',
    early: '/early.js',
    scripts: ['/app.js', '/b.js', '/frame.js'],
    texts: [
      ['es-PR', ['/es.js', '/isla.js']],
      ['en-US', ['/en.js']],
    ],
    pictures: { light: '/day.svg', dark: '/night.svg' },
    styles: ['/first.css'],
    laterStyles: ['/all.css'],
    fonts: ['/f.woff2'],
  } as const
  const html = appPage(app, parts)

  test('shows what it waits with, and names once all that the app will load', () => {
    const { document } = new JSDOM(html).window
    expect(document.querySelector('#root')?.innerHTML).toBe('<p>…</p>')
    const links = [...document.querySelectorAll('link')].map(link => [link.rel, link.getAttribute('href')])
    expect(links).toEqual([
      ['stylesheet', '/first.css'],
      ['preload', '/day.svg'],
      ['preload', '/night.svg'],
      ['preload', '/f.woff2'],
      ['preload', '/all.css'],
      ['modulepreload', '/b.js'],
      ['modulepreload', '/frame.js'],
      ['preload', '/runtime-config.json'],
    ])
    const scripts = [...document.querySelectorAll('script')]
    expect(scripts.map(script => [script.type, script.getAttribute('src')])).toEqual([
      ['', '/appearance.js'],
      ['', '/early.js'],
      ['module', '/app.js'],
    ])
    expect({ ...scripts[1]?.dataset }).toEqual({
      es: '/es.js /isla.js',
      en: '/en.js',
    })
  })

  test('lets what is drawn come before its scripts', () => {
    const { document } = new JSDOM(html).window
    const late = [...document.querySelectorAll('[fetchpriority="low"]')]
    expect(late.map(element => element.getAttribute('src') ?? element.getAttribute('href'))).toEqual([
      '/app.js',
      '/b.js',
      '/frame.js',
    ])
  })

  test('is refused where the bundler’s has changed', () => {
    expect(() => appPage(app.replace('type="module"', ''), parts)).toThrow('no module')
    expect(() => appPage(app.replace('id="root"', ''), parts)).toThrow('id="root"')
  })
})
