import * as z from 'zod/mini'
import { checkMarks } from '#shared/catalogue/checks/marks.ts'
import { checkSpelling, type Knows } from '#shared/catalogue/checks/spelling.ts'
import { type Sentence, SOUND_MARK } from '#shared/generation/analysis.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import type { ToldFinding } from '#shared/progress/told-finding.ts'
import { checkBlocked, isName } from '../blocklist.ts'
import { jsonIn } from '../written-text.ts'
import { firstInvented, isOfAll } from './allowed.ts'
import { diagnosisIn, unfoundedClaim } from './claims.ts'
import { numeralsIn } from './numerals.ts'
import { keyOf } from './prompt.ts'

/** A sentence's letters, and how many of them make a page. */
const LONGEST = 300
const SHORTEST = 15
const MOST_SENTENCES = 30
/** A sentence rests on so many findings at most: of more it would say nothing certain. */
const MOST_FINDINGS = 4

const Answer = z.object({ sentences: z.array(z.unknown()) })
const Written = z.strictObject({
  of: z.array(z.string()).check(z.minLength(1), z.maxLength(MOST_FINDINGS)),
  es: z.string().check(z.trim(), z.minLength(SHORTEST), z.maxLength(LONGEST)),
  en: z.string().check(z.trim(), z.minLength(SHORTEST), z.maxLength(LONGEST)),
})

/** What of an answer may be shown, and why the rest may not. */
export interface Judged {
  readonly sentences: readonly Sentence[]
  readonly problems: readonly string[]
}

/** A writer's answer: the sentences that say nothing but what their findings show, in both languages. */
export function judgedPage(answer: string, findings: readonly ToldFinding[], known: Knows): Judged {
  const knows: Knows = (word, language) => OF_SCHOOL.has(word.toLowerCase()) || known(word, language)
  const json = Answer.safeParse(jsonIn(answer))
  if (!json.success)
    return { sentences: [], problems: ['schema: the answer is not one JSON object of sentences'] }
  const sentences: Sentence[] = []
  const problems: string[] = []
  const said = new Set<string>()
  for (const [at, one] of json.data.sentences.slice(0, MOST_SENTENCES).entries()) {
    const judged = judgedSentence(one, findings, knows)
    if ('problem' in judged) problems.push(`sentence ${at + 1}: ${judged.problem}`.slice(0, 200))
    else if (LANGUAGES.some(language => said.has(judged.text[language])))
      problems.push(`sentence ${at + 1}: said before`)
    else {
      sentences.push(judged)
      for (const language of LANGUAGES) said.add(judged.text[language])
    }
  }
  return { sentences, problems }
}

function judgedSentence(
  one: unknown,
  findings: readonly ToldFinding[],
  knows: Knows,
): Sentence | { readonly problem: string } {
  const written = Written.safeParse(one)
  if (!written.success) {
    const [issue] = written.error.issues
    return { problem: `schema: ${issue?.path.join('.') || 'the whole'}: ${issue?.code}` }
  }
  const keys = [...new Set(written.data.of)]
  const of = keys.map(key => findings.findIndex((_, at) => keyOf(at) === key))
  if (of.includes(-1)) return { problem: 'schema: it rests on a finding that is not there' }
  const cited = of.flatMap(at => findings[at] ?? [])
  const text = { 'es-PR': written.data.es, 'en-US': written.data.en }
  for (const language of LANGUAGES) {
    const problem = problemIn(text[language], language, cited, knows)
    if (problem !== undefined) return { problem: `${language}: ${problem}` }
  }
  return { text, of }
}

/** Everything but letters, digits and the marks of plain prose. */
const MARKUP = /[^\p{L}\p{M}\p{N}\s.,;:¿?¡!%()'’ºª–—-]/u

/** A dash at a number makes it less than nothing, or a span. */
const SIGNED = /[-–—]\s?\d|\d\s?[-–—]/
/** Letters that stand alone in neither language; a word could be spelled out of them. */
const LONE = /(?<![\p{L}'’])(?![aeiouyáó])\p{L}(?![\p{L}'’])/iu

/** The first thing for which a sentence may not be shown. */
export function problemIn(
  written: string,
  language: Language,
  findings: readonly ToldFinding[],
  knows: Knows,
): string | undefined {
  const sounds = new Set(findings.flatMap(({ sound }) => sound ?? []))
  if (written.includes(SOUND_MARK) && sounds.size !== 1) return 'sound: it rests on no one sound'
  // A word of either language stands for it.
  const sentence = written
    .replaceAll(SOUND_MARK, language === 'es-PR' ? 'así' : 'so')
    .replace(/(\d)\.(?=[ºª])/g, '$1')
  if (MARKUP.test(sentence) || /[\n\r\t]/.test(sentence) || LONE.test(sentence))
    return 'markup: signs that are none of prose'
  if (sentencesIn(sentence) !== 1) return 'sentence: it is not one sentence'
  const [name] = namesIn(sentence, knows, language)
  if (name !== undefined) return `name: «${name}» may be somebody’s`
  const numerals = numeralsIn(sentence, language)
  if (!numerals || SIGNED.test(sentence)) return 'figure: numbers in signs that are no digits'
  const invented = firstInvented(numerals, findings)
  if (invented) return `figure: ${invented.number}${invented.isPercent ? '%' : ''} is none of its findings’`
  // Nor in its syllables.
  const diagnosis = diagnosisIn(sentence) ?? diagnosisIn(sentence.replace(/[-'’]/g, ''))
  if (diagnosis !== undefined) return `diagnosis: «${diagnosis}»`
  const claim = unfoundedClaim(sentence, language, { findings, isOfAll: isOfAll(findings) })
  if (claim !== undefined) return `claim: ${claim}, and none of its findings does`
  const writing = { language, written: [{ where: 'the sentence', written: sentence }] }
  const [found] = [...checkMarks(writing), ...checkSpelling(writing, { knows }), ...checkBlocked([sentence])]
  return found && `${found.check}: ${found.detail}`
}

/** Words of school that no dictionary has. */
const OF_SCHOOL = new Set(['prekínder', 'kínder', 'prekindergarten', 'kindergarten'])

/** How many sentences it is: with an end, and no other before it. */
function sentencesIn(sentence: string): number {
  if (!/[.!?)]$/.test(sentence)) return 0
  return tokenize(sentence).filter(({ boundary }) => boundary === 'sentence').length
}

/** The languages, as English writes them. */
const CAPITALIZED = new Set(['English', 'Spanish', 'I'])

/** Words with a capital that are not known small: also what opens the sentence, where it is the name of many. */
function namesIn(sentence: string, knows: Knows, language: Language): string[] {
  return tokenize(sentence)
    .filter(({ text }) => /\p{Lu}/u.test(text))
    .filter(({ text, start }) => {
      if (CAPITALIZED.has(text)) return language === 'es-PR'
      const opens = !/[\p{L}\p{N}]/u.test(sentence.slice(0, start))
      return !opens || isName(text) || !knows(text.charAt(0).toLowerCase() + text.slice(1), language)
    })
    .map(({ text }) => text)
}
