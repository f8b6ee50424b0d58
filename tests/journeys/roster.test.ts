import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { applyCode, createCodes } from '#shared/identity/access-code-routes.ts'
import { getRoster, listGroups } from '#shared/identity/group-routes.ts'
import {
  applyRosterImport,
  checkRosterImport,
  getRosterImport,
  listAwaitedTeachers,
  listRosterVerdicts,
  openRosterImport,
} from '#shared/identity/roster-import-routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type Files, importing } from '#tests/support/importing.ts'
import { type RosterRows, rosterFiles } from '#tests/support/roster-files.ts'
import { door } from './house.ts'

const director = await door.signIn('director@demo.test')
const admin = await door.signIn('admin@demo.test')

const routes = {
  open: openRosterImport,
  check: checkRosterImport,
  apply: applyRosterImport,
  get: getRosterImport,
  verdicts: listRosterVerdicts,
}
const HERE = { place: 'school:playa-azul' }
const ofSchool = (files: Files) => importing(director, { ...routes, ...HERE }, files)
const ofIsland = (files: Files) => importing(admin, routes, files)

/** The roster of one small class, with ids that no other test uses. */
function smallRoster(school = 'Escuela Playa Azul, Luquillo') {
  const id = randomUUID().slice(0, 8)
  const rows = {
    orgs: [
      { sourcedId: `d-${id}`, name: 'Departamento de Educación', type: 'state' },
      { sourcedId: `s-${id}`, name: school, type: 'school', parentSourcedId: `d-${id}` },
    ],
    academicSessions: [
      { sourcedId: `y-${id}`, title: '2026-2027', type: 'schoolYear', schoolYear: '2027' },
      {
        sourcedId: `t-${id}`,
        title: 'Primer semestre',
        type: 'semester',
        startDate: '2026-08-10',
        endDate: '2026-12-18',
        parentSourcedId: `y-${id}`,
        schoolYear: '2027',
      },
    ],
    courses: [{ sourcedId: `k-${id}`, title: 'Español', grades: 'KG' }],
    classes: [
      {
        sourcedId: `c-${id}`,
        title: `Kínder ${id}`,
        courseSourcedId: `k-${id}`,
        classType: 'homeroom',
        schoolSourcedId: `s-${id}`,
        termSourcedIds: `t-${id}`,
      },
    ],
    roles: [
      {
        sourcedId: `r1-${id}`,
        userSourcedId: `u1-${id}`,
        roleType: 'primary',
        role: 'student',
        orgSourcedId: `s-${id}`,
      },
      {
        sourcedId: `r2-${id}`,
        userSourcedId: `u2-${id}`,
        roleType: 'primary',
        role: 'student',
        orgSourcedId: `s-${id}`,
      },
      {
        sourcedId: `r3-${id}`,
        userSourcedId: `u3-${id}`,
        roleType: 'primary',
        role: 'teacher',
        orgSourcedId: `s-${id}`,
      },
      {
        sourcedId: `r4-${id}`,
        userSourcedId: `u4-${id}`,
        roleType: 'primary',
        role: 'parent',
        orgSourcedId: `s-${id}`,
      },
    ],
    users: [
      {
        sourcedId: `u1-${id}`,
        enabledUser: 'true',
        givenName: 'Íñigo',
        familyName: "O'Neill Báez",
        grades: 'KG',
      },
      {
        sourcedId: `u2-${id}`,
        enabledUser: 'true',
        givenName: 'María',
        familyName: 'Ruiz',
        preferredGivenName: 'Mía',
        grades: 'KG,01',
      },
      { sourcedId: `u3-${id}`, enabledUser: 'true', givenName: 'Luz', familyName: 'Delgado' },
      { sourcedId: `u4-${id}`, enabledUser: 'true', givenName: 'Iris', familyName: 'Báez' },
    ],
    enrollments: [
      {
        sourcedId: `e1-${id}`,
        classSourcedId: `c-${id}`,
        schoolSourcedId: `s-${id}`,
        userSourcedId: `u1-${id}`,
        role: 'student',
      },
      {
        sourcedId: `e2-${id}`,
        classSourcedId: `c-${id}`,
        schoolSourcedId: `s-${id}`,
        userSourcedId: `u2-${id}`,
        role: 'student',
      },
      {
        sourcedId: `e3-${id}`,
        classSourcedId: `c-${id}`,
        schoolSourcedId: `s-${id}`,
        userSourcedId: `u3-${id}`,
        role: 'teacher',
        primary: 'true',
      },
    ],
  } satisfies RosterRows
  return { id, rows }
}

const groupNamed = async (name: string) => {
  const { groups } = await director.ask(listGroups, { path: { schoolId: 'playa-azul' } } as never)
  return groups.find(group => group.name === name)
}
const rosterOf = async (groupId = '') => {
  const { group, expected } = await director.ask(getRoster, { path: { groupId } })
  return { students: group.students, names: expected.map(({ fullName }) => fullName) }
}

test('a roster is checked, applied, and the second time changes nothing', async () => {
  const { id, rows } = smallRoster()
  const dry = await ofSchool(rosterFiles(rows))
  const counts = { new: 11, changed: 0, unchanged: 0, refused: 0 }
  expect(await dry.check()).toMatchObject({ state: 'checked', counts })
  expect(await groupNamed(`Kínder ${id}`)).toBeUndefined()
  expect(await dry.apply()).toMatchObject({
    state: 'applied',
    counts: { ...counts, skipped: expect.any(Number) },
  })

  const group = await eventually(async () => {
    const found = await groupNamed(`Kínder ${id}`)
    expect(found).toMatchObject({ grade: 'K', schoolYear: 2026, students: 2, active: true })
    return found
  })
  expect(await rosterOf(group?.groupId)).toEqual({ students: 2, names: ["Íñigo O'Neill Báez", 'Mía Ruiz'] })

  const again = await ofSchool(rosterFiles(rows))
  for (const pass of ['check', 'apply'] as const)
    expect(await again[pass]()).toMatchObject({
      counts: { new: 0, changed: 0, unchanged: 11, ended: 0, refused: 0 },
    })
  expect(await rosterOf(group?.groupId)).toEqual({ students: 2, names: ["Íñigo O'Neill Báez", 'Mía Ruiz'] })
})

test('what changed is changed, and what a full file no longer has is ended, never deleted', async () => {
  const { id, rows } = smallRoster()
  const first = await ofSchool(rosterFiles(rows))
  await first.check()
  await first.apply()
  const group = await eventually(async () => {
    const found = await groupNamed(`Kínder ${id}`)
    expect(found).toBeDefined()
    return found
  })

  // Others sent their rosters for this school too: here only delta files, which end nothing that they leave out.
  const [inigo, mia, ...others] = rows.users
  const renamed = {
    ...rows,
    users: [{ ...inigo, familyName: 'Nieves' }],
    enrollments: [{ ...rows.enrollments[1], status: 'tobedeleted' }],
    classes: [{ ...rows.classes[0], title: `Kínder ${id} B` }],
  } satisfies RosterRows
  const delta = await ofSchool(rosterFiles(renamed, 'delta'))
  expect(await delta.check()).toMatchObject({ counts: { changed: 2, ended: 1, refused: 0 } })
  expect(await delta.apply()).toMatchObject({
    state: 'applied',
    counts: { changed: 2, ended: 1, refused: 0 },
  })
  await eventually(async () =>
    expect(await groupNamed(`Kínder ${id} B`)).toMatchObject({ groupId: group?.groupId, students: 1 }),
  )
  expect(await rosterOf(group?.groupId)).toEqual({ students: 1, names: ['Íñigo Nieves'] })

  // What else there is need not come along, where the manifest says that it is left out.
  const alone = await ofSchool(rosterFiles({ users: [{ ...inigo, familyName: 'Nieves Cruz' }] }, 'delta'))
  const one = { counts: { changed: 1, refused: 0 } }
  expect(await alone.check()).toMatchObject({ state: 'checked', ...one })
  expect(await alone.apply()).toMatchObject({ state: 'applied', ...one })
  expect(await rosterOf(group?.groupId)).toEqual({ students: 1, names: ['Íñigo Nieves Cruz'] })
  const unsaid = await ofSchool({
    'users.csv': rosterFiles({ users: rows.users.slice(0, 1) })['users.csv'] ?? '',
  })
  expect(await unsaid.check()).toMatchObject({
    state: 'failed',
    problem: { code: 'missingFile', file: 'orgs.csv' },
  })

  // Back again, as it was.
  const back = await ofSchool(rosterFiles({ ...rows, users: [inigo, mia, ...others] } as RosterRows, 'delta'))
  await back.check()
  expect(await back.apply()).toMatchObject({ counts: { changed: 3 } })
  expect(await rosterOf(group?.groupId)).toEqual({ students: 2, names: ["Íñigo O'Neill Báez", 'Mía Ruiz'] })

  const { enrollments } = rows
  const without = await ofSchool(rosterFiles({ ...rows, classes: [], enrollments: enrollments.slice(0, 0) }))
  const ended = (await without.check()).counts.ended
  expect(ended).toBeGreaterThanOrEqual(4)
  expect(await without.apply()).toMatchObject({ state: 'applied', counts: { ended } })
  expect((await without.verdicts('ended')).map(({ label }) => label)).toContain(`Kínder ${id}`)
  await eventually(async () =>
    expect(await groupNamed(`Kínder ${id}`)).toMatchObject({
      groupId: group?.groupId,
      active: false,
      students: 0,
    }),
  )
})

test('each row that cannot be has its reason', async () => {
  const { id, rows } = smallRoster()
  const bad = {
    ...rows,
    orgs: [
      ...rows.orgs,
      { sourcedId: `x-${id}`, name: 'Escuela Que No Existe', type: 'school' },
      { sourcedId: `m-${id}`, name: 'Escuela Monte Verde, Adjuntas', type: 'school' },
    ],
    academicSessions: [...rows.academicSessions, { sourcedId: `z-${id}`, schoolYear: 'pronto' }],
    classes: [
      ...rows.classes,
      {
        sourcedId: `c2-${id}`,
        title: 'Séptimo',
        grades: '07',
        schoolSourcedId: `s-${id}`,
        termSourcedIds: `t-${id}`,
      },
      {
        sourcedId: `c3-${id}`,
        title: 'Primero',
        grades: '01',
        schoolSourcedId: `x-${id}`,
        termSourcedIds: `t-${id}`,
      },
      {
        sourcedId: `c4-${id}`,
        title: 'Primero',
        grades: '01',
        schoolSourcedId: `s-${id}`,
        termSourcedIds: `q-${id}`,
      },
    ],
    users: [...rows.users.map((user, i) => (i === 0 ? { ...user, grades: '09' } : user)), rows.users[1]],
    enrollments: [
      ...rows.enrollments,
      { sourcedId: `e8-${id}`, classSourcedId: `c2-${id}`, userSourcedId: `u2-${id}`, role: 'student' },
      { sourcedId: '', classSourcedId: `c-${id}`, userSourcedId: `u2-${id}`, role: 'student' },
    ],
  } as RosterRows
  const dry = await ofSchool(rosterFiles(bad, 'delta'))
  for (const pass of ['check', 'apply'] as const) {
    await dry[pass]()
    expect((await dry.verdicts('refused')).map(({ file, line, code }) => [file, line, code])).toEqual([
      ['orgs.csv', 4, 'unknownSchool'],
      ['orgs.csv', 5, 'notYourSchool'],
      ['academicSessions.csv', 4, 'unreadableYear'],
      ['classes.csv', 3, 'gradeNotServed'],
      ['classes.csv', 4, 'unknownSchool'],
      ['classes.csv', 5, 'unknownSession'],
      ['users.csv', 2, 'gradeNotServed'],
      ['users.csv', 6, 'duplicateRow'],
      ['enrollments.csv', 2, 'unknownUser'],
      ['enrollments.csv', 5, 'unknownClass'],
      ['enrollments.csv', 6, 'noId'],
    ])
  }
})

test('the department imports any school; a director only the own', async () => {
  const { id, rows } = smallRoster('ESCUELA PLAYA AZUL (LUQUILLO)')
  const dry = await ofIsland(rosterFiles(rows, 'delta'))
  await dry.check()
  expect(await dry.apply()).toMatchObject({ state: 'applied', counts: { refused: 0 } })
  await eventually(async () => expect(await groupNamed(`Kínder ${id}`)).toMatchObject({ students: 2 }))

  const body = { files: [{ name: 'orgs.csv', bytes: 1 }] }
  const elsewhere = { path: { place: 'school:monte-verde' }, body }
  expect(await director.tryTo(openRosterImport, elsewhere)).toMatchObject({ status: 404 })
  expect(await director.tryTo(openRosterImport, { path: { place: 'island' }, body })).toMatchObject({
    status: 404,
  })
  // An import of the island is none of the school.
  const path = { ...HERE, importId: dry.opened.import.importId }
  expect(await director.tryTo(getRosterImport, { path })).toMatchObject({
    body: { error: 'identity.unknownImport' },
  })
})

test('another version is not taken for this one', async () => {
  const { rows } = smallRoster()
  const dry = await ofSchool(rosterFiles(rows, 'bulk', '1.1'))
  expect(await dry.check()).toMatchObject({
    state: 'failed',
    problem: { code: 'wrongVersion', file: 'manifest.csv' },
  })
})

test('a code made for an awaited teacher gives the groups that wait; one for a child makes the line that child', async () => {
  const { id, rows } = smallRoster()
  const [inigo, mia, luz, iris] = rows.users
  const teacher = { ...luz, givenName: 'Luz', familyName: `Delgado ${id}` }
  const job = await ofSchool(
    rosterFiles({ ...rows, users: [inigo, mia, teacher, iris] } as RosterRows, 'delta'),
  )
  await job.check()
  await job.apply()
  const path = { schoolId: 'playa-azul' }
  const awaited = async () =>
    (await director.ask(listAwaitedTeachers, { path })).teachers.find(({ fullName }) => fullName.endsWith(id))
  const { rosterId = '' } = (await awaited()) ?? {}
  expect(await awaited()).toMatchObject({ fullName: `Luz Delgado ${id}`, groups: 1 })

  const { codes } = await director.ask(createCodes, {
    path: HERE,
    body: { role: 'teacher', count: 1, rosterIds: [rosterId] },
  })
  const arriving = await door.newStudent('Luz')
  await arriving.ask(applyCode, { body: { code: codes[0]?.code ?? '' } })
  const group = await eventually(async () => {
    const found = await groupNamed(`Kínder ${id}`)
    expect(found?.teacherIds).toEqual([arriving.personId])
    expect(await awaited()).toBeUndefined()
    return found
  })

  const groupId = group?.groupId ?? ''
  const { expected } = await director.ask(getRoster, { path: { groupId } })
  const child = expected.find(({ fullName }) => fullName === 'Mía Ruiz')
  const made = await director.ask(createCodes, {
    path: { place: `group:${groupId}` },
    body: { role: 'student', count: 1, rosterIds: [child?.rosterId ?? ''] },
  })
  const arrived = await door.newStudent('Mía')
  await arrived.ask(applyCode, { body: { code: made.codes[0]?.code ?? '' } })
  expect(await director.ask(getRoster, { path: { groupId } })).toMatchObject({
    group: { students: 2 },
    students: [{ studentId: arrived.personId }],
    expected: [{ fullName: "Íñigo O'Neill Báez" }],
  })

  // The roster sent again changes nothing of it; without the child, the child leaves, and keeps the account.
  const again = await ofSchool(
    rosterFiles({ ...rows, users: [inigo, mia, teacher, iris] } as RosterRows, 'delta'),
  )
  await again.check()
  expect(await again.apply()).toMatchObject({ counts: { new: 0, changed: 0, ended: 0, refused: 0 } })
  const leaving = { ...rows, enrollments: [{ ...rows.enrollments[1], status: 'tobedeleted' }], users: [] }
  const without = await ofSchool(rosterFiles(leaving, 'delta'))
  await without.check()
  expect(await without.apply()).toMatchObject({ state: 'applied', counts: { ended: 1 } })
  expect(await director.ask(getRoster, { path: { groupId } })).toMatchObject({
    group: { students: 1 },
    students: [],
  })
})
