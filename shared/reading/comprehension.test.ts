import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comprehensionOf, type Question, questionsOf } from './comprehension.ts'

const question = (id: string, kind: Question['kind'], ...options: string[]): Question => ({
  id,
  kind,
  options,
  correctAnswer: options[0] ?? '',
})
const questions = [
  question('q1', 'literal', 'A la playa', 'A la escuela', 'Al monte'),
  question('q2', 'literal', 'Su cubo', 'Un vaso', 'Una bolsa'),
  question('q3', 'literal', 'Una pluma', 'Una flor', 'Una piedra'),
  question('q4', 'inferential', 'Porque hay sol', 'Porque es de noche', 'Porque llueve'),
  question('q5', 'inferential', 'Contentos', 'Con miedo', 'Enojados'),
]
/** The first try of each question; undefined: the right one. */
const answered = (tries: readonly (readonly string[] | undefined)[]) =>
  questions.map(({ id, correctAnswer }, n) => ({
    questionId: id,
    tries: [...(tries[n] ?? [correctAnswer])],
  }))

test('only the first try counts, by kind of question', () => {
  const again = ['A la escuela', 'A la playa']
  expect(comprehensionOf(questions, answered([again, undefined, undefined, ['Porque llueve']]))).toEqual({
    literal: { asked: 3, right: 2 },
    inferential: { asked: 2, right: 1 },
  })
})

test('in whatever order questions are answered, they score the same', () => {
  const first = fc.tuple(...questions.map(({ options }) => fc.constantFrom(...options)))
  const answers = first.map(tries => answered(tries.map(one => [one])))
  const shuffled = answers.chain(all =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  )
  fc.assert(
    fc.property(shuffled, ([all, other]) => {
      const score = comprehensionOf(questions, all)
      expect(comprehensionOf(questions, other)).toEqual(score)
      expect(score).toMatchObject({ literal: { asked: 3 }, inferential: { asked: 2 } })
    }),
  )
})

test.each([
  ['a question left out', answered([]).slice(1)],
  ['a question twice', [...answered([]).slice(1), ...answered([]).slice(1, 2)]],
  ['a question of another text', [...answered([]).slice(1), { questionId: 'q9', tries: ['A la playa'] }]],
  ['all, and one of them again', [...answered([]), ...answered([]).slice(0, 1)]],
  ['all, and one of another text', [...answered([]), { questionId: 'q9', tries: ['A la playa'] }]],
  ['an answer that nobody offered', answered([['A la luna']])],
  ['a second answer that nobody offered', answered([['A la escuela', 'A la luna']])],
])('%s is not an answer to this text', (_, answers) => {
  expect(comprehensionOf(questions, answers)).toBeUndefined()
})

test('of each question the tries are told, and how the first went astray', () => {
  const tied = questions.map(one =>
    one.id === 'q3'
      ? one
      : { ...one, mistakes: { 'A la escuela': 'otherPlace', 'Porque llueve': 'opposite' } as const },
  )
  const tries = [
    ['A la escuela', 'A la playa'],
    undefined,
    ['Una flor'],
    ['Porque es de noche', 'Porque llueve'],
  ]
  expect(questionsOf(tied, answered(tries)).map(({ tries, mistake }) => [tries, mistake])).toEqual([
    [2, 'otherPlace'],
    [1, undefined],
    // Its text ties none.
    [0, undefined],
    // The second try went astray otherwise; the first is not known.
    [0, undefined],
    [1, undefined],
  ])
  expect(questionsOf(tied, answered(tries))[1]).not.toHaveProperty('mistake')
})
