/** After a reading: its questions are answered, and the teacher corrects what the engine heard wrong. */
import { randomUUID } from 'node:crypto'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { listSchoolAudit } from '#shared/audit/routes.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { getProgress } from '#shared/progress/routes.ts'
import { DEFAULT_GROUP_POLICY } from '#shared/reading/group-policy.ts'
import {
  answerQuestions,
  finishReading,
  getGroupPolicy,
  getPolicy,
  getPractice,
  getStudentReading,
  listReadings,
  overrideWord,
  setGroupPolicy,
} from '#shared/reading/routes.ts'
import { untouched } from '#shared/reading/sound-tally.ts'
import { eventually } from '#tests/support/eventually.ts'
import { door } from './house.ts'
import { member, newSchool, operator } from './member.ts'
import { readAloud, readTapping, wordsOf } from './reading-aloud.ts'

const castle = await door.text('castillos-de-arena')
const words = wordsOf(castle).length
const here = await newSchool()
const groupIds = [`group-${randomUUID()}`]
const teacher = await member('teacher', { ...here, groupIds })
const director = await member('director', here)
const colleague = await member('teacher', { ...here, groupIds: [`group-${randomUUID()}`] })

/** A child of the teacher's group. */
async function pupil() {
  const child = await door.newStudent('Amaya Ortiz')
  await operator.setStudent({ studentId: child.personId, ...here, groupIds, familyIds: [] })
  return child
}

/** The right answers to all questions of the castle, but for those that were tried otherwise first. */
const answers = (first: Readonly<Record<string, string>> = {}) =>
  castle.questions.map(({ id, correctAnswer }) => ({
    questionId: id,
    tries: first[id] ? [first[id], correctAnswer] : [correctAnswer],
  }))

test('the questions of a text are answered once, scored by the server, and show in the week', async () => {
  const child = await pupil()
  const { reading } = await child.ask(finishReading, { body: readTapping(castle, 9) })
  const path = { finishedAt: reading.finishedAt, readingId: reading.readingId }
  const understood = { literal: { asked: 3, right: 2 }, inferential: { asked: 2, right: 2 } }
  const sent = {
    path,
    body: { answers: answers({ q1: 'A la torre' }) },
    idempotencyKey: v7(),
  }
  expect(await child.ask(answerQuestions, sent)).toEqual({ ...reading, understood })
  // Sent again it is the first answer; answered anew it is refused, however right.
  expect(await child.ask(answerQuestions, sent)).toEqual({ ...reading, understood })
  expect(await child.tryTo(answerQuestions, { path, body: { answers: answers() } })).toMatchObject({
    status: 409,
    body: { error: 'reading.answeredBefore' },
  })
  expect(await child.ask(listReadings)).toEqual({ readings: [{ ...reading, understood }] })
  await eventually(async () =>
    expect(await child.ask(getProgress)).toMatchObject({
      weeks: [
        {
          week: weekOf(schoolDay(reading.finishedAt)),
          readings: {
            'es-PR': {
              tapped: 1,
              literalAsked: 3,
              literalRight: 2,
              inferentialAsked: 2,
              inferentialRight: 2,
            },
          },
        },
      ],
    }),
  )
})

test('only the questions of that text, to one’s own reading', async () => {
  const [child, another] = [await pupil(), await pupil()]
  const { reading } = await child.ask(finishReading, { body: readAloud(castle) })
  const { finishedAt, readingId } = reading
  const path = { finishedAt, readingId }
  const refused = async (who: typeof child, body: { answers: ReturnType<typeof answers>; score?: unknown }) =>
    (await who.tryTo(answerQuestions, { path, body })).body
  expect(await refused(another, { answers: answers() })).toMatchObject({ error: 'reading.unknownReading' })
  expect(await refused(child, { answers: answers().slice(1) })).toMatchObject({
    error: 'reading.answersDoNotFit',
  })
  expect(await refused(child, { answers: answers({ q1: 'A la luna' }) })).toMatchObject({
    error: 'reading.answersDoNotFit',
  })
  expect(await refused(child, { answers: answers(), score: 1 })).toMatchObject({ error: 'kernel.invalid' })
  expect(await child.ask(listReadings)).toEqual({ readings: [reading] })
})

test('a teacher hears a word otherwise: the score is computed again, and the first one stays', {
  timeout: 60_000,
}, async () => {
  const child = await pupil()
  const body = readAloud(castle, { 4: 'zapato', 8: '' })
  const { reading, score } = await child.ask(finishReading, { body })
  const path = {
    studentId: child.personId,
    finishedAt: reading.finishedAt,
    readingId: reading.readingId,
  }
  expect(await teacher.ask(getStudentReading, { path })).toEqual({ reading, score, overrides: [] })

  const change = { word: 4, outcome: 'correct', reason: 'misheard' } as const
  const sent = { path, body: change, idempotencyKey: v7() }
  const changed = await teacher.ask(overrideWord, sent)
  const pace = ((words - 1) * 60) / body.seconds
  const corrected = {
    wordsCorrect: words - 1,
    accuracy: (words - 1) / words,
    wordsCorrectPerMinute: pace,
    reachedAccuracy: true,
    reachedPace: true,
    paceOfGoal: pace / castle.wpmTarget,
  }
  expect(changed).toEqual({
    reading: { ...reading, corrected },
    score,
    overrides: [{ ...change, by: teacher.personId, at: expect.any(String) }],
  })
  expect(await teacher.ask(overrideWord, sent)).toEqual(changed)
  expect(await director.ask(getStudentReading, { path })).toEqual(changed)
  expect(await child.ask(listReadings)).toEqual({ readings: [{ ...reading, corrected }] })

  const week = (expected: object) =>
    eventually(async () =>
      expect(await child.ask(getProgress)).toMatchObject({
        weeks: [{ readings: { 'es-PR': { aloud: 1, wordsAttempted: words, ...expected } } }],
        levels: [{ language: 'es-PR', readings: 1 }, { readings: 0 }],
      }),
    )
  await week({ wordsCorrect: words - 1, bestPace: pace, paceTenths: Math.round(pace * 10) })
  // Of playa and pluma the first was heard as another word.
  const blendsRead = (read: number) =>
    eventually(async () =>
      expect((await child.ask(getPractice)).sounds).toContainEqual(
        expect.objectContaining({ sound: 'es-l-blends', all: { ...untouched, read } }),
      ),
    )
  await blendsRead(2)
  await eventually(async () => {
    const { records } = await director.ask(listSchoolAudit, { path: { schoolId: here.schoolId } })
    expect(records).toContainEqual({
      recordId: expect.any(String),
      at: expect.any(String),
      deed: 'wordOverridden',
      actorId: teacher.personId,
      subjectId: child.personId,
      ...here,
      reason: 'misheard',
    })
  })

  // The engine was right after all.
  const back = await teacher.ask(overrideWord, {
    path,
    body: { word: 4, outcome: 'substituted', reason: 'slip' },
  })
  expect(back.overrides).toEqual([])
  expect(back.reading).toMatchObject({ wordsCorrect: words - 2, corrected: { wordsCorrect: words - 2 } })
  await week({ wordsCorrect: words - 2, bestPace: reading.wordsCorrectPerMinute })
  await blendsRead(1)
})

test('words are changed by who teaches the child, of what was read aloud', async () => {
  const child = await pupil()
  const { reading } = await child.ask(finishReading, { body: readAloud(castle) })
  const tapped = (await child.ask(finishReading, { body: readTapping(castle, 9) })).reading
  const tried = async (who: typeof child, { finishedAt, readingId } = reading, word = 4) => {
    const path = { studentId: child.personId, finishedAt, readingId }
    const body = { word, outcome: 'omitted', reason: 'misheard' } as const
    const { status, body: answer } = await who.tryTo(overrideWord, { path, body })
    return status === 200 ? 200 : (answer as { error: string }).error
  }
  expect(await tried(colleague)).toBe('kernel.notFound')
  expect(await tried(director)).toBe('kernel.notAllowed')
  expect(await tried(child)).toBe('kernel.notAllowed')
  expect(await tried(teacher, tapped)).toBe('reading.notScored')
  expect(await tried(teacher, reading, words)).toBe('reading.unknownWord')
  expect(await tried(teacher, { ...reading, readingId: v7() })).toBe('reading.unknownReading')
  expect(await child.ask(listReadings)).toEqual({ readings: [tapped, reading] })
  expect(await tried(teacher)).toBe(200)
})

test('a rule that a group is taught is strict in the readings from then on, and in that group', async () => {
  const groupId = `group-${randomUUID()}`
  await operator.setPlace({ place: placeAt('group', groupId), ...here })
  const theirs = await member('teacher', { ...here, groupIds: [groupId] })
  const [child, elsewhere] = [await pupil(), await pupil()]
  await operator.setStudent({
    studentId: child.personId,
    ...here,
    groupIds: [...groupIds, groupId],
    familyIds: [],
  })
  // A plural without its -s, as it is said here.
  const text = await door.text('la-chiringa-de-nico')
  const at = wordsOf(text).findIndex(word => /^\w{3,}[aeo]s$/.test(word))
  const body = readAloud(text, { [at]: wordsOf(text)[at]?.slice(0, -1) ?? '' })
  const outcome = async (who: typeof child) =>
    (await who.ask(finishReading, { body })).score?.words[at]?.outcome
  expect(await outcome(child)).toBe('dialect')

  const path = { groupId }
  expect(await theirs.ask(getGroupPolicy, { path })).toEqual(DEFAULT_GROUP_POLICY)
  const strict = { ...DEFAULT_GROUP_POLICY, strictRules: ['coda-s' as const] }
  expect(await theirs.ask(setGroupPolicy, { path, body: strict })).toEqual(strict)
  expect((await director.tryTo(setGroupPolicy, { path, body: strict })).status).toBe(403)
  expect((await colleague.tryTo(setGroupPolicy, { path, body: strict })).status).toBe(404)
  expect(await director.ask(getGroupPolicy, { path })).toEqual(strict)
  expect(await child.ask(getPolicy)).toMatchObject({ strictRules: ['coda-s'] })
  expect(await outcome(child)).toBe('mispronounced')
  expect(await outcome(elsewhere)).toBe('dialect')
})

test('a word that is put in is an error where a group counts it, and in that group', async () => {
  const groupId = `group-${randomUUID()}`
  await operator.setPlace({ place: placeAt('group', groupId), ...here })
  const theirs = await member('teacher', { ...here, groupIds: [groupId] })
  const [child, elsewhere] = [await pupil(), await pupil()]
  await operator.setStudent({ studentId: child.personId, ...here, groupIds: [groupId], familyIds: [] })
  const text = await door.text('castillos-de-arena')
  const read = readAloud(text)
  const [first, ...rest] = read.heard
  // Said between the first word and the second.
  const extra = { word: 'guitarra', start: 0.45, end: 0.5 }
  const body = { ...read, heard: [...(first ? [first] : []), extra, ...rest] }
  const scoreOf = async (who: typeof child) => (await who.ask(finishReading, { body })).score
  expect(await scoreOf(child)).toMatchObject({ errors: 0, accuracy: 1 })

  const counting = { ...DEFAULT_GROUP_POLICY, insertions: 'counted' as const }
  expect(await theirs.ask(setGroupPolicy, { path: { groupId }, body: counting })).toEqual(counting)
  const counted = await scoreOf(child)
  expect(counted).toMatchObject({ errors: 1 })
  expect(counted?.accuracy).toBeLessThan(1)
  expect(await scoreOf(elsewhere)).toMatchObject({ errors: 0, accuracy: 1 })
})

test('a way of speaking is known from reading to reading, and what was scored stays as it was', async () => {
  const child = await pupil()
  const [lion, kite] = [await door.text('el-leon-de-la-plaza'), await door.text('la-chiringa-de-nico')]
  const withTap = (text: typeof lion) =>
    readAloud(
      text,
      Object.fromEntries(
        wordsOf(text).flatMap((word, at) => (word.includes('rr') ? [[at, word.replace('rr', 'r')]] : [])),
      ),
    )
  // Two words: too few to be more than slips.
  const first = await child.ask(finishReading, { body: withTap(lion) })
  expect(first.score?.errors).toBe(2)
  const sent = { body: withTap(kite), idempotencyKey: v7() }
  const second = await child.ask(finishReading, sent)
  expect(second.score?.errors).toBe(0)
  expect(second.score?.words.filter(({ rule }) => rule === 'accent').map(({ expected }) => expected)).toEqual(
    ['Morro', 'corrió'],
  )
  expect(await child.ask(getPolicy)).toMatchObject({
    accents: [{ language: 'es-PR', meant: 'R', said: 'r', made: 4, met: 4 }],
  })

  // Grown out of it: nothing of before changes, whoever looks and whatever is sent again.
  for (const text of [lion, kite]) await child.ask(finishReading, { body: readAloud(text) })
  expect(await child.ask(getPolicy)).toMatchObject({ accents: [] })
  expect(await child.ask(finishReading, sent)).toEqual(second)
  for (const { reading, score } of [first, second]) {
    const { finishedAt, readingId } = reading
    const path = { studentId: child.personId, finishedAt, readingId }
    expect((await teacher.ask(getStudentReading, { path })).score).toEqual(score)
  }
})

test('how the voice turned is kept in numbers and shown to the teacher as it was to the child', async () => {
  const child = await pupil()
  const ends = [4, 8].map(word => ({ word, turn: -5.2, frames: 40 }))
  const body = { ...readAloud(castle), tones: ends }
  const { reading, score } = await child.ask(finishReading, { body })
  expect(score?.intonation).toMatchObject({ statement: { fell: 2, rose: 0, level: 0 }, yesNo: { fell: 0 } })
  const { finishedAt, readingId } = reading
  const path = { studentId: child.personId, finishedAt, readingId }
  expect((await teacher.ask(getStudentReading, { path })).score).toEqual(score)
  const silent = await child.ask(finishReading, { body: readAloud(castle) })
  expect(silent.score?.intonation).toBeNull()
  const loud = { ...body, tones: [{ word: 4, turn: 99, frames: 40 }] }
  expect((await child.tryTo(finishReading, { body: loud })).status).toBe(422)
})
