// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { CONTENT_SHELF, clearLocalData } from './local-data.ts'

afterEach(() => vi.unstubAllGlobals())

const amaya = '0192-amaya'
const stays = [
  `coqui.reading.${amaya}.0193`,
  `coqui.lesson.${amaya}.0194`,
  `coqui.placement.${amaya}.0195`,
  'gamification_onboarding_completed',
  'gamification_tutorial_seen',
  'language',
  'class_code',
  'class_device.KYNDERPR',
]
const goes = [
  'CognitoIdentityServiceProvider.client.amaya.refreshToken',
  'sidebar-collapsed',
  'pending_family_code',
  'class_notes',
  'gamification_seen',
  `placement_begun.${amaya}.es-PR`,
  // As it was once named.
  `gamification_onboarding_completed:${amaya}`,
]

test('signing out leaves unsent readings and seen tutorials, and nothing else', async () => {
  const dropped: string[] = []
  vi.stubGlobal('caches', { delete: async (name: string) => void dropped.push(name) })
  for (const name of [...stays, ...goes]) localStorage.setItem(name, 'x')
  sessionStorage.setItem('scroll', '1')
  await clearLocalData()
  expect(Object.keys(localStorage).sort()).toEqual([...stays].sort())
  expect(sessionStorage).toHaveLength(0)
  expect(dropped).toEqual([CONTENT_SHELF])
})

test('where the browser keeps nothing, there is nothing to do', async () => {
  vi.stubGlobal('caches', undefined)
  await expect(clearLocalData()).resolves.toBeUndefined()
})
