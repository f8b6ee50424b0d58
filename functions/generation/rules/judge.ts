import { type Found, found } from '#shared/catalogue/checks/finding.ts'
import { checkLevel } from '#shared/catalogue/checks/level.ts'
import { checkMarks } from '#shared/catalogue/checks/marks.ts'
import { MOST_SHARED, sequencesOf, sharedPart } from '#shared/catalogue/checks/overlap.ts'
import { checkQuestions } from '#shared/catalogue/checks/questions.ts'
import { checkSpelling, type Knows } from '#shared/catalogue/checks/spelling.ts'
import { bodyWords, checkTaught, writingOf } from '#shared/catalogue/checks/words.ts'
import municipios from '#shared/catalogue/municipios.json' with { type: 'json' }
import { ReadingText } from '#shared/catalogue/schema.ts'
import type { AskText } from '#shared/generation/schema.ts'
import { checkBlocked } from './blocklist.ts'
import { composed } from './composition.ts'
import { jsonIn, WrittenText } from './written-text.ts'

/** What a text is held against beyond itself. */
export interface Lexicon {
  readonly knows: Knows
  /** The texts of the catalogue in its language. */
  readonly told: readonly Told[]
}
export interface Told {
  readonly id: string
  readonly title: string
  readonly body: readonly string[]
}

export type Judgement =
  | { readonly text: ReadingText }
  | { readonly findings: readonly [Found, ...(readonly Found[])] }

const cities = new Set(municipios.rows.map(({ municipio }) => municipio))

/** A writer's answer: a text fit for a child, or all that is wrong with it. */
export function judged(answer: string, asked: AskText, textId: string, lexicon: Lexicon): Judgement {
  const json = jsonIn(answer)
  if (json === undefined) return { findings: [notUnderstood('the answer is not one JSON object')] }
  const written = WrittenText.safeParse(json)
  if (!written.success) {
    const [first, ...more] = written.error.issues.map(({ path, code }) =>
      notUnderstood(`${path.join('.') || 'the whole'}: ${code}`),
    )
    return { findings: [first ?? notUnderstood('the whole'), ...more] }
  }
  const text = ReadingText.parse(composed(written.data, asked, textId))
  const [first, ...more] = findingsIn(text, lexicon)
  return first ? { findings: [first, ...more] } : { text }
}

/** Everything that keeps a text from a child: nothing where it is fit. */
export function findingsIn(text: ReadingText, { knows, told }: Lexicon): Found[] {
  const writing = writingOf(text)
  return [
    ...(cities.has(text.city) ? [] : [found('city', `«${text.city}» is no municipio`)]),
    ...checkLevel(text),
    ...checkMarks(writing),
    ...checkQuestions(text),
    ...checkTaught(text),
    ...checkSpelling(writing, { knows }),
    ...checkBlocked(writing.written.map(({ written }) => written)),
    ...checkTold(text, told),
  ]
}

function checkTold(text: ReadingText, told: readonly Told[]): Found[] {
  const sequences = sequencesOf(bodyWords(text))
  return told
    .filter(({ body }) => sharedPart(sequences, sequencesOf(bodyWords({ body: [...body] }))) >= MOST_SHARED)
    .map(({ id }) => found('overlap', `it says what ${id} says`))
}

/** What was found, as lines for whoever writes again, and for staff. */
export const linesOf = (findings: readonly Found[]): string[] =>
  findings.slice(0, 12).map(({ check, detail }) => `${check}: ${detail}`.slice(0, 200))

const notUnderstood = (detail: string): Found => found('schema', detail)
