import { expect, test } from 'vitest'
import { lookOf } from './people.ts'
import { saidIn } from './said.ts'
import { type Scenes, scenesOf } from './scene.ts'
import { saidOf, THINGS, wordsOf } from './things.ts'

const read = (line: string, people: Scenes['people'] = {}) =>
  scenesOf({ place: 'beach', people, pages: [line] })[0]
const problemsOf = (line: string, people?: Scenes['people']) => read(line, people)?.problems

test('a line is a setting and who and what is there, in any order of their words', () => {
  const { scene, problems } =
    read('farm night rain: girl run < +bread ^hat.red ?moon, ant*3 big red on girl, sun') ?? {}
  expect(problems).toEqual([])
  expect(scene).toMatchObject({ place: 'farm', hour: 'night', isRainy: true })
  const [girl, ants, sun] = scene?.actors ?? []
  expect(girl).toMatchObject({
    pose: 'run',
    faces: 'left',
    held: { thing: 'bread' },
    worn: { thing: 'hat', colour: 'red' },
    thought: { thing: 'moon' },
  })
  expect(ants).toMatchObject({
    thing: 'ant',
    count: 3,
    colour: 'red',
    size: 1.45,
    relation: { how: 'on', to: 0 },
  })
  expect(sun).toEqual({ name: 'sun', thing: 'sun', count: 1, size: 1 })
  expect(read('sun')?.scene).toMatchObject({ place: 'beach', hour: 'day', isRainy: false })
})

test('the second of a name is found by its number', () => {
  expect(read('hand, pen on hand.2, hand')?.scene.actors[1]?.relation).toEqual({ how: 'on', to: 2 })
  expect(problemsOf('hand, pen on hand.2')).toEqual(['«pen» is on «hand.2», which is not there'])
})

test('who is of a text looks the same on its pages, and an animal may have a name', () => {
  const people = { Ana: 'girl 4 curly red blue', Rex: 'dog brown' }
  const [ana, rex] = read('Ana, Rex', people)?.scene.actors ?? []
  expect(ana?.look).toMatchObject({ kind: 'girl', shade: 4, hair: 'curly', top: 'red', bottom: 'blue' })
  expect(rex).toMatchObject({ thing: 'dog', colour: 'brown' })
  // Mud on a shirt is a colour; milk on a lip is a moustache.
  expect(read('Ana brown moustache', people)?.scene.actors[0]?.look).toMatchObject({
    top: 'brown',
    moustache: 'white',
  })
})

test.each([
  ['dragon', 'no part is named «dragon»'],
  ['girl +dragon', 'no part is named «dragon»'],
  ['girl ^hat.mauve', 'no colour is named «mauve»'],
  ['girl floats', '«girl» has a word that says nothing: «floats»'],
  ['ant*0', '«ant*0» is no number of parts'],
  ['ant*x', '«ant*x» is no number of parts'],
  ['ant on hat', '«ant» is on «hat», which is not there'],
  ['moonbase: girl', 'no place is named «moonbase»'],
  ['night:', 'it shows nothing'],
])('«%s» is told as it is wrong', (line, problem) => {
  expect(problemsOf(line)).toContain(problem)
})

test('a look that is none, and a place that is none, are told on the first page', () => {
  const [first, second] = scenesOf({
    place: 'moonbase',
    people: { Ana: 'girl 4 wings' },
    pages: ['Ana', 'Ana'],
  })
  expect(first?.problems).toEqual(['no place is named «moonbase»', 'Ana: nobody looks «wings»'])
  expect(second?.problems).toEqual([])
  expect(lookOf(['girl', '7']).unknown).toEqual(['7'])
})

test('a picture is said in the language of its text', () => {
  const people = { Ana: 'girl 4 curly red', yo: 'boy 2 short' }
  const said = (line: string, language: 'es-PR' | 'en-US') => {
    const parsed = read(line, people)
    return parsed && saidIn(parsed.scene, language)
  }
  expect(said('Ana run, wave', 'es-PR')).toBe('En la playa: Ana corre, una ola.')
  expect(said('Ana run, wave', 'en-US')).toBe('At the beach: Ana runs, a wave.')
  expect(said('night: yo hold +kite.red, fish*3 blue', 'es-PR')).toBe(
    'En la playa de noche: un niño con una chiringa roja, tres peces azules.',
  )
  expect(said('night: yo hold +kite.red, fish*3 blue', 'en-US')).toBe(
    'At the beach at night: a boy with a red kite, three blue fish.',
  )
  expect(said('cat orange on table, table', 'en-US')).toBe(
    'At the beach: an orange cat on the table, a table.',
  )
  expect(said('yo ^hat ?egg', 'es-PR')).toBe(
    'En la playa: un niño con un sombrero en la cabeza piensa en un huevo.',
  )
})

test('everything has a name with an article or none, and no word of a name is empty', () => {
  for (const thing of THINGS)
    for (const language of ['es-PR', 'en-US'] as const) {
      expect(saidOf(thing, language)).not.toMatch(/[()]|^\s|\s\s|\s$|^$/)
      for (const word of wordsOf(thing, language)) expect(word).not.toMatch(/^(un|una|el|la|a|an|the) |\s$/)
    }
})
