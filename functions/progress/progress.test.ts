import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nothingDone, nothingRead, together } from '#shared/progress/tally.ts'
import { activityFinishedBody } from '#tests/support/activities.ts'
import { readingFinishedBody } from '#tests/support/readings.ts'
import {
  noSkill,
  type Pace,
  paceOfReading,
  placedBy,
  progressOf,
  type Skill,
  shownLevel,
  skillAfter,
  skillPlaced,
  tallyOfActivity,
  tallyOfAnswers,
  tallyOfCorrection,
  tallyOfReading,
  withBestPaces,
  withPace,
} from './progress.ts'

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
    literalAsked: 0,
    literalRight: 0,
    inferentialAsked: 0,
    inferentialRight: 0,
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
  const finished = activityFinishedBody()
  expect(
    together(tallyOfActivity(finished), tallyOfActivity({ ...finished, questions: 3, rightAtOnce: 1 }))
      .activities,
  ).toEqual({
    Matemáticas: { finished: 2, scoreThousandths: 1233 },
  })
})

test('a level rests on first readings aloud that were heard', () => {
  const after = [
    readingFinishedBody({ readingId: 'r0', textId: 'c' }),
    readingFinishedBody({ readingId: 'r1', textId: 'b', attempt: 2 }),
    readingFinishedBody({ readingId: 'r2', textId: 'a', mode: 'tapped', wordsCorrectPerMinute: null }),
    readingFinishedBody({ readingId: 'r3', textId: 'a', wordsCorrect: 0, accuracy: 0 }),
  ].reduce<Skill>((skill, body) => skillAfter(skill, { at: AT, version: 0 }, body), noSkill)
  expect(after.evidence.map(({ readingId }) => readingId)).toEqual(['r0'])
})

test('a pace is kept in hundredths of what the child aimed for, up to twice as much', () => {
  const kept = (paceOfGoal?: number) =>
    skillAfter(
      noSkill,
      { at: AT, version: 0 },
      readingFinishedBody({ ...(paceOfGoal !== undefined && { paceOfGoal }) }),
    ).evidence[0]?.paceOfGoal
  expect([0, 0.794, 0.796, 2, 7, undefined].map(kept)).toEqual([0, 0.79, 0.8, 2, 2, undefined])
})

test('a reading of no word says nothing of a level until a teacher has corrected it', () => {
  const evidenceOf = (version: number, wordsCorrect: number) =>
    skillAfter(noSkill, { at: AT, version }, readingFinishedBody({ wordsCorrect, accuracy: 0 })).evidence
  expect([evidenceOf(0, 0).length, evidenceOf(0, 1).length]).toEqual([0, 1])
  expect([evidenceOf(1, 0).length, evidenceOf(1, 1).length]).toEqual([1, 1])
})

test('readings in any order leave one skill', () => {
  const events = fc.uniqueArray(fc.record({ n: fc.nat(500), text: fc.nat(20) }), {
    selector: ({ n }) => n,
    maxLength: 90,
    size: 'max',
  })
  const shuffled = events.chain(all =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  )
  const skillOf = (all: readonly { n: number; text: number }[]) =>
    all.reduce<Skill>((skill, { n, text }) => {
      const at = new Date(Date.parse(AT) + Math.floor(n / 2) * 1000).toISOString()
      const body = readingFinishedBody({ readingId: `r${n}`, textId: `t${text}` })
      return skillAfter(skill, { at, version: 0 }, body)
    }, noSkill)
  fc.assert(
    fc.property(shuffled, ([all, other]) => {
      expect(skillOf(other)).toEqual(skillOf(all))
    }),
  )
})

test('the questions of a text count by their kind', () => {
  const answered = {
    studentId: 'student-1',
    day: '2026-11-20',
    readingId: 'reading-1',
    textId: 'mango-day',
    language: 'en-US',
    understood: { literal: { asked: 3, right: 2 }, inferential: { asked: 2, right: 1 } },
  } as const
  expect(tallyOfAnswers(answered).readings['en-US']).toMatchObject({
    aloud: 0,
    literalAsked: 3,
    literalRight: 2,
    inferentialAsked: 2,
    inferentialRight: 1,
  })
})

/** A reading and its corrections, as their events tell them. */
const corrections = fc
  .array(fc.record({ correct: fc.integer({ min: 0, max: 40 }), pace: fc.integer({ min: 0, max: 200 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map(versions =>
    versions.map(({ correct, pace }) => ({
      wordsCorrect: correct,
      accuracy: correct / 40,
      wordsCorrectPerMinute: pace / 10,
      reachedAccuracy: correct > 36,
      reachedPace: pace > 100,
    })),
  )

test('a reading and its corrections, in any order, leave its day as if it had been scored so at once', () => {
  const shuffled = corrections.chain(versions =>
    fc.tuple(
      fc.constant(versions),
      fc.shuffledSubarray([...versions.keys()], { minLength: versions.length }),
    ),
  )
  fc.assert(
    fc.property(shuffled, ([versions, order]) => {
      const { studentId, day, ...facts } = readingFinishedBody({ words: 40 })
      const scored = { ...facts, ...versions[0] }
      let sum = nothingDone
      let paces: readonly Pace[] = []
      for (const version of order) {
        const [was, is] = [versions[version - 1], versions[version]]
        const reading = { ...scored, ...is, finishedAt: AT, seconds: 60 }
        const adds =
          was && is
            ? tallyOfCorrection({
                studentId,
                day,
                reading: { ...scored, finishedAt: AT, seconds: 60, corrected: is },
                before: was,
                sounds: [],
                version,
                actorId: 'teacher-1',
                reason: 'misheard',
              })
            : tallyOfReading({ ...scored, studentId, day })
        const pace = paceOfReading(reading, version)
        if (pace) paces = withPace(paces, pace)
        sum = withBestPaces(together(sum, adds), paces)
      }
      const last = { ...scored, ...versions.at(-1) }
      expect(sum).toEqual(tallyOfReading({ ...last, studentId, day }))
    }),
  )
})

test('both languages have a level from the grade on, before anything was read', () => {
  const skills = { 'es-PR': noSkill, 'en-US': noSkill }
  expect(
    progressOf({ days: [], skills, grade: '3' }, { today: '2026-11-20', finishedTexts: ['c'], goals: [] }),
  ).toMatchObject({
    grade: '3',
    weeks: [],
    levels: [
      { language: 'es-PR', skill: 'reading', grade: '3', readings: 0, moved: null },
      { language: 'en-US', grade: '3', readings: 0, moved: null },
    ],
    finishedTexts: ['c'],
  })
})

test('on a day, the week’s days are there in order, the sounds missed lately, and the goals', () => {
  const read = (on: string, missed: number) => ({
    day: on,
    readings: { 'es-PR': { ...nothingRead, aloud: 1 } },
    activities: {},
    sounds: { 'es-rr': { read: 20, missed } },
  })
  // The Sunday before is of another week.
  const days = [read('2026-11-20', 4), read('2026-11-16', 0), read('2026-11-15', 0)]
  const goals = [{ from: '2026-11-16', texts: 3 }]
  const skills = { 'es-PR': noSkill, 'en-US': noSkill }
  const on = (given: typeof days) =>
    progressOf({ days: given, skills, grade: '1' }, { today: '2026-11-20', finishedTexts: [], goals })
  expect(on(days)).toMatchObject({
    today: '2026-11-20',
    days: [{ day: '2026-11-16' }, { day: '2026-11-20' }],
    weakSounds: [],
    goals,
  })
  expect(on(days.slice(0, 1)).weakSounds).toEqual([{ sound: 'es-rr', read: 20, missed: 4 }])
  expect(on([read('2026-11-20', 3)]).weakSounds).toEqual([])
})

test('of a reading of no word every word counts as tried; of one too short for it no pace does', () => {
  const reading = readingFinishedBody({
    words: 40,
    wordsCorrect: 0,
    accuracy: 0,
    wordsCorrectPerMinute: null,
  })
  expect(tallyOfReading(reading).readings['es-PR']).toMatchObject({
    aloud: 1,
    wordsAttempted: 40,
    paceTenths: 0,
    paced: 0,
    bestPace: null,
  })
  expect(paceOfReading(reading, 0)).toBeUndefined()
})

test('a correction that finds fewer words tried takes them from the day', () => {
  const { studentId, day, ...reading } = readingFinishedBody({ words: 40 })
  const figures = (wordsCorrect: number, accuracy: number, wordsCorrectPerMinute: number) => ({
    wordsCorrect,
    accuracy,
    wordsCorrectPerMinute,
    reachedAccuracy: true,
    reachedPace: true,
  })
  const { readings } = tallyOfCorrection({
    studentId,
    day,
    reading: { ...reading, finishedAt: AT, seconds: 60, corrected: figures(30, 1, 25.5) },
    before: figures(32, 0.8, 28),
    sounds: [],
    version: 1,
    actorId: 'teacher-1',
    reason: 'misheard',
  })
  expect(readings).toMatchObject({
    'es-PR': { aloud: 0, wordsCorrect: -2, wordsAttempted: -10, paceTenths: -25 },
  })
})

const pace = (readingId: string, of: number, differing: Partial<Pace> = {}): Pace => ({
  readingId,
  version: 0,
  language: 'es-PR',
  pace: of,
  ...differing,
})

test('a day keeps the pace of each reading in its latest version, in one order', () => {
  const [b, a, corrected] = [pace('b', 60), pace('a', 40), pace('b', 50, { version: 1 })]
  expect(withPace(withPace([], b), a)).toEqual([a, b])
  expect(withPace(withPace([], a), b)).toEqual([a, b])
  expect(withPace([a, b], corrected)).toEqual([a, corrected])
  expect(withPace([a, corrected], b)).toEqual([a, corrected])
  // The same version again changes nothing.
  expect(withPace([a, b], pace('b', 99))).toEqual([a, b])
})

test('the best pace of a day is the fastest of its language, and none where there was none', () => {
  const read = { ...nothingRead, aloud: 2 }
  const day = { readings: { 'es-PR': read, 'en-US': read }, activities: {} }
  const paces = [pace('a', 40), pace('b', 60), pace('c', 90, { language: 'en-US' })]
  expect(withBestPaces(day, paces).readings).toEqual({
    'es-PR': { ...read, bestPace: 60 },
    'en-US': { ...read, bestPace: 90 },
  })
  expect(withBestPaces(day, paces.slice(0, 2)).readings).toEqual({
    'es-PR': { ...read, bestPace: 60 },
    'en-US': read,
  })
  expect(withBestPaces(nothingDone, paces)).toEqual(nothingDone)
})

test('readings show a level, from the grade the child is in; none show none', () => {
  const skill = skillAfter(noSkill, { at: AT, version: 0 }, readingFinishedBody({ grade: '3' }))
  expect([shownLevel(noSkill, '2'), shownLevel(skill, '2'), shownLevel(skill, undefined)]).toEqual([
    undefined,
    '2',
    '3',
  ])
})

const placement = (asking: number, grade: '1' | '4') =>
  placedBy(
    {
      asking,
      from: grade,
      probes: [1, 2, 3].map(n => ({
        ...{ probeId: `${grade}-medium-${n}`, grade, difficulty: 'medium', words: 12, wordsCorrect: 12 },
        ...{ accuracy: 1, reachedAccuracy: true, reachedPace: false, paceOfGoal: 0.92 },
      })),
    },
    AT,
  )

test('a placement shows a level before anything was read, and that of the latest asking counts', () => {
  const placed = skillPlaced(noSkill, placement(1, '4'))
  expect(shownLevel(placed, '1')).toBe('4')
  // An earlier one that comes late, and the same once more, change nothing.
  for (const late of [placement(0, '1'), placement(1, '1')]) expect(skillPlaced(placed, late)).toBe(placed)
  expect(shownLevel(skillPlaced(skillPlaced(noSkill, placement(0, '1')), placement(1, '4')), '1')).toBe('4')
})

test('a reading keeps where the child was placed', () => {
  const placed = skillPlaced(noSkill, placement(0, '4'))
  const after = skillAfter(placed, { at: '2026-11-21T14:00:00.000Z', version: 0 }, readingFinishedBody({}))
  expect(after).toMatchObject({ placed: placed.placed, evidence: [{ version: 0 }] })
})
