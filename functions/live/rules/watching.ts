import {
  type PersonStanding,
  type Role,
  reachesStudent,
  type StudentStanding,
} from '#shared/kernel/standing.ts'

/** Who sees of a child that they are there: those who teach, or look after a school, a region or the island. Nobody else. */
const WATCHING: readonly Role[] = ['admin', 'ore', 'director', 'teacher']

/** Whether this person sees, among the children of a group, whether this one is there. */
export const mayWatch = (person: PersonStanding, student: StudentStanding, groupId: string): boolean =>
  student.groupIds.includes(groupId) && reachesStudent(person, student, WATCHING)
