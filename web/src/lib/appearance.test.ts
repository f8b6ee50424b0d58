// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { Settings } from '#shared/settings/schema.ts'
import { APPEARANCE_KEY, applyAppearance, applyStoredAppearance } from './appearance.ts'
import { clearLocalData } from './local-data.ts'

const beforePaint = readFileSync('web/public/appearance.js', 'utf8')
const appearance = () => ({ ...document.documentElement.dataset })
const every: Settings = {
  textSize: 'larger',
  spacing: 'wide',
  font: 'openDyslexic',
  theme: 'dark',
  motion: 'less',
  ruler: 'on',
  voice: 'slow',
  sounds: 'silent',
}

afterEach(() => {
  localStorage.clear()
  applyAppearance({})
})

test('each setting is worn by the document, and taken off when it is left out', () => {
  expect(Object.keys(every).sort()).toEqual(Object.keys(Settings.shape).sort())
  applyAppearance(every)
  expect(appearance()).toEqual(every)
  applyAppearance({ theme: 'light' })
  expect(appearance()).toEqual({ theme: 'light' })
})

test('what is kept is worn before the first paint, as it is afterwards', () => {
  localStorage.setItem(APPEARANCE_KEY, JSON.stringify(every))
  new Function(beforePaint)()
  expect(appearance()).toEqual(every)
  applyAppearance({})
  applyStoredAppearance()
  expect(appearance()).toEqual(every)
})

test('what is kept and cannot be read is passed over', () => {
  for (const kept of ['{', 'null', '[]', '"dark"', '{"theme":{}}']) {
    localStorage.setItem(APPEARANCE_KEY, kept)
    applyAppearance(every)
    applyStoredAppearance()
    expect(appearance(), kept).toEqual({})
  }
})

test('signing out takes everything off', async () => {
  localStorage.setItem(APPEARANCE_KEY, JSON.stringify(every))
  applyStoredAppearance()
  await clearLocalData()
  expect(appearance()).toEqual({})
  expect(localStorage).toHaveLength(0)
})

test('what comes by light and by dark follows the choice, and the device when there is none', () => {
  const by = (scheme: string) => `media="(prefers-color-scheme: ${scheme})"`
  document.head.innerHTML = `<meta name="theme-color" ${by('light')}><meta name="theme-color" ${by('dark')}>`
  document.body.innerHTML = `<picture><source ${by('dark')}><img alt=""></picture>`
  const media = () => [...document.querySelectorAll('meta, source')].map(one => one.getAttribute('media'))
  const device = media()
  applyAppearance({ theme: 'dark' })
  expect(media()).toEqual(['not all', 'all', 'all'])
  applyAppearance({ theme: 'light' })
  expect(media()).toEqual(['all', 'not all', 'not all'])
  applyAppearance({ theme: 'high' })
  expect(media()).toEqual(device)
})
