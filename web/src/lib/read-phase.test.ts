import { expect, test } from 'vitest'
import { type ReadFacts, readPhase, staleSince } from './read-phase.ts'
import { Refusal } from './refusal.ts'

const refused = (code: string, status: number) => new Refusal({ code, status })
const facts = (of: Partial<ReadFacts>): ReadFacts => ({
  data: undefined,
  error: null,
  fetchStatus: 'idle',
  dataUpdatedAt: 0,
  ...of,
})
const lost = refused('client.unreachable', 0)

test.each([
  ['nothing yet', facts({ fetchStatus: 'fetching' }), true, 'waiting'],
  ['data', facts({ data: 0 }), true, 'ready'],
  ['data that could not be asked for again', facts({ data: 0, error: lost }), true, 'stale'],
  ['data of before, while there is no network', facts({ data: 0, fetchStatus: 'paused' }), false, 'stale'],
  ['what is not on the device', facts({ error: new TypeError('Failed to fetch') }), false, 'offline'],
  ['what waits for a network', facts({ fetchStatus: 'paused' }), true, 'offline'],
  ['what was lost without a network', facts({ error: lost }), false, 'offline'],
  ['what was lost all the same', facts({ error: lost }), true, 'unreached'],
  ['what failed on the other side', facts({ error: refused('kernel.unexpected', 500) }), true, 'unreached'],
  ['what is not for this reader', facts({ error: refused('kernel.notAllowed', 403) }), true, 'refused'],
  ['the same without a network', facts({ error: refused('kernel.notAllowed', 403) }), false, 'refused'],
  ['what is no more', facts({ error: refused('kernel.notFound', 404) }), true, 'gone'],
  ['what nobody foresaw', facts({ error: new Error('odd') }), true, 'unreached'],
] as const)('%s', (_, of, isOnline, phase) => {
  expect(readPhase(of, isOnline)).toBe(phase)
})

test('what is old is as old as the oldest of it; what is new, or not there, is not', () => {
  const old = (dataUpdatedAt: number) => facts({ data: 0, error: lost, dataUpdatedAt })
  expect(staleSince([old(5), old(3), facts({ data: 0, dataUpdatedAt: 1 }), facts({})], false)).toBe(3)
  expect(staleSince([facts({ data: 0 }), facts({ error: lost })], false)).toBeUndefined()
})
