import { expect, test } from 'vitest'
import { SceneShelf, type Scenes } from '#shared/catalogue/scenes/scene.ts'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { readCatalogue, tellFindings } from '../catalogue-check.ts'
import { checkPictures } from './scenes.ts'

const catalogue = await readCatalogue()
const texts = catalogue.texts.map(({ content }) => ReadingText.parse(content))
const shelves: Readonly<Record<string, Scenes>> = Object.assign(
  {},
  ...catalogue.scenes.map(({ content }) => SceneShelf.parse(content)),
)

const textOf = (id: string): ReadingText => {
  const text = texts.find(one => one.id === id)
  if (!text) throw new Error(`no text is ${id}`)
  return text
}
const scenesFor = (id: string): Scenes => {
  const scenes = shelves[id]
  if (!scenes) throw new Error(`no pictures are of ${id}`)
  return scenes
}
const found = (text: ReadingText, scenes?: Scenes) =>
  checkPictures([text], scenes ? [{ name: 'shelf', content: { [text.id]: scenes } }] : []).map(
    ({ detail }) => detail,
  )
/** What is found in a text of these pages with these pictures. */
const judged = (
  body: readonly string[],
  pages: readonly string[],
  more: Partial<Scenes> = {},
  language = 'es-PR',
) =>
  found(
    { ...textOf(language === 'es-PR' ? 'la-ola-viene' : 'my-bus'), title: '—', body: [...body] },
    { place: 'meadow', pages: [...pages], ...more },
  )

test('every page of Pre-K and K has its picture, and nothing in them is found', () => {
  expect(tellFindings(checkPictures(texts, catalogue.scenes))).toBe('')
  const pictured = texts.filter(({ grade }) => grade === 'PK' || grade === 'K')
  expect(pictured.length).toBeGreaterThan(140)
  expect(pictured.filter(({ id, body }) => shelves[id]?.pages.length !== body.length)).toEqual([])
})

test('a picture that names a part that does not exist fails the build, which says the text, the page and the part', () => {
  const broken = catalogue.scenes.map(({ name, content }) => ({
    name,
    content: {
      ...SceneShelf.parse(content),
      ...(name === 'pk-es' && { 'la-ola-viene': withPage('la-ola-viene', 2, 'yo, dragon, wave') }),
    },
  }))
  expect(tellFindings(checkPictures(texts, broken))).toBe(
    'la-ola-viene: scene: page 3: no part is named «dragon»',
  )
})

const withPage = (id: string, at: number, line: string): Scenes => ({
  ...scenesFor(id),
  pages: scenesFor(id).pages.map((page, n) => (n === at ? line : page)),
})

test('a text without pictures, with too few or too many, and pictures without a text, are found', () => {
  const text = textOf('la-ola-viene')
  expect(found(text)).toEqual(['its pages have no pictures'])
  expect(found({ ...text, body: text.body.slice(1) }, scenesFor(text.id))).toEqual([
    'it has 4 pages and 5 pictures',
  ])
  expect(found({ ...text, body: [...text.body, 'Sí.'] }, scenesFor(text.id))).toEqual([
    'it has 6 pages and 5 pictures',
  ])
  expect(checkPictures([], [{ name: 'pk-es', content: { [text.id]: scenesFor(text.id) } }])).toHaveLength(1)
  // From grade 1 on a cover is enough.
  expect(checkPictures([{ ...text, grade: '1' }], [])).toEqual([])
})

test('two shelves with the same text, and a shelf that is none, are found', () => {
  const [shelf] = catalogue.scenes
  const withAnother = (content: unknown) =>
    checkPictures(texts, [...catalogue.scenes, { name: 'again', content }])
  expect(
    withAnother(shelf?.content).some(({ detail }) => detail === 'two shelves have pictures of its pages'),
  ).toBe(true)
  expect(withAnother({ x: 1 }).map(({ id }) => id)).toEqual(['again'])
})

const es = (body: string, page: string, more?: Partial<Scenes>) => judged([body], [page], more)
const en = (body: string, page: string, more?: Partial<Scenes>) => judged([body], [page], more, 'en-US')

test('what a page names is in its picture', () => {
  expect(es('La gallina mira.', 'hen')).toEqual([])
  expect(es('La gallina mira.', 'bush')).toEqual(['page 1: it names what is not in its picture: gallina'])
  // One or many, in a hand, on a head or in a thought, or of the place.
  expect(es('Dos gallinas.', 'hen*2')).toEqual([])
  expect(en('I have a red hat.', 'girl ^hat.red')).toEqual([])
  expect(en('A cow!', 'girl ?cow')).toEqual([])
  expect(es('La arena.', 'beach: girl')).toEqual([])
  expect(es('La arena.', 'girl')).toHaveLength(1)
  // Words that are another thing's, or a deed.
  expect(en('I can fish.', 'girl')).toEqual([])
  expect(en('I see the fish.', 'girl')).toHaveLength(1)
  expect(es('Yo me río.', 'girl')).toEqual([])
  // Who is somebody has hands.
  expect(es('Mi mano.', 'girl')).toEqual([])
  expect(es('Mi mano.', 'bush')).toHaveLength(1)
})

test('what is said not to be there need not be', () => {
  expect(en('It is not a cow.', 'girl')).toEqual([])
  expect(es('No es una vaca.', 'girl')).toEqual([])
  expect(es('Es una vaca.', 'girl')).not.toEqual([])
})

test('whom a page names is in its picture', () => {
  const people = { Ana: 'girl 4', abuela: 'grandma 3' }
  expect(es('Ana corre.', 'Ana run', { people })).toEqual([])
  expect(es('Ana corre.', 'abuela', { people })).toEqual(['page 1: it names what is not in its picture: ana'])
  expect(es('La abuela corre.', 'abuela run', { people })).toEqual([])
  expect(es('La abuela corre.', 'Ana', { people })).toHaveLength(1)
  expect(es('El pan de abuela.', 'Ana +bread', { people })).toEqual([])
})

test('a number that a page says is the number that it shows', () => {
  expect(es('Tres hormigas.', 'ant*3')).toEqual([])
  expect(es('Tres hormigas.', 'ant, ant*2')).toEqual([])
  expect(es('Tres hormigas.', 'ant*4')).toEqual(['page 1: it says tres ant and shows 4'])
  expect(en('Two big cows.', 'cow')).toHaveLength(1)
  expect(en('At five, Ann saw a cow.', 'cow')).toEqual([])
  expect(es('Cien hormigas.', 'ant*12')).toEqual([])
  expect(es('Cien hormigas.', 'ant*11')).toHaveLength(1)
})

test('a colour that a page says is one that it shows', () => {
  expect(es('Es rojo.', 'fish red')).not.toContain('page 1: it says rojo, which nothing in its picture is')
  expect(es('Es rojo.', 'bush')).toEqual(['page 1: it says rojo, which nothing in its picture is'])
  expect(es('Es azul.', 'sea: bush')).toEqual([])
  // Clothes have theirs, and what has always the same colour has it untold.
  expect(es('Es rojo.', 'Ana', { people: { Ana: 'girl 3 red' } })).toEqual([])
  expect(en('It is yellow.', 'bus')).toEqual([])
})

test('a thing keeps the colour that its text says', () => {
  const pages = (...lines: string[]) => judged(['Veo algo.', 'Mi gorra es roja.', 'Mi gorra.'], lines)
  expect(pages('girl', 'cap red', 'cap red')).toEqual([])
  expect(pages('girl', 'cap red', 'cap blue')).toEqual(['page 3: its text says cap red and it shows blue'])
  // Before it is said nobody knows.
  expect(pages('cap blue', 'cap red', 'cap red')).toEqual([])
  expect(judged(['A red kite. A blue kite.'], ['kite red, kite blue'], {}, 'en-US')).toEqual([])
  expect(judged(['A red kite.'], ['kite red, kite blue'], {}, 'en-US')).toHaveLength(1)
})

test('no animal is there that is not of the text', () => {
  expect(es('Corro.', 'girl, dog')).toEqual(['page 1: no word of its text has the dog that it shows'])
  expect(judged(['Mi perro.', 'Corro.'], ['dog', 'girl, dog'])).toEqual([])
  expect(es('Rex corre.', 'Rex', { people: { Rex: 'dog' } })).toEqual([])
  expect(es('Corre.', 'Rex', { people: { Rex: 'dog' } })).toHaveLength(1)
})

test('a page that says it is night shows it', () => {
  expect(es('Es de noche.', 'night: girl')).toEqual([])
  expect(es('Es de noche.', 'girl')).toEqual(['page 1: it says that it is night and shows day'])
  expect(en('Good night, me.', 'girl')).toEqual([])
  expect(es('Llueve.', 'rain: girl')).toEqual([])
  expect(es('Llueve.', 'girl')).toHaveLength(1)
})
