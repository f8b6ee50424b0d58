import { beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '#web/lib/query.ts'
import { keepGrade, MOST_SOUND_BYTES } from './keep-grade.tsx'

const findRecording = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/recording.ts', () => ({ findRecording }))
vi.mock('#web/lib/client.ts', () => ({ call: async () => ({ grade: '1' }) }))
const asked: string[] = []
const text = (grade: string, hash: string) => ({ grade, hash, language: 'es-PR' })
const named = (what: string) => async (hash: string) => {
  asked.push(`${what} ${hash}`)
  return { body: [hash] }
}
vi.mock('#web/lib/content.ts', () => ({
  textList: async () => ({ texts: [text('1', 'a'), text('2', 'b'), text('1', 'c')] }),
  unitList: async () => ({
    units: [
      { hash: 'u', grade: '1' },
      { hash: 'v', grade: '2' },
    ],
  }),
  soundList: async () => ({ sounds: [{ hash: 's' }] }),
  textAt: (hash: string) => named('text')(hash),
  unitAt: (hash: string) => named('unit')(hash),
  soundKitAt: (hash: string) => named('sound')(hash),
}))

const controller = () => new AbortController()
const keep = (kind?: 'shared', left = controller(), rest = async () => undefined as unknown) =>
  keepGrade(newQueryClient(), { kind }, { signal: left.signal, rest })

beforeEach(() => {
  asked.length = 0
  findRecording.mockReset()
  vi.stubGlobal('navigator', { onLine: true })
})

test('the texts and units of the grade and the sounds are asked for, then what was recorded of the texts', async () => {
  findRecording.mockResolvedValue({ sound: { size: MOST_SOUND_BYTES / 2 - 1 } })
  await keep()
  expect(asked.slice(0, 4)).toEqual(['text a', 'text c', 'unit u', 'sound s'])
  expect(findRecording.mock.calls).toEqual([
    ['a', 'es-PR'],
    ['c', 'es-PR'],
  ])
})

test('recordings take no more than their part', async () => {
  findRecording.mockResolvedValue({ sound: { size: MOST_SOUND_BYTES } })
  await keep()
  expect(findRecording).toHaveBeenCalledOnce()
})

test('on a device that several use, no recordings', async () => {
  await keep('shared')
  expect(asked).toHaveLength(4)
  expect(findRecording).not.toHaveBeenCalled()
})

test('whoever leaves ends it', async () => {
  const left = controller()
  await keep(undefined, left, async () => asked.length === 2 && left.abort())
  expect(asked).toEqual(['text a', 'text c'])
})
