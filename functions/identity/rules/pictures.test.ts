import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PICTURES, type PictureWord } from '#shared/identity/group.ts'
import { answerOf, isSecret, nextStep, secretOf, triesOfChild } from './pictures.ts'

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

test('an answer is read whatever comes', () => {
  const pictures = ['sol', 'luna', 'casa']
  const text = JSON.stringify({ classCode: ' abcdef ', pictures })
  expect(answerOf(text)).toEqual({ classCode: 'ABCDEF', pictures })
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json()), any => {
      expect(answerOf(any)).toBeUndefined()
    }),
  )
  for (const wrong of [
    { classCode: 'ABCDEF', pictures: ['sol', 'luna'] },
    { classCode: 'ABCDEF', pictures: ['sol', 'luna', 'mar'] },
    { classCode: 'ABCDEF', pictures, studentId: 'ana' },
    { classCode: 'A'.repeat(1_000_000), pictures },
  ])
    expect(answerOf(JSON.stringify(wrong))).toBeUndefined()
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

test('tries are counted by who is asked for, in whatever case', () => {
  expect(triesOfChild('ANA@LEE.TEST')).toBe(triesOfChild('ana@lee.test'))
  expect(triesOfChild('ana')).not.toBe(triesOfChild('eva'))
})
