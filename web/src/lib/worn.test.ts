// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { Settings } from '#shared/settings/schema.ts'
import { clearLocalData } from './local-data.ts'
import { WORN_KEPT_AS, wear, wearKept } from './worn.ts'

const beforePaint = readFileSync('web/public/worn.js', 'utf8')
const worn = () => ({ ...document.documentElement.dataset })
const every: Settings = {
  textSize: 'larger',
  spacing: 'wide',
  font: 'openDyslexic',
  theme: 'dark',
  motion: 'less',
  ruler: 'on',
  voice: 'slow',
}

afterEach(() => {
  localStorage.clear()
  wear({})
})

test('each setting is worn by the document, and taken off when it is left out', () => {
  expect(Object.keys(every).sort()).toEqual(Object.keys(Settings.shape).sort())
  wear(every)
  expect(worn()).toEqual(every)
  wear({ theme: 'light' })
  expect(worn()).toEqual({ theme: 'light' })
})

test('what is kept is worn before the first paint, as it is afterwards', () => {
  localStorage.setItem(WORN_KEPT_AS, JSON.stringify(every))
  new Function(beforePaint)()
  expect(worn()).toEqual(every)
  wear({})
  wearKept()
  expect(worn()).toEqual(every)
})

test('what is kept and cannot be read is passed over', () => {
  for (const kept of ['{', 'null', '[]', '"dark"', '{"theme":{}}']) {
    localStorage.setItem(WORN_KEPT_AS, kept)
    wear(every)
    wearKept()
    expect(worn(), kept).toEqual({})
  }
})

test('signing out takes everything off', async () => {
  localStorage.setItem(WORN_KEPT_AS, JSON.stringify(every))
  wearKept()
  await clearLocalData()
  expect(worn()).toEqual({})
  expect(localStorage).toHaveLength(0)
})

test('what comes by light and by dark follows the choice, and the device when there is none', () => {
  const by = (scheme: string) => `media="(prefers-color-scheme: ${scheme})"`
  document.head.innerHTML = `<meta name="theme-color" ${by('light')}><meta name="theme-color" ${by('dark')}>`
  document.body.innerHTML = `<picture><source ${by('dark')}><img alt=""></picture>`
  const media = () => [...document.querySelectorAll('meta, source')].map(one => one.getAttribute('media'))
  const device = media()
  wear({ theme: 'dark' })
  expect(media()).toEqual(['not all', 'all', 'all'])
  wear({ theme: 'light' })
  expect(media()).toEqual(['all', 'not all', 'not all'])
  wear({ theme: 'high' })
  expect(media()).toEqual(device)
})
