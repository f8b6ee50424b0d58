import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { outbox } from './outbox.ts'

const Queued = z.strictObject({ key: z.string(), said: z.string() })
class Offline extends Error {}
const staysQueued = (error: unknown) => error instanceof Offline

function shelfOf(names = new Map<string, string>(), full = false) {
  return {
    names: (prefix: string) => [...names.keys()].filter(name => name.startsWith(prefix)),
    recall: (name: string) => names.get(name),
    keep(name: string, text: string) {
      if (!full) names.set(name, text)
      return !full
    },
    forget: (name: string) => void names.delete(name),
  }
}
const queued = (n: number) => ({ key: `key-${n}`, said: 'perro' })
const offline = async (): Promise<string> => {
  throw new Offline()
}

test('what could not be sent survives a reload with its key, and what was refused does not', async () => {
  const names = new Map([['box.broken', '{']])
  const before = outbox('box.', Queued, shelfOf(names), { post: offline, staysQueued })
  before.add(queued(2))
  before.add(queued(1))
  expect(await before.send(queued(1))).toEqual({ outcome: 'waiting' })
  const post = async ({ key }: { key: string }) => {
    if (key === 'key-2') throw new Error('refused')
    return `took ${key}`
  }
  const after = outbox('box.', Queued, shelfOf(names), { post, staysQueued })
  expect(after.waiting()).toEqual([queued(1), queued(2)])
  expect(await after.send(queued(1))).toEqual({ outcome: 'sent', reply: 'took key-1' })
  expect(await after.send(queued(2))).toMatchObject({ outcome: 'refused' })
  expect(after.waiting()).toEqual([])
})

test('what the browser will not store is sent all the same; another account’s is not seen', async () => {
  const box = outbox('ana.', Queued, shelfOf(new Map([['eva.key-9', JSON.stringify(queued(9))]]), true), {
    post: async () => 'took it',
    staysQueued,
  })
  box.add(queued(1))
  expect(box.waiting()).toEqual([queued(1)])
  expect(await box.send(queued(1))).toMatchObject({ outcome: 'sent' })
  expect(box.waiting()).toEqual([])
})

test('what is on its way is not sent a second time, and everyone who asks gets its answer', async () => {
  let posts = 0
  const post = async () => `answer ${++posts}`
  const box = outbox('box.', Queued, shelfOf(), { post, staysQueued })
  const answers = await Promise.all([box.send(queued(1)), box.send(queued(1))])
  expect(answers.map(answer => answer.outcome === 'sent' && answer.reply)).toEqual(['answer 1', 'answer 1'])
})

test('whatever is lost on the way, each counts once', async () => {
  const fates = fc.array(fc.constantFrom('well', 'lost', 'answer lost'), { maxLength: 12, size: 'max' })
  await fc.assert(
    fc.asyncProperty(fates, async sequence => {
      const names = new Map<string, string>()
      const counted = new Set<string>()
      let times = 0
      const waiting = [...sequence, 'well']
      const post = async ({ key }: { key: string }) => {
        const fate = waiting.shift()
        if (fate === 'lost') throw new Offline()
        if (!counted.has(key)) times++
        counted.add(key)
        if (fate === 'answer lost') throw new Offline()
        return key
      }
      outbox('box.', Queued, shelfOf(names), { post, staysQueued }).add(queued(1))
      for (let reload = 0; reload <= sequence.length; reload++) {
        const box = outbox('box.', Queued, shelfOf(names), { post, staysQueued })
        await Promise.all(box.waiting().flatMap(one => [box.send(one), box.send(one)]))
      }
      expect(times).toBe(1)
      expect(names.size).toBe(0)
    }),
  )
})
