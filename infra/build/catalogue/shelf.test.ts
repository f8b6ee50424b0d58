import { expect, test } from 'vitest'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { readCatalogue } from '../catalogue-check.ts'
import { checkShelves, shelvesOf } from './shelf.ts'

const texts = (await readCatalogue()).texts.map(({ content }) => ReadingText.parse(content))
const [first] = texts
if (!first) throw new Error('no texts')

const KINDS = ['play', 'opinion', 'news', 'biography', 'biography'] as const
const word = (count: number) => [Array.from({ length: count }, () => 'mar').join(' ')]
const filled = (grade: ReadingText['grade'], bodies: readonly (readonly string[])[]): ReadingText[] => [
  ...texts.filter(text => text.language !== 'es-PR' || text.grade !== grade),
  ...bodies.map((body, n) => ({
    ...first,
    id: `t${n}`,
    language: 'es-PR' as const,
    grade,
    form: KINDS[n] ?? ('story' as const),
    body: [...body],
  })),
]
const told = (all: readonly ReadingText[]) => checkShelves(all).map(({ id, detail }) => `${id}: ${detail}`)

test('every grade has thirty texts in each language, and the upper ones ten to stay with', () => {
  expect(told(texts)).toEqual([])
  expect(shelvesOf(texts)).toHaveLength(14)
})

test('a grade with a text too few is named', () => {
  const bodies = (count: number) => Array.from({ length: count }, () => word(20))
  expect(told(filled('K', bodies(30)))).toEqual([])
  expect(told(filled('K', bodies(29)))).toEqual(['es-PR K: 29 texts; at least 30'])
})

test('a chapter has from 300 to 600 words', () => {
  const chapters = (words: number) => [
    ...Array.from({ length: 21 }, () => word(20)),
    ...Array.from({ length: 9 }, () => word(400)),
    word(words),
  ]
  const short = ['es-PR 4: 9 texts of 300 to 600 words; at least 10']
  expect([299, 300, 600, 601].map(words => told(filled('4', chapters(words))))).toEqual([
    short,
    [],
    [],
    short,
  ])
})

test.each([
  ['play', 1, 1],
  ['opinion', 1, 1],
  ['news', 1, 1],
  ['biography', 2, 2],
] as const)('a grade that reads to learn has a %s: %i, and %i are asked for', (kind, has, least) => {
  const others = (form: ReadingText['form'], left: number) => {
    let seen = 0
    return texts.map(text => {
      const isOne = text.language === 'en-US' && text.grade === '2' && text.form === form
      if (isOne) seen += 1
      return isOne && seen > left ? { ...text, form: 'story' as const } : text
    })
  }
  expect(told(others(kind, has))).toEqual([])
  expect(told(others(kind, has - 1))).toEqual([`en-US 2: ${has - 1} of kind ${kind}; at least ${least}`])
})

test('younger grades are asked for no kind', () => {
  const stories = texts.map(text => (text.grade === '1' ? { ...text, form: 'story' as const } : text))
  expect(told(stories)).toEqual([])
})
