import { expect, test } from 'vitest'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { readCatalogue } from '../catalogue-check.ts'
import { checkAcross, checkThemes } from './across.ts'

const texts = (await readCatalogue()).texts.map(({ content }) => ReadingText.parse(content))
const changed = (id: string, change: Partial<ReadingText>) =>
  texts.map(text => (text.id === id ? { ...text, ...change } : text))
const told = (all: readonly ReadingText[]) =>
  checkAcross(all).map(({ id, check, detail }) => `${id}: ${check}: ${detail}`)
const paired = texts.find(({ pair }) => pair !== undefined)
const id = paired?.id ?? ''
const partner = paired?.pair ?? ''

test('the catalogue as it is', () => {
  expect(told(texts)).toEqual([])
})

test('a pair whose partner is gone is named', () => {
  expect(told(texts.filter(text => text.id !== partner))).toContain(
    `${id}: pair: its partner ${partner} is gone`,
  )
})

test('a pair that is not answered, or of one language, is named', () => {
  expect(told(changed(partner, { pair: undefined }))).toContain(
    `${id}: pair: its partner ${partner} does not name it`,
  )
  expect(told(changed('la-chiringa-de-nico', { pair: 'el-pan' }))).toContain(
    'la-chiringa-de-nico: pair: its partner el-pan is of the same language',
  )
})

test('a series that leaves out a part is named', () => {
  const [one] = texts.filter(({ series }) => series?.part === 2)
  const name = one?.series?.name ?? ''
  expect(told(changed(one?.id ?? '', { series: { name, part: 9 } })).join()).toContain(`part 9 of «${name}»`)
})

test('a step needs four texts, each of them sounded out with it', () => {
  const first = texts.filter(({ step }) => step === 'vocales')
  expect(first).toHaveLength(4)
  expect(told(changed(first[0]?.id ?? '', { step: undefined }))).toEqual([
    'es-PR vocales: ladder: 3 texts on this step; at least 4',
  ])
  const hard = ['Trescientos dragones escribieron cuentos.']
  expect(told(changed(first[0]?.id ?? '', { body: hard })).join()).toContain(
    'ladder: 0.0 % of it is sounded out at «vocales»',
  )
  expect(told(changed(first[0]?.id ?? '', { step: 'cielo' }))).toContain(
    `${first[0]?.id}: ladder: es-PR has no step «cielo»`,
  )
})

test('a text without a form is named', () => {
  expect(told(changed('el-pan', { form: undefined }))).toEqual(['el-pan: schema: it has no form'])
})

test('a text without a picture, or whose picture lacks what its title names, is named', () => {
  expect(told(changed('el-pan', { cover: undefined }))).toEqual(['el-pan: cover: it has no picture'])
  expect(told(changed('el-pan', { cover: { ground: 'sheet', parts: ['cat'] } }))).toEqual([
    'el-pan: cover: its title names what is not in its picture: bread',
  ])
})

test('two pictures of a grade that are alike are named, in whatever order their parts stand', () => {
  const [one, other] = texts.filter(({ grade, cover }) => grade === '3' && (cover?.parts.length ?? 0) > 1)
  const cover = one?.cover && { ...one.cover, parts: one.cover.parts.toReversed() }
  expect(told(changed(other?.id ?? '', { cover })).join()).toContain(`its picture is also that of ${one?.id}`)
})

test('a theme that a grade has three times is named; a series has it once', () => {
  const [first] = texts
  if (!first) throw new Error('no texts')
  const about = (of: string, series?: ReadingText['series']): ReadingText => ({
    ...first,
    id: of,
    grade: '5',
    cover: { ground: 'sea', parts: ['boy', 'spider'] },
    series,
  })
  const [a, b, c] = [about('a'), about('b'), about('c')]
  expect(checkThemes([a, b])).toEqual([])
  expect(checkThemes([a, b, c]).map(({ detail }) => detail)).toEqual(['a, b, c; at most 2'])
  const name = 'Ana y Leo'
  expect(checkThemes([a, about('b', { name, part: 1 }), about('c', { name, part: 2 })])).toEqual([])
})
