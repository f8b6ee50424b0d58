import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Seen } from './seen.ts'

test('knows what was added, before and after it was put away, and nothing else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 3 }), keys => {
      const [first = '', second = '', ...others] = keys
      const seen = new Seen()
      seen.add(first)
      const again = new Seen(seen.toBuffer())
      again.add(second)
      const last = new Seen(again.toBuffer())
      for (const set of [again, last]) {
        expect([set.has(first), set.has(second)]).toEqual([true, true])
        expect(others.some(key => set.has(key))).toBe(false)
      }
    }),
  )
})
