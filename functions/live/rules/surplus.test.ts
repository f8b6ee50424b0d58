import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_CONNECTIONS, surplus } from './surplus.ts'

const opened = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    connectionId: `c${i}`,
    openedAt: new Date(Date.UTC(2026, 7, 10, 8, 0, i)).toISOString(),
  }))

test('ten stay, of eleven the oldest goes', () => {
  expect(surplus(opened(10), 'c9')).toEqual([])
  expect(surplus(opened(11), 'c10')).toEqual(['c0'])
})

test('the newest stays, whatever the clocks of two functions say', () => {
  expect(surplus(opened(11), 'c0')).toEqual(['c1'])
  // Its own row may not be read back yet.
  expect(surplus(opened(10), 'new')).toEqual(['c0'])
})

test('however many there are and in whatever order, ten are left: the newest and the nine youngest others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.nat(), (count, at) => {
      const open = opened(count)
      const newest = `c${count === 0 ? 0 : at % count}`
      const gone = surplus(
        open.toSorted((a, b) => (a.connectionId < b.connectionId ? 1 : -1)),
        newest,
      )
      const left = open.filter(({ connectionId }) => !gone.includes(connectionId))
      expect(left).toHaveLength(Math.min(count, MOST_CONNECTIONS))
      if (count > 0) expect(left.map(({ connectionId }) => connectionId)).toContain(newest)
      const youngest = open
        .filter(({ connectionId }) => connectionId !== newest)
        .slice(-(MOST_CONNECTIONS - 1))
      for (const { connectionId } of youngest) expect(gone).not.toContain(connectionId)
    }),
  )
})
