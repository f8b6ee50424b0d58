import { expect, test } from 'vitest'
import { noSounds } from '#shared/progress/summary.ts'
import { knownOf, skillsFor } from './skills.ts'

const child = {
  studentId: 's',
  grade: '2' as const,
  lastSeenOn: '2026-11-19',
  week: '2026-11-16',
  readings: 2,
  words: 80,
  activities: 1,
  languages: {
    'es-PR': {
      grade: '2' as const,
      readings: 12,
      moved: null,
      accuracy: 0.94,
      wordsCorrectPerMinute: 60,
      latest: [],
      literal: { asked: 10, right: 9 },
      inferential: { asked: 2, right: 2 },
      sounds: { known: 10, firm: 7, weakest: null, weak: [] },
    },
  },
  literal: { asked: 10, right: 9 },
  inferential: { asked: 2, right: 2 },
  subjects: { Ciencias: { finished: 2, scoreThousandths: 1500 } },
}
const of = (skill: 'accuracy' | 'fluency' | 'literal' | 'inferential' | 'sounds', expected?: number) =>
  knownOf(child, { skill, language: 'es-PR' }, expected)

test('each skill by its own measure, with what it rests on', () => {
  expect(of('accuracy')).toEqual({ share: 0.94, count: 12, mastery: 'near' })
  expect(of('fluency', 80)).toEqual({ share: 0.75, pace: 60, count: 12, mastery: 'below' })
  expect(of('literal')).toEqual({ share: 0.9, count: 10, mastery: 'reached' })
  expect(of('sounds')).toEqual({ share: 0.7, count: 10, mastery: 'below' })
  expect(knownOf(child, { skill: 'subject', subject: 'Ciencias' }, undefined)).toEqual({
    share: 0.75,
    count: 2,
    mastery: 'near',
  })
})

test('what too little is known of is not judged', () => {
  expect(of('inferential')).toBeUndefined()
  expect(of('fluency')).toBeUndefined()
  expect(knownOf(child, { skill: 'accuracy', language: 'en-US' }, 80)).toBeUndefined()
  expect(
    knownOf(
      { ...child, languages: { 'es-PR': { ...child.languages['es-PR'], sounds: noSounds } } },
      { skill: 'sounds', language: 'es-PR' },
      80,
    ),
  ).toBeUndefined()
})

test('subjects stand there in which something was finished', () => {
  expect(skillsFor([{ subjects: {} }])).toHaveLength(10)
  expect(skillsFor([{ subjects: {} }, child]).slice(10)).toEqual([{ skill: 'subject', subject: 'Ciencias' }])
})
