import { isStaff } from '#shared/kernel/session.ts'
import type { Person } from '#web/lib/session.ts'

/** Whether somebody's session ends by itself: on a device that several use, and staff's everywhere. */
export const endsByItself = ({ kind, roles }: Pick<Person, 'kind' | 'roles'>): boolean =>
  kind !== undefined || isStaff(roles)
