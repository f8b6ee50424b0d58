import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FinishedReply, Reading } from '#shared/reading/finished-reading.ts'
import { type KeptReading, readingQueue, type Shelf } from './reading-queue.ts'

const aReply: FinishedReply = {
  reading: {
    readingId: 'r1',
    textId: 'castillos',
    textHash: 'a'.repeat(64),
    textTitle: 'Castillos de Arena',
    language: 'es-PR',
    grade: 'K',
    difficulty: 'easy',
    mode: 'tapped',
    finishedAt: '2026-11-21T12:00:00.000Z',
    seconds: 40,
    attempt: 1,
    words: 40,
    wordsCorrect: 38,
    accuracy: 0.95,
    wordsCorrectPerMinute: null,
    reachedAccuracy: true,
    reachedPace: false,
  },
  score: null,
}

const kept = (n: number): KeptReading => ({
  key: `key-${String(n).padStart(3, '0')}`,
  textId: 'castillos',
  reading: { mode: 'tapped', textHash: 'a'.repeat(64), tapped: [n], seconds: 10 },
})

function shelfOf(names = new Map<string, string>(), full = false): Shelf {
  return {
    names: prefix => [...names.keys()].filter(name => name.startsWith(prefix)),
    recall: name => names.get(name),
    keep: (name, text) => !full && Boolean(names.set(name, text)),
    forget: name => void names.delete(name),
  }
}

class Offline extends Error {}
const mayRetry = (error: unknown) => error instanceof Offline
const understood = { literal: { asked: 3, right: 3 }, inferential: { asked: 2, right: 1 } }
const answer = async (reading: Reading) => ({ ...reading, understood })
const queueOn = (shelf: Shelf, post: (kept: KeptReading) => Promise<FinishedReply>, person = 'ana') =>
  readingQueue(person, shelf, { post, answer, mayRetry })
const online = async () => aReply
const offline = async () => {
  throw new Offline()
}

test('what could not be sent survives a reload with its key', async () => {
  const shelf = shelfOf()
  const before = queueOn(shelf, offline)
  before.keep(kept(1))
  expect(await before.send(kept(1))).toEqual({ outcome: 'waiting' })
  const after = queueOn(shelf, online)
  expect(after.waiting()).toEqual([kept(1)])
  expect(await after.send(kept(1))).toEqual({ outcome: 'scored', reply: aReply })
  expect(after.waiting()).toEqual([])
})

test('answers wait beside their reading, and are sent with its name though the page was left in between', async () => {
  const shelf = shelfOf()
  const answers = { key: 'key-009', given: [{ questionId: 'q1', tries: ['A la playa'] }] }
  const answered = { ...kept(1), answers }
  const before = queueOn(shelf, offline)
  before.keep(kept(1))
  before.keep(answered)
  expect(await before.send(answered)).toEqual({ outcome: 'waiting' })

  const posted: string[] = []
  const post = async ({ key }: KeptReading) => {
    posted.push(key)
    return aReply
  }
  const after = queueOn(shelf, post)
  expect(after.waiting()).toEqual([kept(1), answered])
  for (const one of after.waiting()) await after.send(one)
  expect(posted).toEqual(['key-001'])
  expect(after.waiting()).toEqual([])

  // Another page may have sent the reading already: sent again under its key it gives its name.
  const alone = queueOn(shelf, post)
  expect(await alone.send(answered)).toEqual({
    outcome: 'scored',
    reply: { ...aReply, reading: { ...aReply.reading, understood } },
  })
  expect(posted).toEqual(['key-001', 'key-001'])
})

test('another account on the same device neither sees nor sends it', () => {
  const shelf = shelfOf()
  queueOn(shelf, offline).keep(kept(1))
  expect(queueOn(shelf, online, 'luis').waiting()).toEqual([])
  expect(queueOn(shelf, online, 'an').waiting()).toEqual([])
})

test('what the server refuses for good is not kept', async () => {
  const queue = queueOn(shelfOf(), async () => {
    throw new Error('reading.unknownText')
  })
  queue.keep(kept(1))
  expect((await queue.send(kept(1))).outcome).toBe('refused')
  expect(queue.waiting()).toEqual([])
})

test('a browser that stores nothing still keeps it while the page is open', async () => {
  const queue = queueOn(shelfOf(new Map(), true), offline)
  queue.keep(kept(1))
  await queue.send(kept(1))
  expect(queue.waiting()).toEqual([kept(1)])
})

/** What happens to one sending: the request lost, the answer lost after it counted, or all well. */
const fates = fc.constantFrom('lost', 'answerLost', 'well')

test('whatever is lost on the way and whenever the page reloads, each reading counts exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ act: fc.constantFrom('finish', 'send', 'reload'), fate: fates }), {
        maxLength: 40,
      }),
      async acts => {
        const shelf = shelfOf()
        const counted = new Map<string, number>()
        let fate = 'well'
        const server = {
          answer,
          mayRetry,
          post: async ({ key }: KeptReading) => {
            if (fate === 'lost') throw new Offline()
            if (!counted.has(key)) counted.set(key, (counted.get(key) ?? 0) + 1)
            if (fate === 'answerLost') throw new Offline()
            return aReply
          },
        }
        let queue = readingQueue('ana', shelf, server)
        let finished = 0
        const sendAll = () => Promise.all(queue.waiting().flatMap(one => [queue.send(one), queue.send(one)]))
        for (const step of acts) {
          fate = step.fate
          if (step.act === 'finish') queue.keep(kept(finished++))
          if (step.act === 'send') await sendAll()
          if (step.act === 'reload') queue = readingQueue('ana', shelf, server)
        }
        fate = 'well'
        await sendAll()
        expect([...counted.values()]).toEqual(Array.from({ length: finished }, () => 1))
        expect(queue.waiting()).toEqual([])
      },
    ),
  )
})

test('a reading on its way is not posted twice by the same page', async () => {
  let posts = 0
  const queue = queueOn(shelfOf(), async () => {
    posts += 1
    return aReply
  })
  queue.keep(kept(1))
  await Promise.all([queue.send(kept(1)), queue.send(kept(1))])
  expect(posts).toBe(1)
})
