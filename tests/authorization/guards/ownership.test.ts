/** Behind the way in: what handlers themselves must see to, over the real ones. Each admitted once, and refused beside it. */
import { expect, test } from 'vitest'
import { seatOf } from '#functions/identity/rules/seats.ts'
import { put } from '#functions/platform/store/transaction.ts'
import type { Group } from '#shared/identity/group.ts'
import { type PersonStanding, placeStandingKey } from '#shared/kernel/standing.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const stage = await handlerStage()
const { ask, member, write } = stage
const [groups, codes, people, families, pictureStore, schools] = await Promise.all([
  import('#functions/identity/groups/group-store.ts'),
  import('#functions/identity/codes/access-code-store.ts'),
  import('#functions/identity/accounts/person-store.ts'),
  import('#functions/identity/families/family-store.ts'),
  import('#functions/identity/pictures/picture-store.ts'),
  import('#functions/identity/accounts/school-store.ts'),
])

const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
const OUTSIDE_PARTITIONS = { schoolId: 'el-roble', region: 'Ponce' } as const
const SCHOOL = { place: 'school:playa-azul' }
const now = () => new Date().toISOString()

for (const { schoolId, region } of [HERE, OUTSIDE_PARTITIONS])
  await write(schools.putSchool({ schoolId, schoolName: schoolId, region, active: true }))

async function newGroup(
  groupId: string,
  { schoolId, region } = HERE as typeof HERE | typeof OUTSIDE_PARTITIONS,
  more: Partial<Group> = {},
) {
  const empty = {
    name: groupId,
    grade: '1',
    schoolYear: 2026,
    teacherIds: [],
    students: 1,
    active: true,
  } as const
  const group: Group = { ...empty, teacherIds: [], groupId, schoolId, ...more }
  const place = `group:${groupId}`
  await write(
    groups.putGroup(group, 0),
    put({ ...placeStandingKey(place), standing: { place, schoolId, region }, version: 1 }),
    ...Object.values(groups.classCodeWrites(undefined, group)),
  )
}
await newGroup('first-a', HERE, { classCode: 'ABCDEF' })
await newGroup('first-b')
await newGroup('closed', HERE, { active: false })
await newGroup('abroad', OUTSIDE_PARTITIONS)

const director = await member('director', HERE)
const directorElsewhere = await member('director', OUTSIDE_PARTITIONS)
const teacher = await member('teacher', { ...HERE, groupIds: ['first-a', 'closed'] })
const admin = await member('admin')
const ore = await member('ore', { region: 'Humacao' })

/** A child of the first group, unless told otherwise. */
async function newChild(held: Partial<PersonStanding> = {}, account = {}) {
  const child = await member('student', { ...HERE, groupIds: ['first-a'], ...held }, account)
  const { personId: studentId, schoolId, region, groupIds } = child
  await stage.student({ studentId, groupIds, ...(schoolId && { schoolId }), ...(region && { region }) })
  for (const groupId of groupIds)
    await write(
      put({ pk: `GROUP#${groupId}`, sk: `STUDENT#${studentId}`, personId: studentId, fullName: 'Ana' }),
    )
  return child
}
const nowhere = { groupIds: [], schoolId: undefined, region: undefined }

test('notifications are read, marked and deleted by whom they are for', async () => {
  const [{ notify }, list, read, all, gone] = await Promise.all([
    import('#functions/notifications/notifications-store.ts'),
    import('#functions/notifications/list-notifications.ts'),
    import('#functions/notifications/mark-read.ts'),
    import('#functions/notifications/mark-all-read.ts'),
    import('#functions/notifications/delete-notification.ts'),
  ])
  const [ana, eva] = [await member('student'), await member('student')]
  // Of a type that nobody knows, in the words of before events declared them.
  const message = {
    notificationType: 'kite_lost',
    priority: 'normal',
    text: { template: 'levelReached', params: { level: 2 } },
  } as const
  await notify(ana.personId, { eventId: 'n1', at: now(), arrivedAt: now() }, message)
  const path = { notificationId: 'n1' }
  const listed = async (who: PersonStanding) => (await ask(list.handler, who)).body.notifications
  expect(await listed(ana)).toMatchObject([
    { ...message, text: { template: 'experience.levelReached', params: { level: 2 } } },
  ])
  expect(await listed(eva)).toEqual([])
  expect((await ask(read.handler, eva, { path })).status).toBe(404)
  expect((await ask(all.handler, eva)).body).toEqual({})
  expect((await ask(gone.handler, eva, { path })).status).toBe(404)
  expect((await listed(ana))[0].isRead).toBe(false)
  expect((await ask(all.handler, ana)).body).toEqual({})
  expect((await listed(ana))[0].isRead).toBe(true)
  expect((await ask(gone.handler, ana, { path })).status).toBe(200)
})

test('codes are made by those who may give the role there, and revoked by them', async () => {
  const [{ handler: create }, { handler: revoke }, { handler: list }] = await Promise.all([
    import('#functions/identity/codes/create-codes.ts'),
    import('#functions/identity/codes/revoke-code.ts'),
    import('#functions/identity/codes/list-codes.ts'),
  ])
  const made = (who: PersonStanding, place: string, role: string) =>
    ask(create, who, { path: { place }, body: { role, count: 1 } })
  const { body } = await made(director, 'school:playa-azul', 'teacher')
  expect((await made(director, 'school:playa-azul', 'director')).error).toBe('identity.notYoursToGive')
  expect((await made(teacher, 'school:playa-azul', 'student')).error).toBe('identity.notYoursToGive')
  expect((await made(teacher, 'group:first-a', 'student')).status).toBe(200)

  const [{ codeId }] = body.codes
  const revoked = (who: PersonStanding, place: string, id = codeId) =>
    ask(revoke, who, { path: { place, codeId: id } })
  expect((await revoked(teacher, 'school:playa-azul')).error).toBe('identity.notYoursToGive')
  // Of one's own school, by the id of another's.
  expect((await revoked(directorElsewhere, 'school:el-roble')).error).toBe('identity.notOpen')
  const idsAt = async (who: PersonStanding, place: string) =>
    (await ask(list, who, { path: { place } })).body.codes.map((code: { codeId: string }) => code.codeId)
  expect(await idsAt(director, 'school:playa-azul')).toContain(codeId)
  expect(await idsAt(directorElsewhere, 'school:el-roble')).not.toContain(codeId)
  // A name that only begins alike is another code’s.
  expect((await revoked(director, 'school:playa-azul', codeId.slice(0, -1))).error).toBe('identity.notOpen')
  expect((await revoked(director, 'school:playa-azul')).body).toMatchObject({ state: 'revoked' })
  expect((await revoked(director, 'school:playa-azul')).error).toBe('identity.notOpen')
})

test('codes for children of a roster are made for the roster of that group', async () => {
  const { handler: create } = await import('#functions/identity/codes/create-codes.ts')
  await write(groups.putExpected('first-b', { rosterId: 'theirs', fullName: 'Noa Vélez' }))
  const body = { role: 'student', count: 1, rosterIds: ['theirs'] }
  expect((await ask(create, director, { path: { place: 'group:first-a' }, body })).error).toBe(
    'identity.unknownChild',
  )
  expect((await ask(create, director, { path: { place: 'group:first-b' }, body })).status).toBe(200)
})

test('a code makes of someone what it says, once, while it is open, and where it may be used', async () => {
  const [{ handler: apply }, { handler: claim }] = await Promise.all([
    import('#functions/identity/codes/apply-code.ts'),
    import('#functions/identity/families/claim-child.ts'),
  ])
  const make = async (grant: object, more: object = {}) => {
    const { letters, code } = codes.makeCode(
      { role: 'teacher', ...HERE, ...grant },
      SCHOOL.place,
      'deployment',
      now(),
    )
    await write(codes.putCode({ ...code, ...more }))
    return letters
  }
  const used = async (handler: typeof apply, code: string, who?: PersonStanding) => {
    const person = who ?? (await member('student'))
    const { error } = await ask(handler, person, { body: { code } })
    return error ?? (await stage.standingOf(person.personId)).roles
  }
  const good = await make({})
  expect(await used(apply, good)).toEqual(['teacher', 'student'])
  expect(await used(apply, good)).toBe('identity.codeInvalid')
  expect(await used(apply, await make({}, { state: 'revoked' }))).toBe('identity.codeInvalid')
  expect(await used(apply, await make({}, { endsAt: now() }))).toBe('identity.codeInvalid')
  expect(await used(apply, await make({}, { reservedBy: 'somebody', reservedFor: ['x'] }))).toBe(
    'identity.codeInvalid',
  )
  expect(await used(apply, await make({}, { sweeping: now() }))).toBe('identity.codeInvalid')
  expect(await used(claim, await make({}))).toBe('identity.codeInvalid')

  const child = await newChild()
  const grant = { role: 'family', childId: child.personId }
  expect(await used(claim, await make(grant), child)).toBe('identity.codeInvalid')
  expect(await used(claim, await make(grant))).toEqual(['family', 'student'])
  expect(await used(apply, await make({ role: 'student' }), await member('teacher', HERE))).toBe(
    'identity.codeInvalid',
  )
})

test('the sixth try in a quarter of an hour is not made', async () => {
  const { handler: apply } = await import('#functions/identity/codes/apply-code.ts')
  const thief = await member('student')
  const tries = []
  for (let i = 0; i < 6; i++)
    tries.push((await ask(apply, thief, { body: { code: `AAAAA-AAAA${'ABCDEF'[i]}` } })).status)
  expect(tries).toEqual([422, 422, 422, 422, 422, 429])
})

test('a student who waits is confirmed at the school they chose, into a group of whoever confirms', async () => {
  const { handler } = await import('#functions/identity/groups/confirm-student.ts')
  const waiting = (chosenSchoolId: string) =>
    newChild(nowhere as never, { unconfirmed: true, chosenSchoolId })
  const confirmed = (who: PersonStanding, child: PersonStanding, groupId: string) =>
    ask(handler, who, { path: { schoolId: 'playa-azul', studentId: child.personId }, body: { groupId } })
  const ana = await waiting('playa-azul')
  expect((await confirmed(teacher, ana, 'first-b')).error).toBe('identity.unknownGroup')
  expect((await confirmed(teacher, ana, 'closed')).error).toBe('identity.unknownGroup')
  expect((await confirmed(director, ana, 'abroad')).error).toBe('identity.unknownGroup')
  expect((await confirmed(admin, ana, 'abroad')).error).toBe('identity.unknownGroup')
  expect((await confirmed(teacher, await waiting('el-roble'), 'first-a')).error).toBe('identity.notWaiting')
  expect((await confirmed(teacher, await newChild(), 'first-a')).error).toBe('identity.notWaiting')
  expect((await confirmed(teacher, ana, 'first-a')).status).toBe(200)
  expect((await stage.standingOf(ana.personId)).groupIds).toEqual(['first-a'])
})

test('only students of the group’s school join it, and only its own are taken out', async () => {
  const [{ handler: add }, { handler: remove }] = await Promise.all([
    import('#functions/identity/groups/add-to-group.ts'),
    import('#functions/identity/groups/remove-from-group.ts'),
  ])
  const added = (child: PersonStanding) =>
    ask(add, teacher, { path: { groupId: 'first-a' }, body: { studentId: child.personId } })
  const abroad = await newChild({ ...OUTSIDE_PARTITIONS, groupIds: ['abroad'] })
  expect((await added(abroad)).error).toBe('identity.unknownChild')
  expect(
    (await added(await newChild(nowhere as never, { unconfirmed: true, chosenSchoolId: 'playa-azul' })))
      .error,
  ).toBe('identity.unknownChild')
  expect((await added(await member('teacher', HERE))).error).toBe('identity.unknownChild')
  expect((await added(await newChild({ groupIds: [] }))).status).toBe(200)

  const removed = (child: PersonStanding) =>
    ask(remove, teacher, { path: { groupId: 'first-a', studentId: child.personId } })
  expect((await removed(abroad)).error).toBe('identity.unknownChild')
  expect((await stage.standingOf(abroad.personId)).groupIds).toEqual(['abroad'])
  expect((await removed(await newChild())).status).toBe(200)
})

test('who teaches a group is the school’s to say, and of its own teachers', async () => {
  const { handler } = await import('#functions/identity/groups/change-group.ts')
  const [ours, theirs] = [await member('teacher', HERE), await member('teacher', OUTSIDE_PARTITIONS)]
  const taught = (who: PersonStanding, by: PersonStanding) =>
    ask(handler, who, { path: { groupId: 'first-a' }, body: { teacherIds: [by.personId] } })
  expect((await taught(teacher, ours)).error).toBe('identity.onlyDirectors')
  expect((await taught(director, theirs)).error).toBe('identity.unknownTeacher')
  expect((await taught(director, ours)).status).toBe(200)
  expect((await stage.standingOf(ours.personId)).groupIds).toEqual(['first-a'])
  await stage.setPerson(teacher)
})

test('a group is opened with teachers of its school, and by no teacher of another', async () => {
  const { handler } = await import('#functions/identity/groups/create-group.ts')
  const theirs = await member('teacher', OUTSIDE_PARTITIONS)
  const body = { name: 'Primero C', grade: '1', schoolYear: 2026, teacherIds: [theirs.personId] }
  expect((await ask(handler, director, { path: { schoolId: 'playa-azul' }, body })).error).toBe(
    'identity.unknownTeacher',
  )
})

test('another school is given to a student by a director, and to nobody who also works', async () => {
  const { handler } = await import('#functions/identity/groups/change-student.ts')
  const moved = (who: PersonStanding, { personId: studentId }: PersonStanding) =>
    ask(handler, who, { path: { studentId }, body: { schoolId: 'el-roble' } })
  const ana = await newChild()
  expect((await moved(teacher, ana)).error).toBe('identity.onlyDirectors')
  expect((await moved(director, ana)).status).toBe(200)
  expect((await moved(director, await newChild({ roles: ['teacher', 'student'] }))).error).toBe(
    'kernel.conflict',
  )
})

test('roles are ended from above, where they are held', async () => {
  const { handler } = await import('#functions/identity/accounts/end-role.ts')
  const ended = (who: PersonStanding, place: string, { personId }: PersonStanding, role: string) =>
    ask(handler, who, { path: { place }, body: { personId, role, reason: 'other' } })
  const [ours, theirs] = [await member('teacher', HERE), await member('teacher', OUTSIDE_PARTITIONS)]
  expect((await ended(director, 'school:playa-azul', theirs, 'teacher')).error).toBe('identity.notHeld')
  expect((await ended(director, 'school:playa-azul', director, 'director')).error).toBe(
    'identity.notYoursToGive',
  )
  expect((await ended(ore, 'region:Humacao', theirs, 'teacher')).error).toBe('identity.notHeld')
  expect((await ended(ore, 'region:Humacao', admin, 'admin')).error).toBe('identity.notYoursToGive')
  expect((await ended(director, 'school:playa-azul', ours, 'teacher')).status).toBe(200)
  expect((await stage.standingOf(ours.personId)).roles).toEqual(['family'])
})

test('names are given of a place’s own people', async () => {
  const { handler } = await import('#functions/identity/accounts/list-names.ts')
  const [ana, abroad] = [await newChild(), await newChild({ ...OUTSIDE_PARTITIONS, groupIds: ['abroad'] })]
  const ids = [ana, abroad].map(({ personId }) => personId)
  const named = async (who: PersonStanding, place: string) =>
    Object.keys((await ask(handler, who, { path: { place }, query: { ids: ids.join() } })).body.names)
  for (const place of ['group:first-a', 'school:playa-azul', 'region:Humacao'])
    expect(await named(place.startsWith('region') ? ore : director, place)).toEqual([ana.personId])
  expect((await named(admin, 'island')).toSorted()).toEqual(ids.toSorted())
})

test('an office lists who works for it now, whatever the index still holds', async () => {
  const { handler } = await import('#functions/identity/accounts/list-region-staff.ts')
  const office = { region: 'Arecibo' } as const
  const [stays, ended, moved] = [
    await member('ore', office),
    await member('ore', office),
    await member('ore', office),
  ]
  const listed = async () =>
    (await ask(handler, admin, { path: office })).body.staff.map((one: { personId: string }) => one.personId)
  expect((await listed()).toSorted()).toEqual([stays, ended, moved].map(one => one.personId).toSorted())
  await stage.setPerson({ ...ended, roles: ['family'] })
  await stage.setPerson({ ...moved, region: 'Ponce' })
  expect(await listed()).toEqual([stays.personId])
})

test('the department lists who administers the island now, whatever the index still holds', async () => {
  const { handler } = await import('#functions/identity/accounts/list-department-staff.ts')
  const [stays, ended] = [await member('admin', {}), await member('admin', {})]
  const listed = async () =>
    (await ask(handler, admin, {})).body.staff.map((one: { personId: string }) => one.personId)
  expect(await listed()).toEqual(expect.arrayContaining([stays.personId, ended.personId]))
  await stage.setPerson({ ...ended, roles: ['family'] })
  expect(await listed()).not.toContain(ended.personId)
})

test('the students of a school are no page after those of another', async () => {
  const { handler } = await import('#functions/identity/groups/list-school-students.ts')
  const abroad = await newChild({ ...OUTSIDE_PARTITIONS, groupIds: ['abroad'] })
  const listed = await ask(handler, director, { path: { schoolId: 'playa-azul' } })
  expect(JSON.stringify(listed.body)).not.toContain(abroad.personId)
  const asked = { path: { schoolId: 'playa-azul' }, query: { after: abroad.personId } }
  expect((await ask(handler, director, asked)).status).toBe(404)
})

test('a link to a child is ended by staff and by whose it is', async () => {
  const [{ handler: unlink }, { handler: revoke }, { handler: children }] = await Promise.all([
    import('#functions/identity/families/unlink-child.ts'),
    import('#functions/identity/families/revoke-family.ts'),
    import('#functions/identity/families/list-children.ts'),
  ])
  const ana = await newChild()
  const mother = await member('family', { childIds: [ana.personId] })
  await stage.student({
    studentId: ana.personId,
    ...HERE,
    groupIds: ['first-a'],
    familyIds: [mother.personId],
  })
  await write(families.putLink(ana.personId, mother.personId, now()))
  const stranger = await member('family', { childIds: [ana.personId] })
  const linked = async (who: PersonStanding) => (await ask(children, who)).body.children.length
  // Whom the child’s side does not name sees nothing of them.
  expect([await linked(mother), await linked(stranger)]).toEqual([1, 0])
  const path = { studentId: ana.personId, personId: mother.personId }
  expect((await ask(revoke, stranger, { path })).status).toBe(403)
  await ask(unlink, stranger, { path })
  expect(await linked(mother)).toBe(1)
  await ask(revoke, teacher, { path })
  expect(await linked(mother)).toBe(0)
  expect((await people.readStudentRow(ana.personId))?.standing.familyIds).toEqual([])
})

test('pictures are set for children who are nothing else, in a class that signs in by them', async () => {
  const { handler } = await import('#functions/identity/pictures/set-pictures.ts')
  const set = ({ personId: studentId }: PersonStanding) =>
    ask(handler, director, { path: { studentId }, body: { pictures: ['sol', 'sol', 'sol'] } })
  expect((await set(await newChild({ roles: ['teacher', 'student'] }))).error).toBe('identity.picturesOff')
  expect((await set(await newChild({ groupIds: ['first-b'] }))).error).toBe('identity.picturesOff')
  expect((await set(await newChild())).status).toBe(200)
})

const pictures = ['sol', 'luna', 'sol'] as const

/** What comes of three pictures at the seat of whoever this is. */
async function taken(
  personId: string,
  classCode = 'ABCDEF',
  shown: readonly string[] = pictures,
  device?: string,
) {
  const { handler } = await import('#functions/identity/pictures/take-seat.ts')
  const body = { seat: seatOf('first-a', personId), pictures: shown, device }
  const { status, error, body: reply } = await ask(handler, admin, { path: { classCode }, body })
  return { told: error ?? status, ticket: reply?.ticket as string, device: reply?.device as string }
}
/** A child with these pictures. */
async function preReader(held: Partial<PersonStanding> = {}) {
  const { personId } = await newChild(held)
  await write(pictureStore.pictureWrites(personId, [...pictures]).pictures)
  return personId
}

test('pictures open a child of that class alone, and no one who is more than a student', async () => {
  const opens = async (held: Partial<PersonStanding> = {}, classCode?: string, shown?: readonly string[]) =>
    (await taken(await preReader(held), classCode, shown)).told
  const wrong = 'identity.wrongPictures'
  expect(await opens()).toBe(200)
  expect(await opens({}, 'ABCDEF', ['sol', 'sol', 'luna'])).toBe(wrong)
  expect(await opens({}, 'GHJKMN')).toBe('kernel.notFound')
  expect(await opens({ groupIds: ['first-b'] })).toBe(wrong)
  expect(await opens({ roles: ['teacher', 'student'] })).toBe(wrong)
  expect((await taken(teacher.personId)).told).toBe(wrong)
  // Whose line in the group outlived their place in it.
  const gone = await preReader()
  await stage.student({ studentId: gone, groupIds: ['first-b'] })
  expect((await taken(gone)).told).toBe(wrong)
})

test('after five failures a child’s pictures open nothing, right or wrong', async () => {
  const personId = await preReader()
  for (let i = 0; i < 5; i++)
    expect((await taken(personId, 'ABCDEF', ['luna', 'luna', 'luna'])).told).toBe('identity.wrongPictures')
  expect((await taken(personId)).told).toBe('identity.tooManyTries')
})

test('whoever is locked out by visitors enters where somebody of the class was before, and there only', async () => {
  const [personId, classmate] = [await preReader(), await preReader()]
  const { device } = await taken(classmate)
  expect(device).toMatch(/^[\w-]{43}$/)
  for (let i = 0; i < 5; i++) await taken(personId, 'ABCDEF', ['luna', 'luna', 'luna'])
  expect((await taken(personId, 'ABCDEF', pictures, 'x'.repeat(43))).told).toBe('identity.tooManyTries')
  expect(await taken(personId, 'ABCDEF', pictures, device)).toMatchObject({ told: 200, device })
})

test('a ticket is good once, for whom it was made, in its time, for those pictures', async () => {
  const [{ takeTicket }, ana, eva] = await Promise.all([
    import('#functions/identity/pictures/ticket-store.ts'),
    preReader(),
    preReader(),
  ])
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const { ticket } = await taken(ana)
  expect(await takeTicket(eva, ticket, now())).toBe(false)
  expect(await takeTicket(ana, ticket, inMinutes(31))).toBe(false)
  expect(await takeTicket(ana, ticket, inMinutes(29))).toBe(true)
  expect(await takeTicket(ana, ticket, now())).toBe(false)
  const before = await taken(ana)
  await write(pictureStore.pictureWrites(ana, [...pictures]).pictures)
  expect(await takeTicket(ana, before.ticket, now())).toBe(false)
  const here = await taken(ana)
  await stage.student({ studentId: ana, groupIds: ['first-b'] })
  expect(await takeTicket(ana, here.ticket, now())).toBe(false)
})

test('no proof of an address goes out for whom pictures open', async () => {
  const { handler } = await import('#functions/identity/accounts/custom-message.ts')
  const asked = async (email: string, source: string, account = {}) => {
    const { personId: sub } = await newChild({}, account)
    const event = {
      triggerSource: `CustomMessage_${source}`,
      userName: sub,
      request: { userAttributes: { sub, email } },
    }
    return (handler as (event: unknown) => Promise<unknown>)(event).then(
      () => 'sent',
      (error: Error) => error.message,
    )
  }
  const refused = 'identity.opensByPictures'
  for (const source of ['UpdateUserAttribute', 'VerifyUserAttribute']) {
    expect(await asked('r1@ninos.invalid', source)).toBe(refused)
    expect(await asked('ana@lee.test', source, { hasPictures: true })).toBe(refused)
    expect(await asked('ana@lee.test', source)).toBe('sent')
  }
  expect(await asked('ana@lee.test', 'ForgotPassword', { hasPictures: true })).toBe('sent')
})

test('a class shows the children who sign in by pictures, while that is on', async () => {
  const { handler } = await import('#functions/identity/pictures/find-class.ts')
  await newGroup('shown', HERE, { classCode: 'SHWNAA' })
  await newGroup('shut', HERE, { classCode: 'SHTSHT', active: false })
  const line = { pk: 'GROUP#shown', fullName: 'Ana Ñeco' }
  await write(
    put({ ...line, sk: 'STUDENT#a', personId: 'a', hasPictures: true }),
    put({ ...line, sk: 'STUDENT#b', personId: 'b' }),
  )
  const found = (classCode: string) => ask(handler, teacher, { path: { classCode } })
  expect((await found('SHWNAA')).body.classmates).toEqual([{ seat: seatOf('shown', 'a'), firstName: 'Ana' }])
  expect((await found('SHTSHT')).status).toBe(404)
})

test('an account is opened for a child of that group’s roster, where pictures are on', async () => {
  const { handler } = await import('#functions/identity/pictures/open-pre-reader.ts')
  for (const groupId of ['first-a', 'first-b'])
    await write(groups.putExpected(groupId, { rosterId: `of-${groupId}`, fullName: 'Noa Vélez' }))
  const opened = async (groupId: string, rosterId: string) => {
    const asked = { path: { groupId, rosterId }, body: { pictures: ['sol', 'sol', 'sol'] } }
    return (await ask(handler, teacherOfBoth, asked)).error
  }
  const teacherOfBoth = await member('teacher', { ...HERE, groupIds: ['first-a', 'first-b'] })
  expect(await opened('first-b', 'of-first-b')).toBe('identity.picturesOff')
  expect(await opened('first-a', 'of-first-b')).toBe('identity.unknownChild')
  expect(await opened('first-a', 'of-first-a')).toBeUndefined()
})

test('a password is set for those of the school who stand below, and whose address is not proven', async () => {
  const [{ handler }, { createUser }] = await Promise.all([
    import('#functions/identity/accounts/reset-password.ts'),
    import('#functions/platform/services/users.ts'),
  ])
  const set = (by: PersonStanding, personId: string, schoolId = 'playa-azul') =>
    ask(handler, by, { path: { schoolId, personId } })
  const pupil = async (email: string, attributes = {}, held: Partial<PersonStanding> = {}) => {
    const personId = (await createUser(email, attributes)) ?? ''
    return (await newChild({ ...held, personId })).personId
  }
  const ana = await pupil('ana@forgot.test')
  expect(await set(teacher, ana)).toMatchObject({ status: 200, body: { email: 'ana@forgot.test' } })
  expect((await set(admin, ana, 'el-roble')).error).toBe('identity.unknownPerson')
  const beside = await pupil('eva@forgot.test', {}, { groupIds: ['first-b'] })
  expect((await set(teacher, beside)).error).toBe('identity.notYoursToReset')
  expect((await set(director, beside)).status).toBe(200)
  const proven = await pupil('leo@forgot.test', { email_verified: 'true' })
  expect((await set(teacher, proven)).error).toBe('identity.emailProven')
  const young = await pupil('r7@ninos.invalid')
  expect((await set(teacher, young)).error).toBe('identity.noPassword')
})

test('an import is of the place that the path names', async () => {
  const { handler } = await import('#functions/identity/rosters/get-roster-import.ts')
  const { writeImport, NOTHING, START } = await import('#functions/platform/import/store.ts')
  const stored = {
    openedBy: 'x',
    openedAt: now(),
    state: 'open',
    files: [],
    counts: NOTHING,
    recoded: 0,
    cursor: START,
    chunks: [],
    notes: {},
    version: 0,
  } as const
  await writeImport({ ...stored, files: [], chunks: [], importId: 'theirs', place: 'school:el-roble' }, {})
  const got = (who: PersonStanding, place: string) =>
    ask(handler, who, { path: { place, importId: 'theirs' } })
  expect((await got(director, 'school:playa-azul')).error).toBe('identity.unknownImport')
  expect((await got(directorElsewhere, 'school:el-roble')).status).toBe(200)
})

test('a director’s roster holds no other school', async () => {
  const { orgs } = await import('#functions/identity/rosters/schools-and-years.ts')
  const row = { cells: { sourcedId: 'el-roble', name: 'El Roble', type: 'school' } }
  const judged = (place: string) => orgs.judge([row] as never, { place } as never)
  expect(JSON.stringify(await judged('school:playa-azul'))).toContain('notYourSchool')
  expect(await judged('island')).toEqual([{ record: { schoolId: 'el-roble' } }])
})

test('an export is fetched as that child’s, and who also works for a school is not erased as a child', async () => {
  const [{ handler: fetchExport }, { handler: erase }, { putJob }, { newJob }] = await Promise.all([
    import('#functions/records/get-export.ts'),
    import('#functions/records/ask-erasure.ts'),
    import('#functions/records/records-store.ts'),
    import('#functions/records/rules/job.ts'),
  ])
  const [ana, eva] = [await newChild(), await newChild()]
  const asked = {
    jobId: 'job1',
    studentId: ana.personId,
    kind: 'export',
    askedAt: now(),
    askedBy: 'x',
    ...HERE,
  } as const
  await write(putJob({ ...newJob(asked), finishedAt: now() }))
  const got = ({ personId: studentId }: PersonStanding) =>
    ask(fetchExport, director, { path: { studentId, jobId: 'job1' } })
  expect((await got(eva)).error).toBe('records.notReady')
  const both = await newChild({ roles: ['teacher', 'student'] })
  const erased = ({ personId: studentId }: PersonStanding) =>
    ask(erase, director, { path: { studentId }, body: { reason: 'other' } })
  expect((await erased(both)).error).toBe('records.alsoStaff')
  expect((await erased(eva)).status).toBe(200)
})

test('a ticket opens one connection, and not for long', async () => {
  const { keepTicket, redeemTicket } = await import('#functions/live/live-store.ts')
  const session = { sessionId: 's1', kind: 'own', begunAt: now() } as const
  await keepTicket('one', { personId: 'ana', session }, now())
  expect(await redeemTicket('one', now())).toEqual({ personId: 'ana', session })
  expect(await redeemTicket('one', now())).toBeUndefined()
  await keepTicket('old', { personId: 'ana' }, new Date(Date.now() - 3_600_000).toISOString())
  expect(await redeemTicket('old', now())).toBeUndefined()
})

test('readings are one’s own, or the child’s that the path names', async () => {
  const [{ handler: own }, { handler: theirs }] = await Promise.all([
    import('#functions/reading/list-readings.ts'),
    import('#functions/reading/list-student-readings.ts'),
  ])
  const ana = await newChild()
  expect((await ask(own, ana, { path: { studentId: 'eva' } })).body).toEqual({ readings: [] })
  expect((await ask(theirs, teacher, { path: { studentId: ana.personId } })).status).toBe(200)
  expect((await ask(theirs, ana, { path: { studentId: ana.personId } })).status).toBe(403)
})
