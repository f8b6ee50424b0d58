import { beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '#web/lib/query.ts'
import { keepGrade, MOST_SOUND_BYTES, MOST_UNMADE } from './keep-grade.tsx'

const findRecording = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/recording.ts', () => ({ findRecording }))
vi.mock('#web/lib/client.ts', () => ({ call: async () => ({ grade: '1' }) }))
const asked: string[] = []
/** What is practised of a sound, by grades. */
const KIT = {
  words: { K: ['sol', 'sal'], '1': ['casa', 'cena'], '2': ['sombra'] },
  phrases: { '1': ['el sol sale'] },
}
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
  soundList: async () => ({
    sounds: [
      { hash: 's', grade: 'K', language: 'es-PR' },
      { hash: 'x', grade: '2', language: 'es-PR' },
    ],
  }),
  placementSetList: async () => ({ sets: [{ hash: 'p' }] }),
  placementSetAt: (hash: string) => named('probes')(hash),
  textAt: (hash: string) => named('text')(hash),
  unitAt: (hash: string) => named('unit')(hash),
  soundKitAt: async (hash: string) => ({ ...(await named('sound')(hash)), ...KIT }),
}))

const controller = () => new AbortController()
const keep = (kind?: 'shared', left = controller(), rest = async () => undefined as unknown) =>
  keepGrade(newQueryClient(), { kind }, { signal: left.signal, rest })

beforeEach(() => {
  asked.length = 0
  findRecording.mockReset()
  vi.stubGlobal('navigator', { onLine: true })
})

test('the texts and units of the grade and the sounds are asked for, then what was recorded of the texts and of what is practised', async () => {
  findRecording.mockResolvedValue({ sound: { size: 1 } })
  await keep()
  expect(asked.slice(0, 6)).toEqual(['text a', 'text c', 'unit u', 'sound s', 'sound x', 'probes p'])
  // Neither words nor sounds of a grade that the child has not reached.
  expect(findRecording.mock.calls.map(([said]) => said)).toEqual([
    ...['a', 'c'],
    ...['sol', 'sal', 'casa', 'cena', 'el sol sale'],
  ])
})

test('where no word was recorded, few are asked for; where one is missing, all', async () => {
  const recorded = { sound: { size: 1 } }
  findRecording.mockResolvedValueOnce(recorded).mockResolvedValueOnce(recorded).mockResolvedValue(null)
  await keep()
  expect(findRecording).toHaveBeenCalledTimes(2 + MOST_UNMADE)
  findRecording.mockReset()
  for (const said of ['a', 'c', 'sol', 'sal', 'casa']) {
    const isUnmade = said === 'sol' || said === 'sal'
    findRecording.mockResolvedValueOnce(isUnmade ? null : recorded)
  }
  findRecording.mockResolvedValue(recorded)
  await keep()
  expect(findRecording).toHaveBeenCalledTimes(7)
})

test('recordings take no more than their part', async () => {
  findRecording.mockResolvedValue({ sound: { size: MOST_SOUND_BYTES } })
  await keep()
  expect(findRecording).toHaveBeenCalledOnce()
  findRecording.mockReset().mockResolvedValue({ sound: { size: Math.ceil(MOST_SOUND_BYTES / 3) } })
  await keep()
  expect(findRecording).toHaveBeenCalledTimes(3)
})

test('on a device that several use, no recordings', async () => {
  await keep('shared')
  expect(asked).toHaveLength(6)
  expect(findRecording).not.toHaveBeenCalled()
})

test('whoever leaves ends it', async () => {
  const left = controller()
  await keep(undefined, left, async () => asked.length === 2 && left.abort())
  expect(asked).toEqual(['text a', 'text c'])
})
