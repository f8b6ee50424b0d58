import { expect, test } from 'vitest'
import { advanced, moved, NOTHING, newSending, type SendingJob, started, stuckAt } from './sending-job.ts'

const at = '2026-11-20T12:00:00.000Z'
const later = '2026-11-20T12:05:00.000Z'
const opened = newSending(
  { sendingId: 's1', sentBy: 'rosa', sender: 'admin', where: { place: 'island' }, trace: 't', at },
  { to: ['student'], text: { template: 'noSchool' }, priority: 'normal' },
)
const inState = (state: SendingJob['state'], more: Partial<SendingJob> = {}): SendingJob => ({
  ...opened,
  state,
  ...more,
})
const progress = (tally: Partial<typeof NOTHING>, isThrough = false) => ({
  cursor: { stretch: 3, seen: 'x' },
  tally: { ...NOTHING, ...tally },
  isThrough,
})

test('a pass adds up, and ends as what it was', () => {
  const counted = advanced(
    inState('counting', { people: 5 }),
    0,
    progress({ people: 2, unwilling: 1 }, true),
    later,
  )
  expect(counted).toMatchObject({
    state: 'counted',
    people: 7,
    unwilling: 1,
    turn: 1,
    cursor: { stretch: 3 },
  })
  expect(counted?.finishedAt).toBeUndefined()
  const going = advanced(inState('sending'), 0, progress({ sent: 4, skipped: 1, failed: 1 }), later)
  expect(going).toMatchObject({ state: 'sending', sent: 4, skipped: 1, failed: 1, dueAt: stuckAt(later) })
  expect(advanced(inState('sending'), 0, progress({}, true), later)).toMatchObject({
    state: 'sent',
    finishedAt: later,
  })
})

test('what another worked off is not counted twice', () => {
  expect(advanced(inState('sending', { turn: 4 }), 3, progress({ sent: 4 }), later)).toBeUndefined()
  expect(advanced(inState('sending', { turn: 4 }), 5, progress({ sent: 4 }), later)).toBeUndefined()
})

test('what its sender did meanwhile holds, and what was worked off counts', () => {
  expect(advanced(inState('paused'), 0, progress({ sent: 4 }), later)).toMatchObject({
    state: 'paused',
    sent: 4,
  })
  expect(advanced(inState('paused'), 0, progress({ sent: 4 }, true), later)).toMatchObject({ state: 'sent' })
  expect(advanced(inState('cancelled'), 0, progress({ sent: 4 }, true), later)).toMatchObject({
    state: 'cancelled',
    sent: 4,
  })
})

test('a count that was on its way when it began to go is dropped', () => {
  const counted = inState('counted', { turn: 1 })
  const going = started(counted, { noticeId: 'n1', trace: 't2', at: later })
  expect(going).toMatchObject({
    ...{ state: 'sending', startedAt: later, wentOnAt: later, noticeId: 'n1', trace: 't2' },
    cursor: { stretch: 0 },
  })
  expect(advanced(going, 1, progress({ people: 9 }, true), later)).toBeUndefined()
})

test.each([
  ['pause', ['sending'], 'paused'],
  ['resume', ['paused'], 'sending'],
  ['cancel', ['counting', 'counted', 'sending', 'paused'], 'cancelled'],
] as const)('%s changes what it can, and nothing else', (name, from, to) => {
  for (const state of ['counting', 'counted', 'sending', 'paused', 'sent', 'cancelled'] as const)
    expect(moved[name](inState(state), later)?.state, state).toBe(
      from.some(one => one === state) ? to : undefined,
    )
})

test('what went on arrives from then on', () => {
  expect(moved.resume(inState('paused', { wentOnAt: at }), later)?.wentOnAt).toBe(later)
})
