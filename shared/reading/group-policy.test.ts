import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_GROUP_POLICY, type GroupPolicy, policyOf, TEACHABLE } from './group-policy.ts'
import { DEFAULT_POLICY } from './policy.ts'
import { outcomes } from './said-aloud.ts'
import { scoreReading } from './score.ts'

const rules = [...TEACHABLE['es-PR'], ...TEACHABLE['en-US']]
const groups: fc.Arbitrary<GroupPolicy[]> = fc.array(
  fc.record({
    strictRules: fc.array(fc.constantFrom(...rules)),
    insertions: fc.constantFrom('ignored', 'counted'),
    openGrades: fc.constant([]),
  }),
)

test('a rule is strict where any group of the child is taught it, whatever their order', () => {
  fc.assert(
    fc.property(groups, all => {
      const { strictRules, insertions } = policyOf(all)
      expect(insertions === 'counted').toBe(all.some(group => group.insertions === 'counted'))
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
    tones: [],
  }
  const taught = policyOf([{ ...DEFAULT_GROUP_POLICY, strictRules: ['coda-s'] }])
  expect(outcomes(scoreReading({ ...input, policy: policyOf([]) }))[1]).toBe('dialect')
  expect(outcomes(scoreReading({ ...input, policy: taught }))[1]).toBe('mispronounced')
})

test('a word that is put in is no error, unless a group of the child counts it', () => {
  const input = {
    language: 'es-PR' as const,
    expected: 'La casa es alta.',
    heard: 'la casa grande es alta'.split(' ').map((word, n) => ({ word, start: n, end: n + 0.8 })),
    seconds: 5,
    tones: [],
  }
  const scored = (insertions: 'ignored' | 'counted') =>
    scoreReading({
      ...input,
      policy: policyOf([DEFAULT_GROUP_POLICY, { ...DEFAULT_GROUP_POLICY, insertions }]),
    })
  expect(scored('ignored')).toMatchObject({ errors: 0, accuracy: 1, wordsCorrect: 4 })
  expect(scored('counted')).toMatchObject({ errors: 1, accuracy: 0.8, wordsCorrect: 4 })
})
