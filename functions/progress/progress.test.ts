import fc from 'fast-check'
import { expect, test } from 'vitest'
import { together } from '#shared/progress/tally.ts'
import { readingFinishedBody } from '#tests/support/readings.ts'
import { noSkill, progressOf, type Skill, skillAfter, tallyOfActivity, tallyOfReading } from './progress.ts'

const AT = '2026-11-20T14:00:00.000Z'

test('a reading aloud counts its words, its pace and what was attempted', () => {
  const reading = readingFinishedBody({ wordsCorrect: 38, accuracy: 0.95, wordsCorrectPerMinute: 30.26 })
  expect(tallyOfReading(reading).readings['es-PR']).toEqual({
    aloud: 1,
    tapped: 0,
    wordsCorrect: 38,
    wordsAttempted: 40,
    wordsTapped: 0,
    paceTenths: 303,
    paced: 1,
    bestPace: 30.26,
  })
})

test('a tapped reading has words of its own and neither pace nor accuracy', () => {
  const tapped = { mode: 'tapped', wordsCorrect: 42, wordsCorrectPerMinute: null } as const
  expect(tallyOfReading(readingFinishedBody(tapped)).readings['es-PR']).toMatchObject({
    aloud: 0,
    tapped: 1,
    wordsTapped: 42,
    wordsAttempted: 0,
    bestPace: null,
  })
})

test('an activity counts for its subject', () => {
  const finished = {
    studentId: 'student-1',
    day: '2026-11-20',
    finishId: 'finish-1',
    unitId: 'castillos-de-arena',
    unitHash: '0'.repeat(64),
    activityId: 'k-prueba-de-numeros',
    subject: 'Matemáticas',
    grade: 'K',
    difficulty: 'medium',
    attempt: 1,
    questions: 10,
    rightAtOnce: 9,
    score: 0.9,
  } as const
  expect(
    together(tallyOfActivity(finished), tallyOfActivity({ ...finished, score: 1 / 3 })).activities,
  ).toEqual({
    Matemáticas: { finished: 2, scoreThousandths: 1233 },
  })
})

test('a level rests on first readings aloud that were heard; every text that was finished is known', () => {
  const after = [
    readingFinishedBody({ textId: 'c' }),
    readingFinishedBody({ textId: 'b', attempt: 2 }),
    readingFinishedBody({ textId: 'a', mode: 'tapped', wordsCorrectPerMinute: null }),
    readingFinishedBody({ textId: 'a', wordsCorrect: 0, accuracy: 0 }),
  ].reduce<Skill>((skill, body, n) => skillAfter(skill, `e${n}`, AT, body), noSkill)
  expect(after.evidence.map(({ eventId }) => eventId)).toEqual(['e0'])
  expect(after.textIds).toEqual(['a', 'b', 'c'])
})

test('readings in any order leave one skill', () => {
  const events = fc.uniqueArray(fc.record({ n: fc.nat(500), text: fc.nat(20) }), {
    selector: ({ n }) => n,
    maxLength: 90,
  })
  const shuffled = events.chain(all =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  )
  const skillOf = (all: readonly { n: number; text: number }[]) =>
    all.reduce<Skill>((skill, { n, text }) => {
      const at = new Date(Date.parse(AT) + Math.floor(n / 2) * 1000).toISOString()
      return skillAfter(skill, `e${n}`, at, readingFinishedBody({ textId: `t${text}` }))
    }, noSkill)
  fc.assert(
    fc.property(shuffled, ([all, other]) => {
      expect(skillOf(other)).toEqual(skillOf(all))
    }),
  )
})

test('both languages have a level from the grade on, before anything was read', () => {
  const skills = { 'es-PR': noSkill, 'en-US': noSkill }
  expect(progressOf({ days: [], skills, grade: '3' })).toMatchObject({
    grade: '3',
    weeks: [],
    levels: [
      { language: 'es-PR', grade: '3', readings: 0, moved: null },
      { language: 'en-US', grade: '3', readings: 0, moved: null },
    ],
    finishedTexts: [],
  })
})
