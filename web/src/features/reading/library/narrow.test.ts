import { expect, test } from 'vitest'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { lengthOf, type Narrowed, narrow, seriesOf } from './narrow.ts'

const text = (id: string, own: Partial<ListedText>): ListedText => ({
  id,
  language: 'es-PR',
  grade: '3',
  title: id,
  city: 'Ponce',
  category: 'story',
  form: 'story',
  difficulty: 'easy',
  estimatedMinutes: 2,
  wpmTarget: 60,
  accuracyTarget: 0.9,
  words: 80,
  hash: id,
  ...own,
})
const shelf = [
  text('Mi coquí', { category: 'animal', form: 'poem' }),
  text('El dos', { series: { name: 'Ana y Leo', part: 2 }, words: 300 }),
  text('El uno', { series: { name: 'Ana y Leo', part: 1 }, words: 299, difficulty: 'hard' }),
]
const found = (said: Partial<Narrowed>) =>
  narrow(shelf, { typed: '', ...said }, new Set(['El dos'])).map(({ id }) => id)

test('nothing said fits every text', () => {
  expect(found({})).toEqual(['Mi coquí', 'El dos', 'El uno'])
})

test('what is typed is found without its accents, in titles, towns and series', () => {
  expect(found({ typed: 'COQUI' })).toEqual(['Mi coquí'])
  expect(found({ typed: 'ana leo' })).toEqual(['El dos', 'El uno'])
  expect(found({ typed: 'ponce' })).toHaveLength(3)
  expect(found({ typed: 'lares' })).toEqual([])
})

test.each<[Partial<Narrowed>, string[]]>([
  [{ form: 'poem' }, ['Mi coquí']],
  [{ theme: 'animal' }, ['Mi coquí']],
  [{ level: 'hard' }, ['El uno']],
  [{ length: 'short' }, ['Mi coquí']],
  [{ length: 'chapter' }, ['El dos']],
  [{ read: 'yes' }, ['El dos']],
  [{ read: 'no', form: 'story' }, ['El uno']],
  [{ series: 'Ana y Leo' }, ['El uno', 'El dos']],
])('%o', (said, ids) => {
  expect(found(said)).toEqual(ids)
})

test('a hundred words are no longer short, three hundred are a chapter', () => {
  expect([99, 100, 299, 300].map(lengthOf)).toEqual(['short', 'middle', 'middle', 'chapter'])
})

test('a series is named once', () => {
  expect(seriesOf(shelf)).toEqual(['Ana y Leo'])
})
