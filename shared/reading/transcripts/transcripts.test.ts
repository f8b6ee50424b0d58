import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import { isError } from '../outcomes.ts'
import { english, spanish } from '../said-aloud.ts'
import { type Mark, type Transcript, transcriptOf } from './transcript.ts'

const linesOf = (language: Language): string[] =>
  readFileSync(join(import.meta.dirname, `${language}.txt`), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))

const TEXTS = join(import.meta.dirname, '../../catalogue/content/texts')
const bodyOf = (textId: string): string =>
  JSON.parse(readFileSync(join(TEXTS, `${textId}.json`), 'utf8')).body.join(' ')
const wordsOf = (text: string): string =>
  tokenize(text)
    .map(word => word.text)
    .join(' ')

/** The words of which the engine thinks otherwise than the listener: `hot: error, engine correct`. */
function differences({ expected, said, marks }: Transcript, language: Language): string[] {
  const { words } = (language === 'es-PR' ? spanish : english)(expected, said)
  return words.flatMap((word, at) => {
    const engine: Mark =
      word.outcome === 'notReached' ? 'notReached' : isError(word.outcome) ? 'error' : 'correct'
    return engine === marks[at] ? [] : [`${word.expected}: ${marks[at]}, engine ${engine}`]
  })
}

/** Each is explained in docs/scoring.md; a new one, and one that is mended, changes this list. */
const KNOWN: Readonly<Record<Language, readonly string[]>> = {
  'es-PR': [
    'la-sembradora-de-cuentos: viajó: correct, engine error',
    'el-libro-que-llego-tarde: devolvía: correct, engine error',
    'bebe-canta: bebé: correct, engine error',
    'castillos-de-arena: va: correct, engine error',
    'castillos-de-arena: tibia: correct, engine error',
    'la-hamaca: Mamá: correct, engine error',
    'la-hamaca: gata: correct, engine error',
  ],
  'en-US': [
    'mango-day: red: correct, engine error',
    'the-prompter: an: correct, engine error',
    'nobodys-goal: kindergarten: correct, engine error',
    'the-house-that-took-a-walk: light: correct, engine error',
    'mr-nobodys-library: sharks: correct, engine error',
    'a-bench-for-one-a-bench-for-two: run: error, engine correct',
    'a-bench-for-one-a-bench-for-two: and: error, engine correct',
    'a-bench-for-one-a-bench-for-two: jump: error, engine notReached',
    'pop-the-pods: go: error, engine correct',
    'a-bug-in-a-jug: bug: correct, engine error',
    'a-bug-in-a-jug: jug: correct, engine error',
    'mango-day: big: correct, engine error',
    'mango-day: Dad: correct, engine error',
    'i-see-the-sun: sits: correct, engine error',
    'ten-fat-ants: seven: correct, engine error',
  ],
}

test.each(LANGUAGES)(
  '%s: what the engine makes of readings is what a listener decided, but for what is known',
  language => {
    const transcripts = linesOf(language).map(transcriptOf)
    expect(transcripts.length).toBeGreaterThanOrEqual(100)
    const strange = transcripts.filter(
      ({ textId, expected }) => !` ${wordsOf(bodyOf(textId))} `.includes(` ${wordsOf(expected)} `),
    )
    expect(strange.map(({ textId, expected }) => `${textId}: ${expected}`)).toEqual([])
    const found = transcripts.flatMap(one =>
      differences(one, language).map(difference => `${one.textId}: ${difference}`),
    )
    expect(found).toEqual(KNOWN[language])
  },
)

test('a transcript says what was read, what was heard, and what becomes of it', () => {
  expect(transcriptOf('a: One [two=too] [three>tree] {four} (uh) (4) five. | Six')).toEqual({
    textId: 'a',
    expected: 'One two three four five. Six',
    said: 'one too tree uh (4) five',
    marks: ['correct', 'correct', 'error', 'error', 'correct', 'notReached'],
  })
})
