import { expect, test } from 'vitest'
import type { StudentText } from '#shared/generation/schema.ts'
import { asOwn, asStudents } from './generation.ts'

const begun: StudentText = {
  textId: 'text-1',
  state: 'asked',
  askedAt: '2026-11-20T14:00:00.000Z',
  language: 'es-PR',
  grade: '1',
  theme: 'sea',
}
const written: StudentText = {
  ...begun,
  state: 'ready',
  title: 'La ola',
  words: 60,
  textHash: '0'.repeat(64),
  modelId: 'rules',
  tries: 2,
}
const refused: StudentText = {
  ...begun,
  state: 'refused',
  tries: 3,
  refused: { why: 'checks', findings: [] },
}

test('a child is told what there is to read, and neither tries nor findings', () => {
  const { tries: _, ...own } = written
  expect(asOwn(written)).toEqual(own)
  expect(asOwn(begun)).toEqual(begun)
  expect(asOwn(refused)).toEqual({ ...begun, state: 'refused' })
})

test('whoever teaches the child is told those too', () => {
  for (const text of [begun, written, refused]) expect(asStudents(text)).toEqual(text)
})

test('what is not known of a text is not said, not even that it is not', () => {
  expect(Object.keys(asOwn(begun)).toSorted()).toEqual(Object.keys(begun).toSorted())
  expect(Object.keys(asStudents(begun)).toSorted()).toEqual(Object.keys(begun).toSorted())
})

test('of a row only what is declared is told', () => {
  const row = { ...written, pk: 'STUDENT#ana', expiresAt: 1 }
  expect(asStudents(row)).toEqual(written)
})
