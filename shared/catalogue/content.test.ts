import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GRADES, SUBJECTS } from '../kernel/school.ts'
import { gradeBands } from './grade-bands.ts'
import { ReadingText } from './schema.ts'
import { activitiesOf, questionsOf, Unit } from './unit.ts'

const folder = new URL('./content/texts/', import.meta.url)
const texts = readdirSync(folder).map(file =>
  ReadingText.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
)

const shelf = new URL('./content/units/', import.meta.url)
const units = readdirSync(shelf).map(file =>
  Unit.parse(JSON.parse(readFileSync(new URL(file, shelf), 'utf8'))),
)
const activities = units.flatMap(unit => activitiesOf(unit).map(activity => ({ unit, activity })))

test('there are at least 150 lessons: activities and texts', () => {
  expect(activities.length + texts.length).toBeGreaterThanOrEqual(150)
  expect(units.length).toBeGreaterThanOrEqual(14)
})

test('kindergarten and grade 1 have every subject, and reading', () => {
  for (const grade of ['K', '1']) {
    const ofGrade = units.filter(unit => unit.grade === grade)
    const subjects = new Set(ofGrade.flatMap(({ standards }) => standards.map(({ subject }) => subject)))
    for (const subject of SUBJECTS.filter(one => one !== 'Inglés')) expect(subjects).toContain(subject)
    const types = new Set(ofGrade.flatMap(activitiesOf).map(({ type }) => type))
    expect([...types].sort()).toEqual([
      'interactive',
      'investigation',
      'reading',
      'vocabulary',
      'voice-reading',
    ])
  }
})

test('Castillos de Arena is a unit of kindergarten, whose first mathematics has ten questions on numbers', () => {
  const unit = units.find(({ title, grade }) => title === 'Castillos de Arena' && grade === 'K')
  const [standard] = unit?.standards ?? []
  expect(unit?.city).toBe('Luquillo')
  expect(standard).toMatchObject({ id: 'K.N.1', subject: 'Matemáticas' })
  const [set] = standard?.expectations ?? []
  expect(set?.activities.map(activity => questionsOf(activity).length)).toContain(10)
})

test('in grade 1 Castillos de Arena is read aloud, read with fluency and counted with', () => {
  const found = activities.filter(
    ({ unit, activity }) => unit.grade === '1' && activity.title.startsWith('Castillos de Arena'),
  )
  expect(found.map(({ activity }) => activity.type)).toEqual([
    'voice-reading',
    'voice-reading',
    'interactive',
  ])
  const problems = found.flatMap(({ activity }) => questionsOf(activity))
  expect(problems.length).toBeGreaterThanOrEqual(4)
  expect(new Set(problems.map(({ type }) => type))).toEqual(new Set(['problem-solving']))
  for (const sign of ['+', '-'])
    expect(problems.some(({ calculation }) => calculation?.includes(sign))).toBe(true)
})

test('the catalogue holds the texts of the first shelf', () => {
  const spanish = texts.filter(text => text.language === 'es-PR')
  const english = texts.filter(text => text.language === 'en-US')
  expect(spanish.length).toBeGreaterThanOrEqual(6)
  expect(english.length).toBeGreaterThanOrEqual(4)
})

test('Castillos de Arena is for kindergarten, in Luquillo, at its targets', () => {
  const found = texts.find(text => text.id === 'castillos-de-arena')
  expect(found).toMatchObject({ grade: 'K', city: 'Luquillo', wpmTarget: 27, accuracyTarget: 0.85 })
})

test('each grade’s texts are longer and harder than those of the grade below', () => {
  const ends = GRADES.map(grade => gradeBands[grade]).flatMap(({ words, formulaGrade }) => [
    [words.from, formulaGrade['es-PR'].from, formulaGrade['en-US'].from],
    [words.to, formulaGrade['es-PR'].to, formulaGrade['en-US'].to],
  ])
  ends.slice(2).forEach((end, at) => {
    end.forEach((value, of) => {
      expect(value).toBeGreaterThan(ends[at]?.[of] ?? Number.POSITIVE_INFINITY)
    })
  })
})

test('from grade 3 a shelf has room for texts to stay with, each grade’s longer', () => {
  const longest = GRADES.map(grade => gradeBands[grade].longest ?? 0)
  expect(longest.map(words => words > 0)).toEqual([false, false, false, false, true, true, true])
  expect(longest.toSorted((a, b) => a - b)).toEqual(longest)
  for (const grade of GRADES)
    expect(gradeBands[grade].longest ?? Number.POSITIVE_INFINITY).toBeGreaterThan(gradeBands[grade].words.to)
})
