import { type Finding, found } from '#shared/catalogue/checks/finding.ts'
import { bodyWords, wordsIn } from '#shared/catalogue/checks/words.ts'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import { activitiesOf, questionsOf, type Unit } from '#shared/catalogue/unit.ts'
import { GRADES, type Grade, LANGUAGES, type Language } from '#shared/kernel/school.ts'

/** A question with options, and the words of the text that it is about; none where it is about none. */
export interface Choice {
  readonly question: string
  readonly options: readonly string[]
  readonly correctAnswer: string
}
interface Asked {
  readonly question: Choice
  readonly body: ReadonlySet<string>
}

/** How well an option pleases whoever guesses by this rule; of those that please most, one is taken at random. */
type Policy = (question: Choice, body: ReadonlySet<string>) => (option: string) => number

const KINDS = ['literal', 'inferential'] as const
/** The questions of units are of no text. */
type Kind = (typeof KINDS)[number] | 'unit'

const shared = (words: readonly string[], of: ReadonlySet<string>) =>
  words.filter(word => of.has(word)).length
const once = (phrase: string) => [...new Set(wordsIn(phrase))]

/** The ways to guess without having read, or with the text before one's eyes and no understanding of it. */
const POLICIES = ['longest', 'shortest', 'first', 'stem', 'text', 'textShare'] as const
type PolicyName = (typeof POLICIES)[number]

const policies: Readonly<Record<PolicyName, Policy>> = {
  longest: () => option => option.length,
  shortest: () => option => -option.length,
  first:
    ({ options }) =>
    option =>
      -options.indexOf(option),
  stem: ({ question }) => {
    const stem = new Set(wordsIn(question))
    return option => shared(once(option), stem)
  },
  text: (_, body) => option => shared(once(option), body),
  textShare: (_, body) => option => {
    const words = once(option)
    return shared(words, body) / words.length
  },
}

/** Points over chance that a policy may score; the options of a literal question are in the text's own words. */
const mostOver = (policy: PolicyName, kind: Kind) =>
  policy.startsWith('text') && kind === 'literal' ? 15 : 8

/** The questions of a grade, language and kind, and by how many points of 100 each policy beats chance on them. */
export interface Guessed {
  readonly cell: string
  readonly questions: number
  readonly policies: readonly { readonly policy: PolicyName; readonly over: number; readonly most: number }[]
}

export const guessedOf = (texts: readonly ReadingText[], units: readonly Unit[]): Guessed[] =>
  GRADES.flatMap(grade =>
    LANGUAGES.flatMap(language => {
      const isHere = (of: { readonly grade: Grade; readonly language: Language }) =>
        of.grade === grade && of.language === language
      const own = texts.filter(isHere).map(text => ({ text, body: new Set(bodyWords(text)) }))
      const inTexts = KINDS.flatMap(kind =>
        cellOf(
          `${grade} ${language} ${kind}`,
          kind,
          own.flatMap(({ text, body }) =>
            text.questions.filter(one => one.kind === kind).map(question => ({ question, body })),
          ),
        ),
      )
      const inUnits = units
        .filter(isHere)
        .flatMap(unit => activitiesOf(unit).flatMap(questionsOf))
        .filter(question => question.type === 'multiple-choice')
        .map(question => ({ question, body: new Set<string>() }))
      return [...inTexts, ...cellOf(`${grade} ${language} unit`, 'unit', inUnits)]
    }),
  )

function cellOf(cell: string, kind: Kind, asked: readonly Asked[]): Guessed[] {
  if (asked.length === 0) return []
  const overOf = (policy: Policy) =>
    asked.reduce((sum, { question, body }) => sum + gain(policy, question, body), 0) / asked.length
  return [
    {
      cell,
      questions: asked.length,
      policies: POLICIES.map(policy => ({
        policy,
        over: 100 * overOf(policies[policy]),
        most: mostOver(policy, kind),
      })),
    },
  ]
}

/** What a policy expects to score on a question, less what chance does. */
function gain(policy: Policy, question: Choice, body: ReadonlySet<string>): number {
  const pleases = policy(question, body)
  const best = Math.max(...question.options.map(pleases))
  const taken = question.options.filter(option => pleases(option) === best)
  const hit = taken.includes(question.correctAnswer) ? 1 / taken.length : 0
  return hit - 1 / question.options.length
}

/** From so many questions on, a cell's figure is more than luck. */
export const ENOUGH = 40

/** The policies that score more than they may. */
export const checkGuessing = (texts: readonly ReadingText[], units: readonly Unit[]): Finding[] =>
  guessedOf(texts, units)
    .filter(({ questions }) => questions >= ENOUGH)
    .flatMap(({ cell, policies: tried }) =>
      tried
        .filter(({ over, most }) => over > most)
        .map(({ policy, over, most }) => ({
          id: cell,
          ...found('guessing', `${policy} scores ${over.toFixed(1)} points over chance; at most ${most}`),
        })),
    )

/** A table: a line for each cell, the points over chance of each policy. */
export function tellGuessed(guessed: readonly Guessed[]): string {
  const line = (cell: string, figures: readonly string[]) =>
    `${cell.padEnd(22)}${figures.map(figure => figure.padStart(10)).join('')}`
  return [
    line('points over chance', ['questions', ...POLICIES]),
    ...guessed.map(({ cell, questions, policies: tried }) =>
      line(cell, [`${questions}`, ...tried.map(({ over }) => over.toFixed(0))]),
    ),
  ].join('\n')
}
