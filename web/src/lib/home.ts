import { highestRole, type Role } from '#shared/kernel/standing.ts'
import { isOpen } from './is-open.ts'

const homes: Readonly<Record<Role, string>> = {
  admin: '/admin-island',
  director: '/admin-island',
  ore: '/admin-island',
  teacher: '/comprehensive-dashboard',
  family: '/family-portal',
  student: '/dashboard',
}

/** Where somebody begins: the home of the highest role held, or the island where a flag took that home away. */
export function homeOf(roles: readonly Role[]): string {
  const home = homes[highestRole(roles)]
  return isOpen(home) ? home : homes.student
}
