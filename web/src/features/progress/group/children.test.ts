import { expect, test } from 'vitest'
import { linesOf, toHelp } from './children.ts'
import { narrowed } from './narrowed.ts'

const students = ['Zoé Díaz', 'Ana Rivera', 'Beto Cruz'].map((fullName, n) => ({
  studentId: `s${n}`,
  fullName,
}))
const summary = {
  studentId: 's1',
  grade: '1' as const,
  lastSeenOn: '2026-11-19',
  week: '2026-11-16',
  readings: 2,
  words: 80,
  activities: 0,
  languages: {},
  literal: { asked: 10, right: 3 },
  inferential: { asked: 0, right: 0 },
  subjects: {},
}

test('each child of the roster has a line, those too of whom nothing is known; who left has none', () => {
  const lines = linesOf(students, [summary, { ...summary, studentId: 'gone' }], '2026-11-20', new Set())
  expect(lines.map(({ name, summary: { readings } }) => [name, readings])).toEqual([
    ['Zoé Díaz', 0],
    ['Ana Rivera', 2],
    ['Beto Cruz', 0],
  ])
})

test('whom to help first: who has reasons, by name where they have as many', () => {
  const lines = linesOf(students, [summary], '2026-11-20', new Set())
  expect(toHelp(lines).map(({ name, reasons }) => [name, reasons.map(({ rule }) => rule)])).toEqual([
    ['Ana Rivera', ['comprehension']],
    ['Beto Cruz', ['silent']],
    ['Zoé Díaz', ['silent']],
  ])
})

test('what was set aside is shown apart until its last day, and then comes back', () => {
  const flag = {
    flagId: 'comprehension',
    reason: { rule: 'comprehension' as const, right: 3, asked: 10 },
    raisedOn: '2026-11-02',
    aside: { by: 'luz', why: 'espejuelos nuevos', until: '2026-11-20' },
  }
  const on = (today: string) => linesOf(students, [{ ...summary, flags: [flag] }], today, new Set())[1]
  expect(on('2026-11-20')).toMatchObject({ reasons: [], aside: [flag] })
  expect(on('2026-11-21')).toMatchObject({ reasons: [{ rule: 'comprehension' }], aside: [] })
})

test('two hundred children, of whom a group never has so many, have a line each and are narrowed alike', () => {
  const many = Array.from({ length: 200 }, (_, n) => ({ studentId: `m${n}`, fullName: `Niña ${n}` }))
  const counted = many.map(({ studentId }, n) => ({ ...summary, studentId, readings: n % 2 }))
  const lines = linesOf(many, counted, '2026-11-20', new Set())
  expect([lines.length, toHelp(lines).length]).toEqual([200, 200])
  const nothing = { name: '', rule: undefined, level: undefined, read: undefined }
  expect(narrowed(lines, nothing)).toHaveLength(200)
  expect(narrowed(lines, { ...nothing, read: 'yes' })).toHaveLength(100)
  expect(narrowed(lines, { ...nothing, name: 'nina 17' }).map(({ name }) => name)).toEqual([
    'Niña 17',
    ...Array.from({ length: 10 }, (_, n) => `Niña 17${n}`),
  ])
})
