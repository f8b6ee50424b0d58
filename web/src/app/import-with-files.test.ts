// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { importWithFiles } from './import-with-files.ts'

afterEach(() => {
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`)
const style = () => document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
const load = async () => 'module'

test('a module is given once its styles are there; its scripts are asked for at once', async () => {
  let isGiven = false
  const given = importWithFiles(load, ['assets/one.js', 'assets/one.css', 'assets/two.js']).then(module => {
    isGiven = true
    return module
  })
  expect(links()).toEqual([
    'modulepreload /assets/one.js',
    'stylesheet /assets/one.css',
    'modulepreload /assets/two.js',
  ])
  await Promise.resolve()
  expect(isGiven).toBe(false)
  style()?.onload?.(new Event('load'))
  expect(await given).toBe('module')
})

test('what another module or the document asked for is not asked for again', async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/assets/drawn.css"><link rel="modulepreload" href="/assets/drawn.js">'
  await importWithFiles(load, ['assets/drawn.css', 'assets/drawn.js', 'assets/shared.js'])
  await importWithFiles(load, ['assets/shared.js'])
  expect(links()).toEqual([
    'stylesheet /assets/drawn.css',
    'modulepreload /assets/drawn.js',
    'modulepreload /assets/shared.js',
  ])
})

test('what the service worker keeps is not named before it is asked for; styles are waited for all the same', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  const given = importWithFiles(load, ['assets/kept.js', 'assets/kept.css'])
  expect(links()).toEqual(['stylesheet /assets/kept.css'])
  style()?.onload?.(new Event('load'))
  expect(await given).toBe('module')
})

test('a style that does not come is said, and asked for again the next time', async () => {
  const lost = importWithFiles(load, ['assets/late.css'])
  style()?.onerror?.(new Event('error'))
  await expect(lost).rejects.toThrow('/assets/late.css')
  expect(links()).toEqual([])
  const again = importWithFiles(load, ['assets/late.css'])
  expect(links()).toEqual(['stylesheet /assets/late.css'])
  style()?.onload?.(new Event('load'))
  expect(await again).toBe('module')
})

test('a module without files is loaded, and its failure is said', async () => {
  expect(await importWithFiles(load)).toBe('module')
  await expect(importWithFiles(() => Promise.reject(new Error('gone')), [])).rejects.toThrow('gone')
})
