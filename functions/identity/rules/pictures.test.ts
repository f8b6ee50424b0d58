import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PICTURES, type PictureWord } from '#shared/identity/group.ts'
import { hashOfTicket, isSecret, newTicket, nextStep, secretOf, typedClassCode } from './pictures.ts'

const picture = fc.constantFrom(...PICTURES)
const word: fc.Arbitrary<PictureWord> = fc.tuple(picture, picture, picture)

test('only the same pictures in the same order are right', () => {
  fc.assert(
    fc.property(word, word, (set, tried) => {
      expect(isSecret(tried, secretOf(set))).toBe(set.join() === tried.join())
    }),
    // Each costs two hashes that are slow on purpose.
    {
      numRuns: 10,
      examples: [
        [
          ['sol', 'luna', 'sol'],
          ['luna', 'sol', 'sol'],
        ],
        [
          ['sol', 'sol', 'sol'],
          ['sol', 'sol', 'sol'],
        ],
      ],
    },
  )
})

test('two children with the same pictures have different hashes', () => {
  const [one, two] = [secretOf(['sol', 'luna', 'casa']), secretOf(['sol', 'luna', 'casa'])]
  expect(one.hash).not.toBe(two.hash)
})

test('a class code is read as it may be typed', () => {
  expect(typedClassCode(' kynderpr ')).toBe('KYNDERPR')
})

test('a ticket is 32 bytes by chance, and is stored as what does not give it away', () => {
  const [one, two] = [newTicket(), newTicket()]
  expect(one).toMatch(/^[\w-]{43}$/)
  expect(one).not.toBe(two)
  expect(hashOfTicket(one)).toBe(hashOfTicket(one))
  expect(hashOfTicket(one)).not.toBe(hashOfTicket(two))
  expect(hashOfTicket(one)).not.toContain(one)
})

const round = (challengeName: string, challengeResult: boolean) => ({ challengeName, challengeResult })
test.each([
  ['nothing yet', [], { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false, failAuthentication: false }],
  ['a right answer', [round('CUSTOM_CHALLENGE', true)], { issueTokens: true, failAuthentication: false }],
  ['a wrong answer', [round('CUSTOM_CHALLENGE', false)], { issueTokens: false, failAuthentication: true }],
  ['a password’s first half', [round('SRP_A', true)], { issueTokens: false, failAuthentication: true }],
  [
    'a second round',
    [round('CUSTOM_CHALLENGE', true), round('CUSTOM_CHALLENGE', true)],
    { issueTokens: false, failAuthentication: true },
  ],
])('after %s', (_, rounds, next) => expect(nextStep(rounds)).toEqual(next))
