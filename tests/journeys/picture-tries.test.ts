/** Wrong tries at pictures: whom they lock out and whom they do not, who is told, and who ends it. */
import { expect, test } from 'vitest'
import { standingAudited } from '#shared/identity/events.ts'
import type { PictureWord } from '#shared/identity/group.ts'
import {
  addToGroup,
  changeGroup,
  createGroup,
  getRoster,
  openPreReader,
} from '#shared/identity/group-routes.ts'
import { getPictureLocks, takeSeat, unlockPictures } from '#shared/identity/picture-routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { listNotifications } from '#shared/notifications/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { tryPictures } from '#tests/support/picture-sign-in.ts'
import { door } from './house.ts'
import { member, newSchool, operator } from './member.ts'

const here = await newSchool()
const teacher = await member('teacher', here, 'Luz Delgado')

const WORD: PictureWord = ['coqui', 'sol', 'mango']
const WRONG: PictureWord = ['sol', 'sol', 'sol']

/** A class of so many children, all with the same pictures. */
async function newClass(children: number) {
  const body = { name: 'Kínder A', grade: 'K', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId: here.schoolId }, body })
  const path = { groupId }
  const { classCode = '' } = await teacher.ask(changeGroup, { path, body: { pictureSignIn: true } })
  const names = Array.from({ length: children }, (_, i) => `Niña${i + 1}`)
  for (const name of names) await teacher.ask(addToGroup, { path, body: { fullName: `${name} Cruz` } })
  const { expected } = await teacher.ask(getRoster, { path })
  const opened = expected.map(({ rosterId }) =>
    teacher.ask(openPreReader, { path: { groupId, rosterId }, body: { pictures: WORD } }),
  )
  const studentIds = (await Promise.all(opened)).map(({ studentId }) => studentId)
  const tries = (firstName: string, pictures: PictureWord, device?: string, code = classCode) =>
    tryPictures(door.config, { classCode: code, firstName, pictures, ...(device && { device }) })
  return { path, groupId, classCode, names, studentIds, tries }
}

const told = ({ status, body }: { readonly status: number; readonly body: unknown }) =>
  status === 200 ? '200' : `${status} ${(body as { error?: string }).error}`
const LOCKED = '429 identity.tooManyTries'

/** As if so many had been wrong today, from devices that the class does not know. */
const guessed = (classCode: string, count: number) => {
  const days = { [schoolDay(new Date())]: count }
  return operator.put(operator.identityTable, {
    ...{ pk: `CLASS#${classCode}`, sk: 'TRIES', version: 1 },
    ledger: { newest: [], week: days, year: days, told: {} },
  })
}

test('a class arriving at once, each on a device that is new to it, is let in whole', async () => {
  const { names, tries } = await newClass(20)
  const came = await Promise.all(names.map(name => tries(name, WORD)))
  expect(came.map(told)).toEqual(names.map(() => '200'))
  const devices = new Set(came.map(({ body }) => takeSeat.reply.parse(body).device))
  expect(devices.size).toBe(20)
})

test('a child is locked on new devices, told of, seen, and let in again with one tap', async () => {
  const { path, tries, studentIds } = await newClass(2)
  const { device } = takeSeat.reply.parse((await tries('Niña2', WORD)).body)
  for (let n = 0; n < 5; n++) expect(told(await tries('Niña1', WRONG))).toBe('403 identity.wrongPictures')
  expect(told(await tries('Niña1', WORD))).toBe(LOCKED)
  // Where a classmate was before, and for everybody else everywhere.
  expect(told(await tries('Niña1', WORD, device))).toBe('200')
  expect(told(await tries('Niña2', WORD))).toBe('200')
  const locks = await teacher.ask(getPictureLocks, { path })
  const [one] = locks.children
  expect(locks).toEqual({
    locked: false,
    needsNewCode: false,
    wrongTries: 5,
    children: [{ studentId: expect.any(String), locked: true, wrongTries: 5 }],
  })
  expect(studentIds).toContain(one?.studentId)
  await eventually(async () => {
    const { notifications } = await teacher.ask(listNotifications)
    const ours = notifications.filter(({ text }) => text.template === 'identity.picturesGuessed')
    expect(ours).toMatchObject([{ priority: 'high', text: { params: { groupName: 'Kínder A' } } }])
  })

  await teacher.ask(unlockPictures, { path })
  expect(told(await tries('Niña1', WORD))).toBe('200')
  expect((await teacher.ask(getPictureLocks, { path })).children).toEqual([])
  const audited = (await operator.scan(operator.identityTable)).filter(
    ({ name, body }) => name === standingAudited.name && JSON.stringify(body).includes('picturesUnlocked'),
  )
  expect(audited.map(({ body }) => body)).toContainEqual({
    deed: 'picturesUnlocked',
    actorId: teacher.personId,
    subjectId: path.groupId,
    schoolId: here.schoolId,
  })
})

test('a locked class opens from a device that was here before, and from all once the teacher taps', async () => {
  const { path, classCode, tries } = await newClass(1)
  const { device } = takeSeat.reply.parse((await tries('Niña1', WORD)).body)
  await guessed(classCode, 59)
  expect(told(await tries('Niña1', WORD))).toBe('200')
  expect(told(await tries('Niña1', WRONG))).toBe('403 identity.wrongPictures')
  expect(told(await tries('Niña1', WORD))).toBe(LOCKED)
  expect(told(await tries('Niña1', WORD, device))).toBe('200')
  expect(await teacher.ask(getPictureLocks, { path })).toMatchObject({ locked: true, needsNewCode: false })
  expect(await teacher.ask(unlockPictures, { path })).toMatchObject({ classCode })
  expect(told(await tries('Niña1', WORD))).toBe('200')
})

test('a class whose year is used up is unlocked by another code, which begins anew', async () => {
  const { path, classCode, tries } = await newClass(1)
  const { device } = takeSeat.reply.parse((await tries('Niña1', WORD)).body)
  await guessed(classCode, 180)
  expect(told(await tries('Niña1', WORD))).toBe(LOCKED)
  expect(await teacher.ask(getPictureLocks, { path })).toMatchObject({ locked: true, needsNewCode: true })
  const now = await teacher.ask(unlockPictures, { path })
  expect(now.classCode).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
  expect(now.classCode).not.toBe(classCode)
  expect(told(await tries('Niña1', WORD, device))).toBe('404 kernel.notFound')
  expect(told(await tries('Niña1', WORD, device, now.classCode))).toBe('200')
})

test('nobody but who teaches the class, or manages the school, sees its locks or ends them', async () => {
  const { path } = await newClass(0)
  const colleague = await member('teacher', here)
  for (const route of [getPictureLocks, unlockPictures]) {
    expect((await colleague.tryTo(route, { path })).status).toBe(404)
    expect((await (await member('director', here)).tryTo(route, { path })).status).toBe(200)
  }
})
