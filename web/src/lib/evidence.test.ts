import { expect, test } from 'vitest'
import { type Evidence, evidenceOf, keyOfEvidence } from './evidence.ts'

test('what an address says of a reason or a cell is read back', () => {
  const all: readonly Evidence[] = [
    { of: 'accuracy', language: 'es-PR' },
    { of: 'aim', language: 'en-US' },
    { of: 'fell', language: 'en-US', on: '2026-11-10' },
    { of: 'sound', language: 'es-PR', sound: 'es-rr' },
    { of: 'comprehension' },
    { of: 'silent' },
    { of: 'skill', skill: 'inferential', language: 'es-PR' },
    { of: 'subject', subject: 'Matemáticas' },
  ]
  expect(all.map(keyOfEvidence)).toEqual([
    'accuracy-es-PR',
    'aim-en-US',
    'fell-en-US-2026-11-10',
    'sound-es-rr',
    'comprehension',
    'silent',
    'skill-inferential-es-PR',
    'subject-Matemáticas',
  ])
  for (const one of all) expect(evidenceOf(keyOfEvidence(one))).toEqual(one)
})

test('an address that says nothing known says nothing', () => {
  for (const key of [
    null,
    '',
    'accuracy',
    'accuracy-fr-FR',
    'sound-es-xx',
    'fell-es-PR-yesterday',
    'fell-es-PR',
  ])
    expect(evidenceOf(key)).toBeUndefined()
})
