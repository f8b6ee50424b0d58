import { expect, test } from 'vitest'
import { countedFlags } from './flags.ts'

const accuracy = (share: number) => ({ rule: 'accuracy', language: 'es-PR', accuracy: share }) as const
const silent = { rule: 'silent', days: 7, since: '2026-11-10' } as const

test('a flag keeps the day on which it began, and has the numbers of now', () => {
  const first = countedFlags([], [accuracy(0.86)], '2026-11-16')
  expect(first.raised).toMatchObject([{ flagId: 'accuracy-es-PR', raisedOn: '2026-11-16' }])
  const again = countedFlags(first.flags, [accuracy(0.84), silent], '2026-11-20')
  expect(again.flags).toEqual([
    { flagId: 'accuracy-es-PR', reason: accuracy(0.84), raisedOn: '2026-11-16' },
    { flagId: 'silent', reason: silent, raisedOn: '2026-11-20' },
  ])
  expect(again.raised.map(({ flagId }) => flagId)).toEqual(['silent'])
  expect(again.ended).toEqual([])
})

test('it ends with its reason, and begins anew another day, not set aside any more', () => {
  const aside = { by: 'luz', why: 'está enferma', until: '2026-11-30' }
  const flag = { flagId: 'silent', reason: silent, raisedOn: '2026-11-16', aside }
  expect(countedFlags([flag], [silent], '2026-11-18').flags).toEqual([flag])
  const over = countedFlags([flag], [], '2026-11-20')
  expect(over).toEqual({ flags: [], raised: [], ended: [flag] })
  expect(countedFlags(over.flags, [silent], '2026-11-24').flags).toEqual([
    { flagId: 'silent', reason: silent, raisedOn: '2026-11-24' },
  ])
})

test('counted twice nothing begins or ends again', () => {
  const { flags } = countedFlags([], [silent], '2026-11-16')
  expect(countedFlags(flags, [silent], '2026-11-16')).toEqual({ flags, raised: [], ended: [] })
})
