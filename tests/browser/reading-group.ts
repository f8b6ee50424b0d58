import { v7 } from 'uuid'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { soundsIn } from '#shared/language/sounds.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { readAloud, wordsOf } from '#tests/journeys/reading-aloud.ts'
import { type FrontDoor, frontDoor } from '#tests/support/front-door.ts'
import { signUp } from '#tests/support/session.ts'

const PASSWORD = 'coqui-demo'

/** A teacher of the demo school whom nobody has met: they have no group yet. */
export async function newTeacher(door: FrontDoor): Promise<string> {
  const [admin, colleague] = [await door.signIn('admin@demo.test'), await door.signIn('teacher@demo.test')]
  const { schoolId = '' } = await colleague.ask(getProfile)
  const place = `school:${schoolId}` as const
  const { codes } = await admin.ask(createCodes, { path: { place }, body: { role: 'teacher', count: 1 } })
  const email = `${v7()}@lee.test`
  const metadata = { accountType: 'teacher', code: codes[0]?.code ?? '' }
  await signUp(door.config, { email, password: PASSWORD, name: 'Nilda Cruz', metadata })
  return email
}

/** Children of a new group who say f for every s: so often that it can be judged. */
export async function whoMiss(
  url: string,
  names: readonly string[] = ['Ana Rivera', 'Beto Santos'],
  teacherEmail = 'teacher@demo.test',
) {
  const door = await frontDoor(url)
  const teacher = await door.signIn(teacherEmail)
  const { schoolId = '' } = await teacher.ask(getProfile)
  const groupName = `Kínder ${v7()}`
  const body = { name: groupName, grade: 'K', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId }, body })
  const place = `group:${groupId}` as const
  const codesBody = { role: 'student', count: names.length } as const
  const { codes } = await teacher.ask(createCodes, { path: { place }, body: codesBody })
  const text = await door.text('castillos-de-arena')
  const missed = wordsOf(text).flatMap((word, n) =>
    soundsIn(word, 'es-PR').includes('es-s') ? [[n, word.replaceAll(/[sz]|c(?=[eií])/gi, 'f')] as const] : [],
  )
  const children: { readonly name: string; readonly email: string; readonly studentId: string }[] = []
  for (const [n, name] of names.entries()) {
    const email = `${v7()}@lee.test`
    const metadata = { accountType: 'student', grade: 'K', code: codes[n]?.code ?? '' }
    await signUp(door.config, { email, password: PASSWORD, name, metadata })
    const child = await door.signIn(email, PASSWORD)
    for (let time = 0; time < 4; time++)
      await child.ask(finishReading, { body: readAloud(text, Object.fromEntries(missed)) })
    children.push({ name, email, studentId: child.personId })
  }
  return { groupId, groupName, schoolId, children }
}
