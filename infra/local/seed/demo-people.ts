import { AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { openAccount } from '#functions/identity/accounts/person-store.ts'
import { putLink } from '#functions/identity/families/family-store.ts'
import type { Account } from '#functions/identity/rules/account.ts'
import { now } from '#functions/platform/clock.ts'
import { commit } from '#functions/platform/store/transaction.ts'
import type { PersonStanding, Role } from '#shared/kernel/standing.ts'
import { DEMO_SCHOOL, FIRST_GRADE, KINDER } from './demo-names.ts'
import { ids, names, UserPoolId, users } from './demo-users.ts'

const PASSWORD = 'coqui-demo'

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
