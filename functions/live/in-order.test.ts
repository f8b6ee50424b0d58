import { afterEach, expect, test, vi } from 'vitest'
import { sendInOrder } from './in-order.ts'

afterEach(() => vi.restoreAllMocks())

const soon = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

test('what takes long is not overtaken', async () => {
  const heard: number[] = []
  const done = await sendInOrder([9, 6, 3, 0], async ms => {
    await soon(ms)
    heard.push(ms)
    return 'sent'
  })
  expect([done, heard]).toEqual([4, [9, 6, 3, 0]])
})

test('what follows one that failed waits for it', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const tried: string[] = []
  const done = await sendInOrder(['a', 'b', 'c'], async item => {
    tried.push(item)
    if (item === 'b') throw new Error('throttled')
    return 'sent'
  })
  expect([done, tried]).toEqual([1, ['a', 'b']])
})

test('where nobody is there any more, no more is sent and nothing is tried again', async () => {
  const send = vi.fn(async (): Promise<'over'> => 'over')
  expect(await sendInOrder(['a', 'b'], send)).toBe(2)
  expect(send).toHaveBeenCalledOnce()
})
