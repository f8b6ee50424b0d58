// A worker: has a class live its weeks, by the nouns' own handlers and subscribers, and writes the rows that this leaves.
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mock } from 'node:test'
import { workerData } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { handler as makeAssignment } from '#functions/assignments/make-assignment.ts'
import { handler as remindDue } from '#functions/assignments/remind-due.ts'
import { content } from '#functions/platform/services/content.ts'
import { put } from '#functions/platform/store/rows.ts'
import { ENVIRONMENT, type Wiring } from '#functions/platform/wiring.ts'
import { handler as countChildren } from '#functions/progress/count-children.ts'
import { handler as decideRecommendation } from '#functions/progress/decide-recommendation.ts'
import { readProbes } from '#functions/progress/progress-store.ts'
import { readRecommendations } from '#functions/progress/recommendation-store.ts'
import { keepWeek } from '#functions/progress/report-week-store.ts'
import { handler as setReadingGoal } from '#functions/progress/set-reading-goal.ts'
import { noteChanged } from '#functions/progress/summary-store.ts'
import { ROOT } from '#infra/build/build.ts'
import { chanceOf } from '#infra/local/bedrock/chance.ts'
import { wirings } from '#infra/wirings.ts'
import type { Work } from '#shared/assignments/schema.ts'
import { addDays, instantOf, type SchoolDay } from '#shared/kernel/school-day.ts'
import { type Role, studentStandingKey } from '#shared/kernel/standing.ts'
import { isOpen, type Recommendation, TIMES } from '#shared/progress/recommendations.ts'
import { WEEKS_CLOSE } from '#shared/progress/report-week.ts'
import { DEMO_SCHOOL } from '../demo-names.ts'
import { type AskedWork, asksOf, isAsked, LIKELY } from './asked.ts'
import { CLASS_NOUNS, groupsOf, pupilId, SECOND_GRADE, TEACHER_ID } from './names.ts'
import { MORNING, type Plan, schoolDaysOf, snapshots as snapshotDays } from './plan.ts'
import { type Carry, Pupil } from './pupil.ts'
import { castOf, type Reader } from './readers.ts'
import { readShelf } from './shelf.ts'
import { type Deed, type Sitting, scaleOf, sittingsOf } from './sitting.ts'
import { Snapshots } from './snapshots.ts'
import { openStage } from './stage.ts'
import { supportOf } from './supports.ts'
import { Supporter } from './teacher.ts'

const { plan, file } = workerData as { plan: Plan; file: string }

const CONTENT = join(ROOT, 'build/content')
const MINUTE = 60_000

process.env[ENVIRONMENT.standing] = 'identity'
process.env[ENVIRONMENT.contentBucket] = 'site'
// Functions log each event that they hear.
process.stdout.write = () => true
// What is published is what was built.
Object.assign(content, { read: (path: string) => readFile(join(CONTENT, path)).catch(() => undefined) })
mock.timers.enable({ apis: ['Date'] })

const own = (await wirings()).filter(({ noun }) => CLASS_NOUNS.includes(noun)).map(withoutIdentity)
const stage = await openStage(own)
const readers = castOf(plan.children)
const days = schoolDaysOf(plan)
const shelf = await readShelf(CONTENT)
const pupils = readers.map((reader, index) => ({
  reader,
  pupil: new Pupil(reader, shelf, carrying(pupilId(index)), chanceOf(index + 1)),
  asked: { chance: chanceOf(2000 + index), done: new Map<AskedWork, number>() },
}))
const asks = [...asksOf(plan, shelf)]
const supporters = readers.map((reader, index) => {
  const support = supportOf(reader)
  if (!support) return undefined
  const studentId = pupilId(index)
  const { pace } = reader.languages[support.language]
  const by = { plan, carry: carrying(TEACHER_ID, 'teacher'), chance: chanceOf(3000 + index) }
  return new Supporter({ studentId, support, pace: Math.round(pace) }, by, today =>
    stage.as('progress', () => readProbes(studentId, support.language, today)),
  )
})
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

/** What a child does in a sitting, a few minutes after each other: of its own accord, and what was asked of it. */
async function sit({ index, day, week, isHome, from, deeds, minutes }: Sitting): Promise<void> {
  const { pupil, reader } = pupils[index] ?? {}
  if (!pupil || !reader) return
  const since = week - reader.since * scale
  const isFollowed = !isHome && supporters[index]?.isFollowed(weekdayOf(day), week)
  const asked = isHome ? undefined : nextAsked(index, day)
  const inTurn = [
    // A text by which a child is followed is read first, while it is fresh.
    ...(isFollowed ? [() => pupil.readProbe(since)] : []),
    ...deeds.map(deed => () => doOwn(deed, pupil, since)),
    ...(asked ? [() => doAsked(asked.work, pupil, since)] : []),
  ]
  for (const [n, deed] of inTurn.entries()) {
    setClock(instantOf(day, from), minutes[n] ?? (minutes.at(-1) ?? 0) + 8)
    await deed()
    await stage.settle()
  }
}

function doOwn(deed: Deed, pupil: Pupil, since: number): Promise<unknown> {
  if (deed.what === 'read') return pupil.readAloud(deed.language, since)
  return { visit: () => pupil.visit(), practise: () => pupil.practise(), learn: () => pupil.learn() }[
    deed.what
  ]()
}

/** Has the teacher ask for what is asked on this day. */
async function ask(day: SchoolDay): Promise<void> {
  for (const one of asks.filter(one => one.day === day)) {
    const { work, dueOn, times, groupId, isFor } = one
    setClock(instantOf(day, '07:15'))
    const named = readers.flatMap((reader, index) => (isAsked(reader, one) ? [pupilId(index)] : []))
    const body = { work, dueOn, times, studentIds: isFor ? named : null }
    if (isFor && named.length === 0) continue
    await carrying(TEACHER_ID, 'teacher')('assignments', makeAssignment, {
      path: { groupId },
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
      const work = TAKEN.includes(one.kind) ? workOf(one, reader) : undefined
      if (!work && !LEFT.includes(one.kind)) continue
      const decision = work
        ? { how: 'accepted', ...(work.kind === 'text' && { textId: work.textId }) }
        : { how: 'dismissed', why: 'doneAlready' }
      const [groupId = SECOND_GRADE] = groupsOf(reader)
      await carrying(TEACHER_ID, 'teacher')('progress', decideRecommendation, {
        path: { groupId, recommendationId: one.recommendationId },
        body: { studentIds: [pupilId(index)], decision },
      })
      await stage.settle()
      const times = TIMES[one.kind] ?? 1
      if (work)
        asks.push({ day, dueOn: addDays(day, 7), times, work, groupId, isFor: other => other === reader })
    }
}

function workOf({ because }: Recommendation, { grade }: Reader): Work | undefined {
  if (because.rule === 'sound') return { kind: 'practice', sound: because.sound }
  const listed = shelf.texts.find(
    ({ text }) => text.grade === grade && because.rule === 'slow' && text.language === because.language,
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
      isAsked(reader, one) &&
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

const scale = scaleOf(plan)
const weekdayOf = (day: SchoolDay): number => days.findIndex(one => one.day === day) % 5

const snapshots = new Snapshots(
  own.map(({ noun }) => noun).filter(noun => noun !== 'identity'),
  stage,
)

/** Keeps what became of all rows since the snapshot before. */
async function snapshot(number: number): Promise<void> {
  // As each morning: silence begins without anything happening.
  await stage.as('progress', async () => {
    for (const index of readers.keys()) await noteChanged(pupilId(index))
    await countChildren()
  })
  await snapshots.take(number)
}

setClock(instantOf(days[0]?.day ?? plan.monday, '07:00'))
for (const index of readers.keys()) await place(index, new Date(clock).toISOString())
const wanted = snapshotDays(plan)
const sittings = Map.groupBy(sittingsOf(plan), ({ day }) => day)
for (const [at, { day, week }] of days.entries()) {
  await ask(day)
  for (const supporter of supporters) {
    setClock(instantOf(day, '07:30'))
    await supporter?.morning(day, weekdayOf(day), week)
    await stage.settle()
  }
  const [atSchool = [], atHome = []] = [false, true].map(isHome =>
    (sittings.get(day) ?? []).filter(one => one.isHome === isHome),
  )
  for (const sitting of atSchool) await sit(sitting)
  setClock(instantOf(day, MORNING.to), -1)
  for (const { index } of atSchool) await supporters[index]?.afterwards(day, weekdayOf(day), week)
  await stage.settle()
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
  // What is due tomorrow is told once everybody’s part of the hour has come.
  setClock(instantOf(day, '17:55'))
  await stage.as('assignments', remindDue)
  await stage.settle()
  for (const sitting of atHome) await sit(sitting)
}
setClock(instantOf(wanted.at(-1) ?? plan.monday, MORNING.to))
await snapshot(wanted.length - 1)
await writeFile(file, gzipSync(JSON.stringify(snapshots.changes)))
await stage.close()
