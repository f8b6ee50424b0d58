import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FinishedReply, Reading } from '#shared/reading/finished-reading.ts'
import { outbox } from '#web/lib/outbox.ts'
import { nameOf, QueuedReading, sending } from './queued-reading.ts'

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
    workOfDay: 1,
    words: 40,
    wordsCorrect: 38,
    accuracy: 0.95,
    wordsCorrectPerMinute: null,
    reachedAccuracy: true,
    reachedPace: false,
  },
  score: null,
}

const queued = (n: number): QueuedReading => ({
  key: `key-${String(n).padStart(3, '0')}`,
  textId: 'castillos',
  reading: { mode: 'tapped', textHash: 'a'.repeat(64), tapped: [n], seconds: 10 },
})

function shelfOf(names = new Map<string, string>()) {
  return {
    names: (prefix: string) => [...names.keys()].filter(name => name.startsWith(prefix)),
    recall: (name: string) => names.get(name),
    keep: (name: string, text: string) => Boolean(names.set(name, text)),
    forget: (name: string) => void names.delete(name),
  }
}
type Shelf = ReturnType<typeof shelfOf>

class Offline extends Error {}
const staysQueued = (error: unknown) => error instanceof Offline
const understood = { literal: { asked: 3, right: 3 }, inferential: { asked: 2, right: 1 } }
const answer = async (reading: Reading) => ({ ...reading, understood })
const boxOn = (shelf: Shelf, post: (queued: QueuedReading) => Promise<FinishedReply>) =>
  outbox('ana.', QueuedReading, shelf, { post: sending({ post, answer }), staysQueued, nameOf })
const offline = async () => {
  throw new Offline()
}

test('answers wait beside their reading, and are sent with its name though the page was left in between', async () => {
  const shelf = shelfOf()
  const answers = { key: 'key-009', given: [{ questionId: 'q1', tries: ['A la playa'] }] }
  const answered = { ...queued(1), answers }
  const before = boxOn(shelf, offline)
  before.add(queued(1))
  before.add(answered)
  expect(await before.send(answered)).toEqual({ outcome: 'waiting' })

  const posted: string[] = []
  const post = async ({ key }: QueuedReading) => {
    posted.push(key)
    return aReply
  }
  const after = boxOn(shelf, post)
  expect(after.waiting()).toEqual([queued(1), answered])
  for (const one of after.waiting()) await after.send(one)
  expect(posted).toEqual(['key-001'])
  expect(after.waiting()).toEqual([])

  // Another page may have sent the reading already: sent again under its key it gives its name.
  const alone = boxOn(shelf, post)
  expect(await alone.send(answered)).toEqual({
    outcome: 'sent',
    reply: { ...aReply, reading: { ...aReply.reading, understood } },
  })
  expect(posted).toEqual(['key-001', 'key-001'])
})

/** What happens to one sending: the request lost, the answer lost after it counted, or all well. */
const fates = fc.constantFrom('lost', 'answerLost', 'well')

test('whatever is lost on the way and whenever the page reloads, each reading counts exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ act: fc.constantFrom('finish', 'send', 'reload'), fate: fates }), {
        maxLength: 40,
        size: 'max',
      }),
      async acts => {
        const shelf = shelfOf()
        const counted = new Map<string, number>()
        let fate = 'well'
        const post = async ({ key }: QueuedReading) => {
          if (fate === 'lost') throw new Offline()
          if (!counted.has(key)) counted.set(key, (counted.get(key) ?? 0) + 1)
          if (fate === 'answerLost') throw new Offline()
          return aReply
        }
        let box = boxOn(shelf, post)
        let finished = 0
        const sendAll = () => Promise.all(box.waiting().flatMap(one => [box.send(one), box.send(one)]))
        for (const step of acts) {
          fate = step.fate
          if (step.act === 'finish') box.add(queued(finished++))
          if (step.act === 'send') await sendAll()
          if (step.act === 'reload') box = boxOn(shelf, post)
        }
        fate = 'well'
        await sendAll()
        expect([...counted.values()]).toEqual(Array.from({ length: finished }, () => 1))
        expect(box.waiting()).toEqual([])
      },
    ),
  )
})
