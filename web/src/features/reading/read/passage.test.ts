import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectedOf, ReadingText } from '#shared/catalogue/schema.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import { passageOf, sentencesOf } from './passage.ts'

test('marks stay with the word they touch', () => {
  const [line] = passageOf(['—¡Buenos días! —dice ella.'])
  expect(line?.map(({ lead, word, trail }) => `${lead}|${word}|${trail}`)).toEqual([
    '—¡|Buenos|',
    '|días|!',
    '—|dice|',
    '|ella|.',
  ])
})

test('sentences begin where their words begin', () => {
  expect(sentencesOf({ body: ['La ola viene. ¡Se va!', 'Sí.'], language: 'es-PR' })).toEqual([
    { text: 'La ola viene.', from: 0, starts: [0, 3, 7], syllables: [1, 2, 2] },
    { text: ' ¡Se va!', from: 3, starts: [2, 5], syllables: [1, 1] },
    { text: 'Sí.', from: 5, starts: [0], syllables: [1] },
  ])
})

const folder = new URL('../../../../../shared/catalogue/content/texts/', import.meta.url)
const texts = readdirSync(folder).map(file =>
  ReadingText.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
)

test.each(texts)('$id: page, voice and score count the same words, and no mark is lost', text => {
  const scored = tokenize(expectedOf(text)).map(token => token.text)
  const placed = passageOf(text.body)
  expect(placed.flat().map(({ word }) => word)).toEqual(scored)
  expect(placed.flat().map(({ index }) => index)).toEqual(scored.keys().toArray())
  const shown = placed.map(words => words.map(({ lead, word, trail }) => lead + word + trail).join(' '))
  expect(shown).toEqual(text.body)
  const said = sentencesOf(text).flatMap(({ text: words, from, starts }) =>
    starts.map((start, n) => words.slice(start, start + (scored[from + n]?.length ?? 0))),
  )
  expect(said).toEqual(scored)
})
