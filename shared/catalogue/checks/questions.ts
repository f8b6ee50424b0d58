import type { ReadingText } from '#shared/catalogue/schema.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import { type Found, found } from './finding.ts'
import { bodyWords, wordsIn } from './words.ts'

interface Choice {
  readonly id: string
  readonly options: readonly string[]
  readonly correctAnswer: string
  readonly hint?: string | undefined
}

const LEAST = { literal: 3, inferential: 2 } as const

/** Grades whose texts ask for no word yet. */
const BEFORE_WORDS: readonly Grade[] = ['PK', 'K', '1']

/** Enough questions of each kind, each answerable, and none that gives its answer away. */
export function checkQuestions({ questions }: Pick<ReadingText, 'questions'>): Found[] {
  const details: string[] = []
  for (const kind of ['literal', 'inferential'] as const) {
    const count = questions.filter(question => question.kind === kind).length
    if (count < LEAST[kind]) details.push(`${count} ${kind}; at least ${LEAST[kind]}`)
  }
  if (new Set(questions.map(({ id }) => id)).size < questions.length) details.push('two ids are the same')
  details.push(...giveaways(questions))
  return details.map(detail => found('questions', detail))
}

/** Grades in which a question that says “I” is taken for one about the child who reads. */
const OF_OTHERS: readonly Grade[] = ['PK', 'K', '1', '2']
const FIRST_PERSON: Readonly<Record<Language, readonly string[]>> = {
  'es-PR': ['yo', 'me', 'mi', 'mis', 'mí', 'mío', 'mía', 'conmigo', 'nos', 'nosotros', 'nuestro', 'nuestra'],
  'en-US': ['i', 'me', 'my', 'mine', 'we', 'us', 'our', 'ours'],
}
const QUOTED = /«[^»]*»|"[^"]*"|“[^”]*”/g

/**
 * What a text that was written by hand has besides: a hint with each question, the third person up to grade 2, and from
 * then on a question on a word.
 */
export function checkHelp(text: ReadingText): Found[] {
  const details = text.questions
    .filter(({ hint }) => hint === undefined)
    .map(({ id }) => `${id}: it has no hint`)
  if (OF_OTHERS.includes(text.grade))
    details.push(...text.questions.flatMap(one => saysI(one, text.language)))
  if (!BEFORE_WORDS.includes(text.grade) && !text.questions.some(question => asksForWord(question, text)))
    details.push('none asks what a word of the text means')
  return details.map(detail => found('questions', detail))
}

/** What a question says in the first person, but for words that it quotes. */
const saysI = ({ id, question, options, hint = '' }: ReadingText['questions'][number], language: Language) =>
  [question, ...options, hint]
    .filter(written =>
      wordsIn(written.replaceAll(QUOTED, '')).some(word => FIRST_PERSON[language].includes(word)),
    )
    .map(written => `${id}: «${written}» is in the first person`)

/** Whether a question quotes words of the text, to be understood from it. */
function asksForWord({ question }: { readonly question: string }, text: ReadingText): boolean {
  const body = ` ${[...wordsIn(text.title), ...bodyWords(text)].join(' ')} `
  const quoted = question.match(QUOTED) ?? []
  return quoted.some(words => body.includes(` ${wordsIn(words).join(' ')} `))
}

/** Questions that cannot be answered, or not wrongly: by the place of the answer or its length. */
export function giveaways(questions: readonly Choice[]): string[] {
  const details: string[] = []
  for (const { id, options, correctAnswer, hint = '' } of questions) {
    if (!options.includes(correctAnswer)) details.push(`${id}: «${correctAnswer}» is not among its options`)
    if (new Set(options).size < options.length) details.push(`${id}: two options are the same`)
    if (says(hint, correctAnswer)) details.push(`${id}: its hint says the answer`)
  }
  if (questions.length < 3) return details
  if (new Set(questions.map(placeOf)).size === 1) details.push('the answer always stands in the same place')
  if (questions.every(isAnswerLongest)) details.push('the answer is always the longest option')
  return details
}

/** Whether the words of an answer stand in a hint, one after the other. */
const says = (hint: string, answer: string) =>
  ` ${wordsIn(hint).join(' ')} `.includes(` ${wordsIn(answer).join(' ')} `)

const placeOf = ({ options, correctAnswer }: Choice) => options.indexOf(correctAnswer)

const isAnswerLongest = ({ options, correctAnswer }: Choice) =>
  options.every(option => option === correctAnswer || option.length < correctAnswer.length)
