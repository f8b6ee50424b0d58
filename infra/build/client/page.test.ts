import { expect, test } from 'vitest'
import { filledPage, withFont } from './page.ts'

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

test('a document asks for its typeface right behind its title', () => {
  expect(withFont('<title>Coquí Lee</title><script>', '/f.woff2')).toMatch(
    /<\/title><link rel="preload" href="\/f\.woff2"/,
  )
  expect(() => withFont('<html>', '/f.woff2')).toThrow('title')
})
