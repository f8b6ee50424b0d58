import { expect, test } from 'vitest'
import spanish from '#shared/catalogue/content/placement/spanish.json' with { type: 'json' }
import { PlacementSet } from '#shared/catalogue/placement-set.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import { DEFAULT_POLICY } from '#shared/reading/policy.ts'
import type { PlacementSession } from './kept-session.ts'
import { afterProbe, finishedOf, isEnough, isMute, placeOf, secondsLeft } from './session.ts'

const set = PlacementSet.parse(spanish)
const how = { policy: DEFAULT_POLICY, day: '2026-11-02' } as const
const begun: PlacementSession = {
  key: 'k',
  setHash: 'f'.repeat(64),
  language: 'es-PR',
  asking: 0,
  from: '2',
  probes: [],
  unheard: [],
  seconds: 0,
}

/** The next probe, of which so many words were heard. */
function on(session: PlacementSession, { upTo = 100, listened = 10 } = {}): PlacementSession {
  const { next } = placeOf(session, set, how)
  if (!next) return expect.unreachable()
  const heard = tokenize(next.body.join('\n\n'))
    .slice(0, upTo)
    .map(({ text: word }, n) => ({ word, start: n * 0.4, end: n * 0.4 + 0.3 }))
  const read = { probeId: next.id, heard, seconds: 0.1 + heard.length * 0.4, passed: false }
  return afterProbe(session, next, read, { ...how, listened })
}

test('each probe moves it on, and only what says something is sent', () => {
  const one = on(begun)
  expect(one).toMatchObject({ seconds: 10, unheard: [] })
  expect(isEnough(placeOf(one, set, how))).toBe(false)
  const two = on(one, { upTo: 0 })
  expect(two.unheard).toHaveLength(1)
  const three = on(two)
  expect(isEnough(placeOf(three, set, how))).toBe(false)
  const four = on(three)
  expect(isEnough(placeOf(four, set, how))).toBe(true)
  const ids = finishedOf(four).probes.map(({ probeId }) => probeId)
  expect(ids).toHaveLength(3)
  expect(ids).not.toContain(two.unheard[0])
  expect(placeOf(four, set, how).standing.rating).toBeGreaterThan(placeOf(begun, set, how).standing.rating)
})

test('a probe may take half a minute, and no more than is left of the two', () => {
  expect([0, 90, 100, 120].map(seconds => secondsLeft({ ...begun, seconds }))).toEqual([30, 30, 20, 1])
  expect(placeOf({ ...on(begun), seconds: 120 }, set, how).next).toBeUndefined()
})

test('a microphone that hears nothing twice ends it; one that heard something before does not', () => {
  const deaf = on(on(begun, { upTo: 0 }), { upTo: 0 })
  expect([isMute(on(begun, { upTo: 0 })), isMute(deaf)]).toEqual([false, true])
  expect(placeOf(deaf, set, how).next).toBeUndefined()
  expect(isMute(on(on(on(on(on(begun))), { upTo: 0 }), { upTo: 0 }))).toBe(false)
})
