import { expect, test } from 'vitest'
import type { ListedText } from '#shared/catalogue/schema.ts'
import type { ChildSummary } from '#shared/progress/summary.ts'
import {
  beginningOf,
  gradeForAll,
  LEVEL_STEPS,
  nearest,
  SOUND_STEPS,
  type Step,
  saidFor,
  textsOfWeek,
} from './lesson.ts'

const minutes = (steps: readonly Step[]) => steps.reduce((sum, step) => sum + step.minutes, 0)

test('a lesson takes fifteen minutes', () => {
  expect([minutes(SOUND_STEPS), minutes(LEVEL_STEPS)]).toEqual([15, 15])
})

test('words are the hardest that all can read, filled up with later ones', () => {
  const said = { K: ['a', 'b', 'c'], 2: ['d', 'e'], 3: ['f'] }
  expect(saidFor(said, '2', 4)).toEqual(['b', 'c', 'd', 'e'])
  expect(saidFor(said, '1', 4)).toEqual(['a', 'b', 'c', 'd'])
  expect(saidFor(said, 'PK', 2)).toEqual(['a', 'b'])
  expect(saidFor(said, '5', 9)).toHaveLength(6)
})

test('what a grade lacks the nearest easier one gives, else a harder one', () => {
  expect(nearest({ K: 'k', 3: 'three' }, '2')).toBe('k')
  expect(nearest({ 3: 'three', 5: 'five' }, '1')).toBe('three')
  expect(nearest({}, '1')).toBeUndefined()
})

test('a lesson is for the lowest level among its children', () => {
  const child = (level: 'K' | '1' | '3' | undefined): ChildSummary => ({
    studentId: 'ana',
    grade: '2',
    lastSeenOn: null,
    week: '2026-11-16',
    readings: 0,
    words: 0,
    activities: 0,
    languages: level
      ? {
          'es-PR': {
            grade: level,
            readings: 1,
            moved: null,
            accuracy: null,
            wordsCorrectPerMinute: null,
            latest: [],
            literal: { asked: 0, right: 0 },
            inferential: { asked: 0, right: 0 },
            sounds: { known: 0, firm: 0, weakest: null, weak: [] },
          },
        }
      : {},
    literal: { asked: 0, right: 0 },
    inferential: { asked: 0, right: 0 },
    subjects: {},
  })
  const rr = { kind: 'sound', language: 'es-PR', sound: 'es-rr' } as const
  expect(gradeForAll(rr, [child('3'), child('1')])).toBe('1')
  expect(gradeForAll(rr, [child('3'), child(undefined)])).toBe('2')
  expect(gradeForAll(rr, [])).toBe('K')
  expect(gradeForAll({ kind: 'level', language: 'es-PR', grade: '4' }, [child('1')])).toBe('4')
})

test('each week has its own text, and all have their turn', () => {
  const text = (title: string, grade: '2' | '3' = '2'): ListedText => ({
    id: title,
    language: 'es-PR',
    grade,
    title,
    city: 'Ponce',
    category: 'story',
    difficulty: 'easy',
    estimatedMinutes: 3,
    wpmTarget: 60,
    accuracyTarget: 0.9,
    words: 100,
    hash: title,
  })
  const texts = [text('c'), text('a'), text('b'), text('d', '3')]
  const on = (day: string) => textsOfWeek(texts, 'es-PR', '2', day).ofWeek?.id
  expect(on('2026-11-16')).toBe(on('2026-11-22'))
  expect([on('2026-11-16'), on('2026-11-23'), on('2026-11-30')].sort()).toEqual(['a', 'b', 'c'])
  expect(textsOfWeek([], 'es-PR', '2', '2026-11-16').ofWeek).toBeUndefined()
})

test('a text begins with whole paragraphs, the first however long it is', () => {
  const body = ['uno dos tres', 'cuatro cinco', 'seis']
  expect(beginningOf(body, 5)).toEqual({ paragraphs: body.slice(0, 2), isWhole: false })
  expect(beginningOf(body, 4)).toEqual({ paragraphs: body.slice(0, 1), isWhole: false })
  expect(beginningOf(body, 1)).toEqual({ paragraphs: body.slice(0, 1), isWhole: false })
  expect(beginningOf(body, 6)).toEqual({ paragraphs: body, isWhole: true })
})
