/**
 * Stories over several calls, in which somebody lives on readings that no voice read. None of them ends well; who reads
 * fast, and reads, is paid in full.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { listBadges } from '#shared/achievements/routes.ts'
import { getExperience } from '#shared/experience/routes.ts'
import { placeAt } from '#shared/kernel/place.ts'
import type { Grade } from '#shared/kernel/school.ts'
import { listActivities } from '#shared/lessons/routes.ts'
import { getProgress } from '#shared/progress/routes.ts'
import type { FinishedReading } from '#shared/reading/finished-reading.ts'
import { FASTEST_READING } from '#shared/reading/plausibility.ts'
import {
  answerQuestions,
  finishPractice,
  finishReading,
  getStudentReading,
  listReadings,
  listStudentReadings,
  overrideWord,
} from '#shared/reading/routes.ts'
import { wordsThatEarn } from '#shared/rewards/enough-read.ts'
import { door } from '#tests/journeys/house.ts'
import { member, newSchool, operator } from '#tests/journeys/member.ts'
import { readAloud, readTapping, wordsOf } from '#tests/journeys/reading-aloud.ts'
import { coinsBesides, linesBesides, noticesBesides } from '#tests/support/besides-gains.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { told } from './gains.ts'

type Text = Awaited<ReturnType<typeof door.text>>
const NEAR: readonly Grade[] = ['K', '1', '2']

/** The texts that are open to a child of the first grade. */
let texts: readonly Text[]
beforeAll(async () => {
  const folder = join(import.meta.dirname, '../../shared/catalogue/content/texts')
  const all = await Promise.all(
    (await readdir(folder)).map(async name => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
  const near = all.filter(({ grade }) => NEAR.includes(grade)).map(({ id }) => String(id))
  texts = await Promise.all(near.map(id => door.text(id)))
})

/** The same words, read in so many seconds. */
function readIn(text: Text, seconds: number): Extract<FinishedReading, { mode: 'aloud' }> {
  const { heard, ...reading } = readAloud(text)
  const scale = seconds / reading.seconds
  return {
    ...reading,
    seconds,
    heard: heard.map(({ word, start, end }) => ({ word, start: start * scale, end: end * scale })),
  }
}

const points = (text: Text) => Math.min(60, wordsOf(text).length) + 20
const finish = async (child: SignedIn, body: FinishedReading) =>
  (await child.ask(finishReading, { body })).reading

/** What a child owns once all is paid: a last reading that counts says when. */
async function ownsAfter(child: SignedIn, last: Text) {
  const paid = points(last)
  expect((await finish(child, readAloud(last))).implausible).toBeUndefined()
  await eventually(async () => expect((await child.ask(getExperience)).totalXp).toBeGreaterThanOrEqual(paid))
  await eventually(async () => expect((await child.ask(getProgress)).finishedTexts).toContain(last.id))
  const [{ totalXp }, balance, progress, lessons, notifications] = await Promise.all([
    child.ask(getExperience),
    coinsBesides(child),
    child.ask(getProgress),
    child.ask(listActivities),
    noticesBesides(child),
  ])
  const aloud = progress.weeks.flatMap(({ readings }) =>
    Object.values(readings).map(one => one.aloud + one.tapped),
  )
  return {
    totalXp,
    balance,
    texts: progress.finishedTexts,
    readings: aloud.reduce((sum, count) => sum + count, 0),
    evidence: progress.levels.reduce((sum, level) => sum + level.readings, 0),
    done: lessons.texts,
    notices: notifications.length,
  }
}

/** As if nothing but the last reading had been. */
const onlyThe = (last: Text) => ({
  totalXp: points(last),
  balance: { easy: 5, medium: 8, hard: 10 }[last.difficulty] + 5,
  texts: [last.id],
  readings: 1,
  evidence: 1,
  done: [last.id],
  notices: 1,
})

test('forty texts at one second each earn nothing and move nothing', { timeout: 120_000 }, async () => {
  const child = await door.newStudent()
  const [last, ...fast] = texts.slice(0, 41)
  if (!last || fast.length < 40) throw new Error('there are too few texts')
  for (const text of fast)
    expect(await finish(child, readIn(text, 1))).toMatchObject({ implausible: 'tooFast' })
  expect(await ownsAfter(child, last)).toEqual(onlyThe(last))
})

test('thirty readings in which nothing was heard earn nothing and move nothing', {
  timeout: 120_000,
}, async () => {
  const child = await door.newStudent()
  const [last, ...silent] = texts.slice(0, 31)
  if (!last) throw new Error('there are no texts')
  for (const [n, text] of silent.entries()) {
    const noise = Array.from({ length: 9 }, (_, at) => ({ word: 'zzz', start: at, end: at + 0.5 }))
    const body = [
      { ...readAloud(text), heard: [] },
      { ...readAloud(text), heard: noise },
      readTapping(text, 0),
    ][n % 3]
    if (body) expect(await finish(child, body)).toMatchObject({ implausible: 'nothingRead' })
  }
  expect(await ownsAfter(child, last)).toEqual(onlyThe(last))
})

test('fifteen readings of less than a line earn nothing and take no turn; the line that follows is paid in full', {
  timeout: 120_000,
}, async () => {
  const child = await door.newStudent()
  const [text] = texts
  if (!text) throw new Error('there are no texts')
  const enough = wordsThatEarn(wordsOf(text).length)
  const begun = (words: number) => {
    const { heard, ...reading } = readAloud(text)
    return { ...reading, heard: heard.slice(0, words) }
  }
  for (let n = 0; n < 15; n++)
    expect(await finish(child, n % 2 ? readTapping(text, enough - 1) : begun(enough - 1))).toMatchObject({
      attempt: 1,
      workOfDay: 1,
      wordsCorrect: enough - 1,
    })
  const line = await finish(child, begun(enough))
  expect(line).toMatchObject({ attempt: 1, workOfDay: 1, wordsCorrect: enough })
  await eventually(async () => expect((await child.ask(getExperience)).totalXp).toBeGreaterThan(0))
  await eventually(async () => expect(await linesBesides(child)).toHaveLength(2))
  await eventually(async () => expect((await child.ask(listBadges)).counts.readings).toBe(1))
  // Its accuracy is of what was read: a line without a slip reaches that target.
  expect((await child.ask(getExperience)).totalXp).toBe(enough + (line.reachedAccuracy ? 10 : 0))
})

test('words at the same time, and a text tapped at once, earn nothing', async () => {
  const child = await door.newStudent()
  const [last, text] = texts
  if (!last || !text) throw new Error('there are too few texts')
  const chorus = {
    ...readAloud(text),
    heard: readAloud(text).heard.map(word => ({ ...word, start: 0, end: 30 })),
  }
  expect(await finish(child, chorus)).toMatchObject({ implausible: 'timesOverlap' })
  const tapped = { ...readTapping(text, wordsOf(text).length), seconds: 1 }
  expect(await finish(child, tapped)).toMatchObject({ implausible: 'tooFast' })
  expect(await ownsAfter(child, last)).toEqual(onlyThe(last))
})

test('the fastest honest reader is paid in full, and so is whoever was not heard at first', async () => {
  const child = await door.newStudent()
  const [text, other] = texts
  if (!text || !other) throw new Error('there are too few texts')
  const words = wordsOf(text).length
  await finish(child, { ...readAloud(text), heard: [] })
  const fast = await finish(child, readIn(text, (words * 60) / (FASTEST_READING - 1)))
  expect(fast).toMatchObject({ attempt: 1, workOfDay: 1, wordsCorrect: words })
  expect(fast.implausible).toBeUndefined()
  await eventually(async () => expect((await child.ask(getExperience)).totalXp).toBe(points(text)))
  await eventually(async () => {
    const { levels } = await child.ask(getProgress)
    expect(levels.map(({ readings }) => readings)).toContain(1)
  })
  expect(
    await finish(child, readIn(other, (wordsOf(other).length * 60) / (FASTEST_READING + 1))),
  ).toMatchObject({
    implausible: 'tooFast',
  })
})

test('twelve pieces of work a day are paid, readings and rounds alike, and the 13th is kept', {
  timeout: 120_000,
}, async () => {
  const child = await door.newStudent()
  const kit = await door.sound('es-rr')
  const items = [{ kind: 'checked', text: 'torre', went: true } as const]
  const { practice } = await child.ask(finishPractice, { body: { soundHash: kit.hash, items, seconds: 60 } })
  expect(practice).toMatchObject({ workOfDay: 1, ofDay: 1 })
  const fourteen = texts.slice(0, 13)
  const readings = []
  for (const text of fourteen) readings.push(await finish(child, readAloud(text)))
  expect(readings.map(({ workOfDay }) => workOfDay)).toEqual(Array.from({ length: 13 }, (_, n) => n + 2))
  const paid = fourteen.slice(0, 11).reduce((sum, text) => sum + points(text), 1)
  await eventually(async () => expect((await child.ask(getProgress)).finishedTexts).toHaveLength(13))
  await eventually(async () => expect((await child.ask(getExperience)).totalXp).toBe(paid))
  const history = await linesBesides(child)
  await eventually(async () => expect((await noticesBesides(child)).length).toBeGreaterThanOrEqual(13))
  expect((await child.ask(getExperience)).totalXp).toBe(paid)
  expect((await linesBesides(child)).length).toBe(12)
  expect(history.length).toBeLessThanOrEqual(12)
})

test('a teacher sees what does not count, marked, and cannot correct it into counting', async () => {
  const here = await newSchool()
  const groupIds = ['group-of-the-hurried']
  await operator.setPlace({ place: placeAt('group', 'group-of-the-hurried'), ...here })
  const teacher = await member('teacher', { ...here, groupIds })
  const child = await door.newStudent()
  const studentId = child.personId
  await operator.setStudent({ studentId, ...here, groupIds, familyIds: [] })
  const [text] = texts
  if (!text) throw new Error('there are no texts')
  const { readingId, finishedAt } = await finish(child, readIn(text, 1))
  const { readings } = await teacher.ask(listStudentReadings, { path: { studentId } })
  expect(readings).toMatchObject([{ readingId, implausible: 'tooFast', seconds: 1 }])
  expect((await child.ask(listReadings)).readings).toEqual(readings)
  const path = { studentId, finishedAt, readingId }
  const detail = await teacher.ask(getStudentReading, { path })
  expect(detail.reading).toMatchObject({ implausible: 'tooFast' })
  expect(detail.score?.words).toHaveLength(wordsOf(text).length)
  const body = { word: 0, outcome: 'omitted', reason: 'misheard' } as const
  expect(told(await teacher.tryTo(overrideWord, { path, body }))).toBe('409 reading.doesNotCount')
  const answers = text.questions.map(({ id, correctAnswer }) => ({ questionId: id, tries: [correctAnswer] }))
  const asked = await child.tryTo(answerQuestions, { path: { finishedAt, readingId }, body: { answers } })
  expect(told(asked)).toBe('409 reading.doesNotCount')
})
