import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgedPage } from '#functions/generation/rules/analysis/judge.ts'
import { firstTurn as firstTurnOfPage } from '#functions/generation/rules/analysis/prompt.ts'
import { findingsIn, judged, type Lexicon } from '#functions/generation/rules/judge.ts'
import { firstTurn } from '#functions/generation/rules/prompt.ts'
import { readDictionaries } from '#infra/build/catalogue/dictionaries.ts'
import { checkTargets } from '#infra/build/catalogue/targets.ts'
import { readCatalogue } from '#infra/build/catalogue-check.ts'
import type { Knows } from '#shared/catalogue/checks/spelling.ts'
import { WordFilter } from '#shared/catalogue/checks/word-filter.ts'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { type AskText, THEMES } from '#shared/generation/schema.ts'
import { GRADES, LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { SOUNDS } from '#shared/language/sound.ts'
import { FINDING_IDS, type ToldFinding } from '#shared/progress/told-finding.ts'
import { everyFinding } from '#tests/support/findings.ts'
import { answerTo } from './answer.ts'

const dictionaries = await readDictionaries()
const catalogue = (await readCatalogue()).texts.map(({ content }) => ReadingText.parse(content))
const filters = new Map(
  LANGUAGES.map(language => [language, WordFilter.of(new Set(dictionaries.formsOf(language)))]),
)

const lexiconOf = (language: Language): Lexicon => ({
  knows: word =>
    filters.get(language)?.has(word) === true ||
    filters.get(language)?.has(word.charAt(0).toLowerCase() + word.slice(1)) === true,
  told: catalogue.filter(text => text.language === language),
})
const lexicons = { 'es-PR': lexiconOf('es-PR'), 'en-US': lexiconOf('en-US') }

const conversation = (asked: AskText, textId: string) => [
  { role: 'user' as const, content: [{ text: firstTurn(asked, textId) }] },
]

test('whatever is asked for, the rules write a text that stands every check', () => {
  const seeds = Number(process.env.SEEDS ?? 1)
  const problems: string[] = []
  const bodies = new Set<string>()
  let count = 0
  for (const language of LANGUAGES)
    for (const grade of GRADES)
      for (const theme of THEMES)
        for (let seed = 0; seed < seeds; seed++) {
          const sounds = SOUNDS.filter(
            (sound, at) => sound.startsWith(language.slice(0, 2)) && at % 9 === seed % 9,
          )
          const asked: AskText = { language, grade, theme, sounds }
          const textId = `seed-${language.slice(0, 2)}-${grade.toLowerCase()}-${theme}-${seed}`
          const judgement = judged(answerTo(conversation(asked, textId)), asked, textId, lexicons[language])
          count++
          if ('findings' in judgement)
            problems.push(`${textId}: ${judgement.findings.map(({ detail }) => detail).join('; ')}`)
          else {
            bodies.add(judgement.text.body.join('\n'))
            problems.push(...checkTargets(judgement.text).map(({ detail }) => `${textId}: ${detail}`))
          }
        }
  expect(problems.slice(0, 40)).toEqual([])
  // By far the most differ, although there are few subjects.
  expect(bodies.size).toBeGreaterThan(count * 0.8)
}, 1_800_000)

test('the catalogue’s own texts are hardly ever refused: what a writer is held to is not stricter than it must be', () => {
  const refused = catalogue.flatMap(text =>
    findingsIn(text, { ...lexicons[text.language], told: [] }).map(
      ({ check, detail }) => `${text.id}: ${check}: ${detail}`,
    ),
  )
  if (process.env.SHOW) console.log(refused.join('\n'))
  // Lives that were lived name people, wars and tobacco, as only a person may choose to.
  const others = catalogue.filter(({ category }) => category !== 'history').map(({ id }) => id)
  const ids = new Set(refused.map(line => line.split(':')[0]))
  expect(others.filter(id => ids.has(id)).length).toBeLessThan(others.length * 0.1)
  expect(refused.filter(line => !line.includes(': blocked: '))).toEqual([])
})

test('what the catalogue tells is not told again', () => {
  const [text] = catalogue
  if (!text) throw new Error('no catalogue')
  expect(findingsIn(text, lexicons[text.language]).map(({ check }) => check)).toContain('overlap')
})

const knows: Knows = (word, language) => lexicons[language].knows(word, language)
const answered = (findings: readonly ToldFinding[]) =>
  answerTo([{ role: 'user', content: [{ text: firstTurnOfPage(findings, 'group') }] }])

test('whatever is found, the rules’ page stands every check, and every finding is told', () => {
  const number = fc.integer({ min: 0, max: 4000 })
  fc.assert(
    fc.property(
      fc.infiniteStream(number),
      fc.constantFrom(...LANGUAGES),
      fc.constantFrom(...GRADES),
      (numbers, language, grade) => {
        const next = () => numbers.next().value ?? 0
        for (const finding of everyFinding({ language, grade, number: next })) {
          const { sentences, problems } = judgedPage(answered([finding]), [finding], knows)
          expect([finding.id, problems]).toEqual([finding.id, []])
          expect(sentences.map(({ of }) => of)).toEqual([[0]])
        }
      },
    ),
    { numRuns: 40 },
  )
}, 120_000)

test('what belongs together is said together, of one language', () => {
  const findings = everyFinding({ language: 'es-PR', grade: '2', number: () => 30 })
  expect(findings.map(({ id }) => id)).toEqual([...FINDING_IDS])
  const { sentences, problems } = judgedPage(answered(findings), findings, knows)
  expect(problems).toEqual([])
  const pairs = sentences.filter(({ of }) => of.length === 2)
  expect(pairs.map(({ of }) => of.map(at => findings[at]?.id))).toEqual([
    ['hard', 'sound'],
    ['ownHard', 'ownSound'],
    ['ownEasy', 'ownSlow'],
  ])
  const apart = findings.map(one => (one.id === 'sound' ? { ...one, language: 'en-US' as const } : one))
  expect(
    judgedPage(answered(apart), apart, knows).sentences.filter(({ of }) => of.length === 2),
  ).toHaveLength(2)
})
