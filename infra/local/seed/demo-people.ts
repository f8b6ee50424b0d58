import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { openAccount } from '#functions/identity/accounts/person-store.ts'
import { putLink } from '#functions/identity/families/family-store.ts'
import type { Account } from '#functions/identity/rules/account.ts'
import { now } from '#functions/platform/clock.ts'
import { environment } from '#functions/platform/environment.ts'
import { commit } from '#functions/platform/store/transaction.ts'
import type { PersonStanding, Role } from '#shared/kernel/standing.ts'
import { DEMO_SCHOOL, FIRST_GRADE, KINDER } from './demo-names.ts'

const PASSWORD = 'coqui-demo'

const users = new CognitoIdentityProviderClient({})
const UserPoolId = environment('userPoolId')

/** Creates the user, or finds who is there; gives the person's id. */
async function user(role: Role, fullName: string): Promise<string> {
  const email = `${role}@demo.test`
  try {
    const { UserAttributes } = await users.send(new AdminGetUserCommand({ UserPoolId, Username: email }))
    return sub(UserAttributes)
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error
  }
  const { User } = await users.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'name', Value: fullName },
      ],
    }),
  )
  return sub(User?.Attributes)
}

function sub(attributes: readonly { Name?: string | undefined; Value?: string | undefined }[] = []): string {
  const value = attributes.find(({ Name }) => Name === 'sub')?.Value
  if (!value) throw new Error('the user pool gave a user without sub')
  return value
}

export const names = {
  student: 'Amaya Rivera Colón',
  teacher: 'Luz Delgado Matos',
  director: 'Rafael Ortiz Vega',
  ore: 'Carmen Nieves Soto',
  family: 'Iris Colón Báez',
  admin: 'Marisol Torres Peña',
} satisfies Record<Role, string>

/** The demo people's ids. */
export const ids = {
  student: await user('student', names.student),
  teacher: await user('teacher', names.teacher),
  director: await user('director', names.director),
  ore: await user('ore', names.ore),
  family: await user('family', names.family),
  admin: await user('admin', names.admin),
} satisfies Record<Role, string>

const nowhere = { groupIds: [], childIds: [] }
const { schoolId, schoolName, region } = DEMO_SCHOOL
const standings: Record<Role, Omit<PersonStanding, 'personId' | 'roles'>> = {
  student: { schoolId, region, groupIds: [KINDER], childIds: [] },
  teacher: { schoolId, region, groupIds: [KINDER, FIRST_GRADE], childIds: [] },
  director: { schoolId, region, ...nowhere },
  ore: { region, ...nowhere },
  family: { groupIds: [], childIds: [ids.student] },
  admin: nowhere,
}

for (const role of Object.keys(ids) as Role[]) {
  const personId = ids[role]
  const account: Account = {
    personId,
    fullName: names[role],
    ...(role === 'student' && { grade: 'K' as const, hasPictures: true }),
    ...(standings[role].schoolId && { schoolName }),
  }
  const student = role === 'student' && {
    studentId: personId,
    schoolId,
    region,
    groupIds: [KINDER],
    familyIds: [ids.family],
  }
  await openAccount(account, { personId, roles: [role], ...standings[role] }, student || undefined, now())
  await users.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: personId, Password: PASSWORD, Permanent: true }),
  )
}

await commit({ writes: { link: putLink(ids.student, ids.family, now()) } })
