import { expect, test } from 'vitest'
import { documentOf, wayOf } from './requests.ts'

const SITE = 'https://lee.example'
const way = (path: string, { method = 'GET', mode = 'cors' } = {}) =>
  wayOf({ url: new URL(path, SITE).href, method, mode }, SITE)

test('the landing page has a document in each language, the sign-in page and the island one, every other screen shares one', () => {
  expect(['/', '/en', '/en/'].map(documentOf)).toEqual(['/index.html', '/en.html', '/en.html'])
  expect(['/auth', '/auth/'].map(documentOf)).toEqual(['/auth.html', '/auth.html'])
  expect(['/dashboard', '/dashboard/'].map(documentOf)).toEqual(['/dashboard.html', '/dashboard.html'])
  for (const path of [
    '/english',
    '/en/lesson',
    '/en/auth',
    '/teacher-dashboard',
    '/auth/other',
    '/authors',
    '/reading-english',
  ])
    expect(documentOf(path), path).toBe('/app.html')
})

test('nothing that an API answers is kept, nor anything that is sent', () => {
  for (const path of [
    '/api/readings',
    '/api/openapi.json',
    'https://cognito.example/x',
    '/sw.js',
    '/favicon.svg',
  ])
    expect(way(path), path).toEqual({ way: 'pass' })
  expect(way('/content/texts.json', { method: 'POST' })).toEqual({ way: 'pass' })
})

test('screens come from the network first, files are left to the browser', () => {
  expect(way('/dashboard?x=1.2', { mode: 'navigate' })).toEqual({ way: 'document' })
  expect(way('/pictures/a.svg', { mode: 'navigate' })).toEqual({ way: 'pass' })
})

test('what its name says is kept for good, what may change is asked for', () => {
  expect(way('/assets/a-1f2e.js')).toEqual({ way: 'named', shelf: 'shell' })
  expect(way('/pictures/scenery-dark.svg')).toEqual({ way: 'named', shelf: 'shell' })
  expect(way('/content/texts/9c1d.json')).toEqual({ way: 'named', shelf: 'content' })
  expect(way('/audio/lupe-neural-1/9c1d.mp3')).toEqual({ way: 'named', shelf: 'content' })
  expect(way('/content/texts.json')).toEqual({ way: 'newest', shelf: 'content' })
  expect(way('/runtime-config.json')).toEqual({ way: 'newest', shelf: 'shell' })
})
