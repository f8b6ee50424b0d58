import { expect, test } from 'vitest'
import { childLines, isDone } from './group-assignments.ts'

const assignment = {
  assignmentId: 'a',
  groupId: 'g',
  work: { kind: 'text' as const, textId: 'mi-coqui' },
  dueOn: '2026-11-20',
  times: 1,
  isForAll: false,
  givenBy: 't',
  givenAt: '2026-11-16T12:00:00.000Z',
}
const result = (share: number | null, day = '2026-11-18') => ({
  id: `${share}`,
  at: `${day}T12:00:00.000Z`,
  day,
  share,
})
const children = [
  { studentId: 'ana', fullName: 'Ana' },
  { studentId: 'beto', fullName: 'Beto' },
  { studentId: 'zoe', fullName: 'Zoé' },
]

test('those who were given it and are here still, with their best', () => {
  const given = [
    { assignmentId: 'a', studentId: 'ana', results: [result(0.8), result(0.95)] },
    { assignmentId: 'a', studentId: 'beto', results: [] },
    { assignmentId: 'a', studentId: 'gone', results: [] },
    { assignmentId: 'other', studentId: 'zoe', results: [] },
  ]
  const lines = childLines(assignment, { given, joined: [] }, children, '2026-11-19')
  expect(lines.map(({ name, status, best }) => [name, status, best])).toEqual([
    ['Ana', 'done', 0.95],
    ['Beto', 'open', null],
  ])
  expect(lines.filter(isDone)).toHaveLength(1)
})

test('what was tapped has no share, and is done all the same', () => {
  const given = [{ assignmentId: 'a', studentId: 'ana', results: [result(null, '2026-11-21')] }]
  expect(childLines(assignment, { given, joined: [] }, children, '2026-11-22')[0]).toMatchObject({
    status: 'late',
    best: null,
  })
})

test('of the whole group: all who were here by its day, and whoever has done it', () => {
  const all = { ...assignment, isForAll: true }
  const joined = [
    { studentId: 'beto', joinedOn: '2026-11-20' },
    { studentId: 'zoe', joinedOn: '2026-11-21' },
  ]
  const named = (dueOn: string) =>
    childLines({ ...all, dueOn }, { given: [], joined }, children, '2026-11-22').map(({ name }) => name)
  expect(named('2026-11-20')).toEqual(['Ana', 'Beto'])
  expect(named('2026-11-21')).toEqual(['Ana', 'Beto', 'Zoé'])
})
