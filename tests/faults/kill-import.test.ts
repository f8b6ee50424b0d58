/**
 * A roster of `STUDENTS` is imported while the whole embedded cloud is killed `KILLS` times: every row gets the verdict
 * that it would have got, once. Prints how much memory the cloud held as the rows went by.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  applyRosterImport,
  checkRosterImport,
  getRosterImport,
  listRosterVerdicts,
  openRosterImport,
} from '#shared/identity/roster-import-routes.ts'
import type { Import } from '#shared/kernel/import.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'
import { importing } from '#tests/support/importing.ts'
import { rosterFiles } from '#tests/support/roster-files.ts'
import { signUp } from '#tests/support/session.ts'
import { type KillableCloud, killableCloud } from './killable-cloud.ts'

const students = Number(process.env.STUDENTS ?? 2_000)
const kills = Number(process.env.KILLS ?? 1)
const A_CLASS = 25
const A_SCHOOL = 10
const PATIENCE_MS = 90 * 60_000

const routes = {
  open: openRosterImport,
  check: checkRosterImport,
  apply: applyRosterImport,
  get: getRosterImport,
  verdicts: listRosterVerdicts,
}
const classCount = Math.ceil(students / A_CLASS)
const schoolIds = Array.from({ length: Math.ceil(classCount / A_SCHOOL) }, (_, i) => `escuela-${i}`)
const schoolOf = (classNumber: number) => schoolIds[Math.floor(classNumber / A_SCHOOL)] ?? ''
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i)

const files = () =>
  rosterFiles({
    orgs: schoolIds.map(sourcedId => ({ sourcedId, name: sourcedId, type: 'school' })),
    academicSessions: [{ sourcedId: 'y', title: '2026-2027', type: 'schoolYear', schoolYear: '2027' }],
    classes: numbers(classCount).map(i => ({
      sourcedId: `c${i}`,
      title: `Grupo ${i}`,
      grades: ['PK', 'KG', '01', '02', '03', '04', '05'][i % 7] ?? '',
      schoolSourcedId: schoolOf(i),
      termSourcedIds: 'y',
    })),
    users: numbers(students).map(i => ({ sourcedId: `u${i}`, givenName: 'Niña', familyName: `Peña ${i}` })),
    enrollments: numbers(students).map(i => {
      const classNumber = Math.floor(i / A_CLASS)
      return {
        sourcedId: `e${i}`,
        classSourcedId: `c${classNumber}`,
        schoolSourcedId: schoolOf(classNumber),
        userSourcedId: `u${i}`,
        role: 'student',
      }
    }),
  })

/** Megabytes that the cloud's process holds; where the system tells. */
function heldBy({ pid }: KillableCloud): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

async function openCloud(folder: string): Promise<{ cloud: KillableCloud; email: string }> {
  const cloud = await killableCloud(folder)
  const email = `${randomUUID()}@lee.test`
  const personId = await signUp(cloud.config, { email, password: email, name: 'Marisol Torres' })
  await cloud.hand.setPerson({ personId, roles: ['admin'], groupIds: [], childIds: [] })
  for (const schoolId of schoolIds) {
    const place = placeAt('school', schoolId)
    const standing = { place, schoolId, region: 'Humacao' }
    const row = { ...placeStandingKey(place), standing, name: schoolId, active: true }
    await cloud.hand.put(cloud.hand.identityTable, row)
  }
  return { cloud, email }
}

test(`${students} students are imported through ${kills} kills, each once`, {
  timeout: PATIENCE_MS,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coqui-import-'))
  const opened = await openCloud(folder)
  let cloud = opened.cloud
  const { idToken } = await cloud.signIn(opened.email, opened.email)
  const begun = performance.now()
  const held: string[] = []
  const watch = (state: Import) => {
    if (process.platform === 'linux')
      held.push(`${state.state} ${(state.progress * 100).toFixed(0)} %: ${heldBy(cloud)} MB`)
  }
  const job = await importing(cloud.holding(idToken), routes, files(), PATIENCE_MS)
  const path = { place: 'island', importId: job.opened.import.importId }
  const state = () => cloud.holding(idToken).ask(getRosterImport, { path })
  const until = async (reached: (now: Import) => boolean) => {
    for (;;) {
      const now = await state()
      if (held.length === 0 || !held.at(-1)?.startsWith(`${now.state} ${(now.progress * 100).toFixed(0)} %`))
        watch(now)
      if (reached(now)) return now
      await wait(500)
    }
  }
  const isOver = ({ state }: Import) => !['checking', 'applying'].includes(state)
  const all = schoolIds.length + 1 + classCount + 2 * students

  await cloud.holding(idToken).ask(checkRosterImport, { path })
  expect(await until(isOver)).toMatchObject({ state: 'checked', counts: { new: all, refused: 0 } })
  const checked = performance.now()

  await cloud.holding(idToken).ask(applyRosterImport, { path })
  for (let kill = 1; kill <= kills; kill++) {
    const before = (await state()).progress
    await until(now => isOver(now) || now.progress >= Math.max(before, kill / (kills + 2)))
    // In the middle of a turn, whose rows are written and not yet noted.
    await wait(Math.random() * 1_000)
    await cloud.kill()
    cloud = await killableCloud(folder)
  }
  expect(await until(isOver)).toMatchObject({
    state: 'applied',
    counts: { new: all, changed: 0, refused: 0 },
  })
  const applied = performance.now()

  const rows = await cloud.hand.scan(cloud.hand.identityTable)
  const expected = rows.filter(({ sk }) => String(sk).startsWith('EXPECTED#'))
  expect(expected).toHaveLength(students)
  const groups = rows.filter(({ sk }) => sk === 'GROUP')
  expect(groups).toHaveLength(classCount)
  const inGroup = Map.groupBy(expected, ({ pk }) => pk)
  for (const { pk, students: counted } of groups) expect(counted).toBe(inGroup.get(pk)?.length)

  const again = await importing(cloud.holding(idToken), routes, files(), PATIENCE_MS)
  expect(await again.check()).toMatchObject({
    counts: { new: 0, changed: 0, unchanged: all, ended: 0, refused: 0 },
  })

  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(0)
  console.log(`imported: ${students} students, ${all} rows, ${kills} kills`)
  console.log(`checked in ${seconds(begun, checked)} s, applied in ${seconds(checked, applied)} s`)
  console.log(held.filter((_, i) => i % Math.ceil(held.length / 40) === 0).join(' · '))
  await cloud.kill()
  await rm(folder, { recursive: true })
})
