// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { audioKey, speechId } from '#shared/audio/speech.ts'
import { shelfOf } from '#shared/audio/voices.ts'
import { newQueryClient } from './query.ts'
import { useSaying } from './use-saying.ts'

const device = vi.hoisted(() => ({ voice: undefined as object | undefined }))
const call = vi.hoisted(() => vi.fn())
vi.mock('./use-voice.ts', () => ({ useVoice: () => device.voice }))
vi.mock('./client.ts', () => ({ call }))

/** What was played, by its object's address. */
const played: string[] = []
const say = vi.fn()
const kept = new Set<string>()
let recorded: readonly string[]

beforeEach(async () => {
  device.voice = { say, stop: () => undefined }
  recorded = [await speechId('coquí')]
  call.mockImplementation(async (_, { path }) => ({ made: recorded.includes(path.speechId) }))
  vi.stubGlobal('caches', { match: async (path: string) => (kept.has(path) ? {} : undefined) })
  vi.stubGlobal('fetch', async (path: string) => ({
    ok: true,
    blob: async () => path,
    json: async () => ({ seconds: 1, words: [] }),
  }))
  vi.stubGlobal(
    'Audio',
    class {
      playbackRate = 1
      readonly url: string
      constructor(url: string) {
        this.url = url
      }
      play = async () => void played.push(this.url)
      pause = () => undefined
      removeAttribute = () => undefined
    },
  )
  URL.createObjectURL = blob => String(blob)
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  played.length = 0
  kept.clear()
})

function saying(texts: readonly string[]) {
  const client = newQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useSaying([...texts], 'es-PR'), { wrapper })
}
const mp3Of = async (text: string) => `/${audioKey(shelfOf('es-PR'), await speechId(text), 'mp3')}`

test('a word is said as it was recorded, and by the device where it was not', async () => {
  const { result, rerender } = saying(['Coquí', 'sol', 'sol'])
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toBeDefined())
  const first = result.current
  // A page that is drawn again has nothing new to say.
  rerender()
  expect(result.current).toBe(first)
  first?.say('Coquí')
  expect(played).toEqual([await mp3Of('coquí')])
  expect(say).not.toHaveBeenCalled()
  first?.say('sol')
  expect(say).toHaveBeenCalledWith('sol')
  expect(call).toHaveBeenCalledTimes(2)
})

test('what is kept on the device needs no answer, what is nowhere is not offered', async () => {
  device.voice = undefined
  call.mockRejectedValue(new Error('offline'))
  kept.add((await mp3Of('mangó')).replace('.mp3', '.json'))
  const here = saying(['mangó'])
  await waitFor(() => expect(here.result.current).toBeDefined())
  here.result.current?.say('mangó')
  expect(played).toEqual([await mp3Of('mangó')])
  expect(call).not.toHaveBeenCalled()

  const nowhere = saying(['coquí'])
  await waitFor(() => expect(call).toHaveBeenCalled())
  expect(nowhere.result.current).toBeUndefined()
})
