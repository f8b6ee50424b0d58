// A worker: has a class live its weeks, by the nouns' own handlers and subscribers, and writes the rows that this leaves.
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mock } from 'node:test'
import { workerData } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { handler as makeAssignment } from '#functions/assignments/make-assignment.ts'
import { put } from '#functions/platform/store/rows.ts'
import { ENVIRONMENT, type Wiring } from '#functions/platform/wiring.ts'
import { handler as countChildren } from '#functions/progress/count-children.ts'
import { handler as decideRecommendation } from '#functions/progress/decide-recommendation.ts'
import { readRecommendations } from '#functions/progress/recommendation-store.ts'
import { keepWeek } from '#functions/progress/report-week-store.ts'
import { handler as setReadingGoal } from '#functions/progress/set-reading-goal.ts'
import { noteChanged } from '#functions/progress/summary-store.ts'
import { ROOT } from '#infra/build/build.ts'
import { chanceOf } from '#infra/local/bedrock/chance.ts'
import { wirings } from '#infra/wirings.ts'
import type { Work } from '#shared/assignments/schema.ts'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { SoundKit } from '#shared/catalogue/sound-kit.ts'
import { Unit } from '#shared/catalogue/unit.ts'
import { addDays, instantOf, type SchoolDay } from '#shared/kernel/school-day.ts'
import { type Role, studentStandingKey } from '#shared/kernel/standing.ts'
import { isOpen, type Recommendation, TIMES } from '#shared/progress/recommendations.ts'
import { WEEKS_CLOSE } from '#shared/progress/report-week.ts'
import { DEMO_SCHOOL } from '../demo-names.ts'
import { type AskedWork, asksOf, LIKELY } from './asked.ts'
import { CLASS_NOUNS, groupsOf, pupilId, SECOND_GRADE, TEACHER_ID } from './names.ts'
import { EVENING, MORNING, type Plan, schoolDaysOf, snapshots } from './plan.ts'
import { type Carry, languageOf, Pupil, type Shelf } from './pupil.ts'
import { type Reader, readersOf } from './readers.ts'
import { type Item, openStage } from './stage.ts'

/** What became of a row by one of the snapshots, which are numbered from 0. */
export interface Change {
  readonly day: number
  readonly table: string
  /** The whole row; its key alone where it is gone. */
  readonly item: Item
  readonly gone?: true
}

const { plan, file } = workerData as { plan: Plan; file: string }

const CONTENT = join(ROOT, 'build/content')
const MINUTE = 60_000
/** Rows that nobody can ask for any more once the weeks are over: work that was sent on, keys of commands, marks. */
const PASSING = /^(OUTBOX|ONCE)#|^HEARD#/

process.env[ENVIRONMENT.standing] = 'identity'
process.env[ENVIRONMENT.contentBucket] = 'site'
// Functions log each event that they hear.
process.stdout.write = () => true
// What is published is what was built.
globalThis.fetch = async request => {
  const path = new URL(request instanceof Request ? request.url : request).pathname.replace(
    '/site/content/',
    '',
  )
  const found = await readFile(join(CONTENT, path)).catch(() => undefined)
  return new Response(found ?? null, { status: found ? 200 : 404 })
}
mock.timers.enable({ apis: ['Date'] })

const own = (await wirings()).filter(({ noun }) => CLASS_NOUNS.includes(noun)).map(withoutIdentity)
const stage = await openStage(own)
const readers = readersOf(plan.children)
const days = schoolDaysOf(plan)
const shelf = await readShelf()
const pupils = readers.map((reader, index) => ({
  reader,
  pupil: new Pupil(reader, shelf, carrying(pupilId(index)), chanceOf(index + 1)),
  chance: chanceOf(1000 + index),
  asked: { chance: chanceOf(2000 + index), done: new Map<AskedWork, number>() },
}))
const asks = [...asksOf(plan, shelf)]
let clock = 0

/** Children's accounts are opened when the rows are restored: nothing of identity's own is heard here. */
function withoutIdentity(wiring: Wiring): Wiring {
  return wiring.noun === 'identity' ? { ...wiring, functions: {} } : wiring
}

function carrying(personId: string, role: Role = 'student'): Carry {
  return (noun, handler, { body, path = {} }) => {
    const at = new Date(clock).toISOString()
    const refuse = (code: string): never => {
      throw new Error(`${handler.route.name} refused ${personId}: ${code}`)
    }
    const actor = { personId, roles: [role] }
    const request = {
      actor,
      standing: undefined,
      path,
      query: {},
      body,
      at,
      idempotencyKey: randomUUID(),
      refuse,
    }
    return stage.as(noun, () => handler.run(request))
  }
}

async function readShelf(): Promise<Shelf> {
  const list = async (name: string) => JSON.parse(await readFile(join(CONTENT, `${name}.json`), 'utf8'))[name]
  const file = async (name: string, hash: string) =>
    JSON.parse(await readFile(join(CONTENT, name, `${hash}.json`), 'utf8'))
  const [texts, sounds, units] = await Promise.all(['texts', 'sounds', 'units'].map(list))
  return {
    texts: await Promise.all(
      texts.map(async ({ hash, words }: { hash: string; words: number }) => ({
        hash,
        words,
        text: ReadingText.parse(await file('texts', hash)),
      })),
    ),
    kits: await Promise.all(
      sounds.map(async ({ hash }: { hash: string }) => ({
        hash,
        kit: SoundKit.parse(await file('sounds', hash)),
      })),
    ),
    units: await Promise.all(
      units.map(async ({ hash }: { hash: string }) => ({
        hash,
        unit: Unit.parse(await file('units', hash)),
      })),
    ),
  }
}

/** Says where a child learns, as identity does when they are placed. */
async function place(index: number, at: string): Promise<void> {
  const reader = readers[index]
  if (!reader) return
  const { schoolId, region } = DEMO_SCHOOL
  const studentId = pupilId(index)
  const groupIds = groupsOf(reader)
  const standing = { studentId, schoolId, region, groupIds, familyIds: [] }
  await stage.as('identity', () => put({ ...studentStandingKey(studentId), standing, version: 1 }))
  const body = { studentId, schoolId, region, groupIds, grade: reader.grade }
  stage.tell({ id: randomUUID(), name: 'identity.studentPlaced', at, trace: '', body })
  await stage.settle()
  // Every second child wants to read so many texts a week.
  if (index % 2 === 0)
    await carrying(studentId)('progress', setReadingGoal, { body: { texts: 2 + (index % 3) } })
}

/** Closes the report week of everybody who has come by then. */
async function closeWeek(friday: SchoolDay, week: number): Promise<void> {
  setClock(instantOf(friday, WEEKS_CLOSE.from))
  const at = new Date(clock).toISOString()
  for (const [index, { since }] of readers.entries())
    if (week >= since * scale) await stage.as('progress', () => keepWeek(pupilId(index), friday, at))
  await stage.settle()
}

const setClock = (at: string, minutes = 0): void => {
  clock = Date.parse(at) + minutes * MINUTE
  mock.timers.setTime(clock)
}

/** What a child does in a sitting, a few minutes after each other. */
async function sit(
  index: number,
  day: SchoolDay,
  from: string,
  week: number,
  isHome: boolean,
): Promise<void> {
  const { pupil, reader, chance } = pupils[index] ?? {}
  if (!pupil || !reader || !chance) return
  const deeds: (() => Promise<unknown>)[] = [
    pupil.visit,
    () => pupil.readAloud(languageOf(chance), week - reader.since * scale),
  ]
  const asked = !isHome && nextAsked(index, day)
  if (asked) deeds.push(() => doAsked(asked.work, pupil, week - reader.since * scale))
  if (!isHome) {
    if (chance.number() < 0.4)
      deeds.push(() => pupil.readAloud(languageOf(chance), week - reader.since * scale))
    if (chance.number() < 0.35) deeds.push(() => pupil.practise())
    if (chance.number() < 0.4) deeds.push(() => pupil.learn())
  }
  let minutes = chance.number() * 40
  for (const deed of deeds) {
    setClock(instantOf(day, from), minutes)
    await deed()
    await stage.settle()
    minutes += 8 + chance.number() * 8
  }
}

/** Has the teacher ask for what is asked on this day. */
async function ask(day: SchoolDay): Promise<void> {
  for (const { work, dueOn, times, isFor } of asks.filter(one => one.day === day)) {
    setClock(instantOf(day, '07:15'))
    const named = readers.flatMap((reader, index) => (isFor?.(reader) ? [pupilId(index)] : []))
    const body = { work, dueOn, times, studentIds: isFor ? named : null }
    if (isFor && named.length === 0) continue
    await carrying(TEACHER_ID, 'teacher')('assignments', makeAssignment, {
      path: { groupId: SECOND_GRADE },
      body,
    })
    await stage.settle()
  }
}

/** A sound to practise and a text to become fluent with are taken, a level that rose is set aside; the rest waits. */
const TAKEN = ['sound', 'fluency']
const LEFT = ['level']
/** Early enough to see what came of it. */
const DECIDED_IN = 2

/** Has the teacher decide some of what is recommended, and the children do what is asked of it. */
async function decide(day: SchoolDay): Promise<void> {
  const all = await stage.as('progress', () => readRecommendations(readers.map((_, index) => pupilId(index))))
  for (const [index, reader] of readers.entries())
    for (const one of all[index]?.all.filter(isOpen) ?? []) {
      const work = TAKEN.includes(one.kind) ? workOf(one) : undefined
      if (!work && !LEFT.includes(one.kind)) continue
      const decision = work
        ? { how: 'accepted', ...(work.kind === 'text' && { textId: work.textId }) }
        : { how: 'dismissed', why: 'doneAlready' }
      await carrying(TEACHER_ID, 'teacher')('progress', decideRecommendation, {
        path: { groupId: SECOND_GRADE, recommendationId: one.recommendationId },
        body: { studentIds: [pupilId(index)], decision },
      })
      await stage.settle()
      const times = TIMES[one.kind] ?? 1
      if (work) asks.push({ day, dueOn: addDays(day, 7), times, work, isFor: other => other === reader })
    }
}

function workOf({ because }: Recommendation): Work | undefined {
  if (because.rule === 'sound') return { kind: 'practice', sound: because.sound }
  const listed = shelf.texts.find(
    ({ text }) => text.grade === '2' && because.rule === 'slow' && text.language === because.language,
  )
  return listed && { kind: 'text', textId: listed.text.id }
}

/** What a child does today of what was asked, if anything: a few days late at most. */
function nextAsked(index: number, day: SchoolDay): AskedWork | undefined {
  const { reader, asked } = pupils[index] ?? {}
  if (!reader || !asked || asked.chance.number() >= LIKELY) return undefined
  const next = asks.find(
    one =>
      one.day <= day &&
      day <= addDays(one.dueOn, 5) &&
      (one.isFor?.(reader) ?? true) &&
      (asked.done.get(one) ?? 0) < one.times,
  )
  if (next) asked.done.set(next, (asked.done.get(next) ?? 0) + 1)
  return next
}

async function doAsked(work: Work, pupil: Pupil, week: number): Promise<void> {
  if (work.kind === 'practice') return pupil.practise(work.sound)
  const listed = shelf.texts.find(({ text }) => work.kind === 'text' && text.id === work.textId)
  if (listed) await pupil.readText(listed, week)
}

const scale = plan.weeks / 8
/** Who is away was last seen so many school days before the week in which the class is looked at. */
const isThere = ({ since, away }: Reader, at: number, week: number): boolean =>
  week >= since * scale && (away === 0 || at < days.length - 5 - away)

const kept = new Map<string, string>()
const changes: { readonly day: number; readonly table: string; readonly item: Item; readonly gone?: true }[] =
  []

/** Notes what became of all rows since the snapshot before. */
async function snapshot(day: number): Promise<void> {
  // As each morning: silence begins without anything happening.
  await stage.as('progress', async () => {
    for (const index of readers.keys()) await noteChanged(pupilId(index))
    await countChildren()
  })
  const seen = new Set<string>()
  for (const { noun } of own.filter(({ noun }) => noun !== 'identity'))
    for (const item of await stage.rowsOf(noun)) {
      const { pk, sk } = item
      if (PASSING.test(pk?.S ?? '') || PASSING.test(sk?.S ?? '')) continue
      const name = JSON.stringify([noun, pk, sk])
      const text = JSON.stringify(item)
      seen.add(name)
      if (kept.get(name) === text) continue
      kept.set(name, text)
      changes.push({ day, table: noun, item })
    }
  for (const name of kept.keys())
    if (!seen.has(name)) {
      kept.delete(name)
      const [table, pk, sk] = JSON.parse(name)
      changes.push({ day, table, item: { pk, sk }, gone: true })
    }
}

setClock(instantOf(days[0]?.day ?? plan.monday, '07:00'))
for (const index of readers.keys()) await place(index, new Date(clock).toISOString())
const wanted = snapshots(plan)
for (const [at, { day, week }] of days.entries()) {
  await ask(day)
  const there = pupils.flatMap(({ reader, chance }, index) =>
    isThere(reader, at, week) && chance.number() < reader.reads ? [index] : [],
  )
  for (const index of there) await sit(index, day, MORNING.from, week, false)
  // What points to a child is kept since it began: to the week.
  const isFriday = at % 5 === 4
  if (isFriday) await stage.as('progress', () => countChildren())
  if (isFriday && week % 8 === DECIDED_IN) await decide(day)
  // As of the last Friday's morning its week is not closed yet.
  if (isFriday && week < plan.weeks) await closeWeek(day, week)
  if (wanted.includes(day)) {
    setClock(instantOf(day, MORNING.to))
    await snapshot(wanted.indexOf(day))
  }
  if (isFriday && week === plan.weeks) await closeWeek(day, week)
  for (const index of there.filter(index => (pupils[index]?.chance.number() ?? 1) < 0.15))
    await sit(index, day, EVENING, week, true)
}
setClock(instantOf(wanted.at(-1) ?? plan.monday, MORNING.to))
await snapshot(wanted.length - 1)
await writeFile(file, gzipSync(JSON.stringify(changes)))
await stage.close()
