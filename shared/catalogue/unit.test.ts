import { expect, test } from 'vitest'
import farm from './content/units/animales-de-la-finca.json' with { type: 'json' }
import sand from './content/units/castillos-de-arena.json' with { type: 'json' }
import { activitiesOf, listedUnit, questionsOf, subjectOf, textOf, Unit } from './unit.ts'

const [castles, animals] = [Unit.parse(sand), Unit.parse(farm)]
const find = (unit: Unit, type: string) =>
  activitiesOf(unit).find(activity => activity.type === type) ?? expect.unreachable()

test('an activity is of its standard’s subject, and one of another unit of none', () => {
  const subjects = activitiesOf(animals).map(({ id }) => subjectOf(animals, id))
  expect([...new Set(subjects)]).toEqual(['Ciencias', 'Matemáticas', 'Español'])
  expect(subjectOf(animals, find(castles, 'interactive').id)).toBeUndefined()
})

test('what is read aloud, or read, has a text; what is played has none', () => {
  expect(textOf(find(castles, 'voice-reading'))).toBe('castillos-de-arena')
  expect(textOf(find(animals, 'reading'))).toBe('falta-un-pollito')
  expect(textOf(find(animals, 'interactive'))).toBeUndefined()
})

test('what is done by reading aloud asks nothing, everything else does', () => {
  expect(questionsOf(find(castles, 'voice-reading'))).toEqual([])
  for (const type of ['reading', 'interactive', 'vocabulary'])
    expect(questionsOf(find(animals, type)).length).toBeGreaterThan(2)
})

test('the line of a unit tells its subjects in the order of all, its lessons, and every text once', () => {
  const { essentialQuestions: _e, standards: _s, ...introduced } = castles
  const listed = listedUnit(castles, 'hash')
  expect(listed).toEqual({
    ...introduced,
    subjects: expect.arrayContaining(['Español', 'Matemáticas', 'Ciencias']),
    standards: castles.standards.length,
    lessons: activitiesOf(castles).map(({ id, type }) =>
      type === 'voice-reading' ? { id, text: 'castillos-de-arena' } : { id },
    ),
    texts: ['castillos-de-arena'],
    hash: 'hash',
  })
  // One that is only read is done by its questions: its line names no text, but the unit does.
  const { lessons, texts } = listedUnit(animals, 'hash')
  expect(lessons.every(lesson => !('text' in lesson))).toBe(true)
  expect(texts).toEqual(['falta-un-pollito'])
  expect(listedUnit(animals, '').subjects).toHaveLength(3)
  const twice = { ...castles, standards: [...castles.standards, ...castles.standards] }
  expect(listedUnit(twice, '').texts).toEqual(['castillos-de-arena'])
})
