import {
  putPersonStanding,
  putStudentStanding,
  readStandingRow,
  readStudentRow,
} from '#functions/identity/accounts/person-store.ts'
import { commit, emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { standingAudited, standingChanged } from '#shared/identity/events.ts'
import { removeLink } from './family-store.ts'

interface Ending {
  readonly actorId: string
  readonly studentId: string
  readonly personId: string
  readonly at: string
}

/** Ends someone's link to a child, in both their standings; where there is none, nothing happens. */
export const endLink = ({ actorId, studentId, personId, at }: Ending): Promise<Record<string, never>> =>
  retryOnConflict(async () => {
    const [person, student] = await Promise.all([readStandingRow(personId), readStudentRow(studentId)])
    const isLinked =
      person?.standing.childIds.includes(studentId) || student?.standing.familyIds.includes(personId)
    if (!isLinked) return {}
    const { schoolId, region } = student?.standing ?? {}
    const failed = await commit({
      writes: {
        ...(person && {
          person: putPersonStanding(
            { ...person.standing, childIds: person.standing.childIds.filter(id => id !== studentId) },
            person.version,
          ),
        }),
        ...(student && {
          student: putStudentStanding(
            { ...student.standing, familyIds: student.standing.familyIds.filter(id => id !== personId) },
            student.version,
          ),
        }),
        link: removeLink(studentId, personId),
      },
      emits: [
        emit(standingChanged, { personId }, at),
        emit(standingChanged, { personId: studentId }, at),
        emit(
          standingAudited,
          { deed: 'familyRevoked', actorId, subjectId: studentId, role: 'family', schoolId, region },
          at,
        ),
      ],
    })
    return failed.size === 0 ? {} : undefined
  })
