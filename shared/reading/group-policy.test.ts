import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GroupPolicy, policyOf, TEACHABLE } from './group-policy.ts'
import { DEFAULT_POLICY } from './policy.ts'
import { outcomes } from './said-aloud.ts'
import { scoreReading } from './score.ts'

const rules = [...TEACHABLE['es-PR'], ...TEACHABLE['en-US']]
const groups: fc.Arbitrary<GroupPolicy[]> = fc.array(
  fc.record({ strictRules: fc.array(fc.constantFrom(...rules)) }),
)

test('a rule is strict where any group of the child is taught it, whatever their order', () => {
  fc.assert(
    fc.property(groups, all => {
      const { strictRules } = policyOf(all)
      expect(new Set(strictRules)).toEqual(new Set(all.flatMap(group => group.strictRules)))
      expect(policyOf(all.toReversed())).toEqual(policyOf(all))
    }),
  )
  expect(policyOf([])).toEqual(DEFAULT_POLICY)
})

test('the -s of plurals is forgiven, unless it is being taught', () => {
  const input = {
    language: 'es-PR' as const,
    expected: 'Las casas son altas.',
    heard: 'las casa son altas'.split(' ').map((word, n) => ({ word, start: n, end: n + 0.8 })),
    seconds: 4,
  }
  const taught = policyOf([{ strictRules: ['coda-s'] }])
  expect(outcomes(scoreReading({ ...input, policy: policyOf([]) }))[1]).toBe('dialect')
  expect(outcomes(scoreReading({ ...input, policy: taught }))[1]).toBe('mispronounced')
})
