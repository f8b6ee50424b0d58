/** What the decision "Who sees what" says of a route, by hand: whoever widens a rule of the contract meets it here. */
import { expect, test } from 'vitest'
import { routes } from '#shared/contract.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'

const declared: readonly RouteSpec[] = routes

/** Roles and scope by the route's name. */
const RULES = {
  'coins/get-purse': 'student: self',
  'coins/list-transactions': 'student: self',
  'coins/get-inventory': 'student: self',
  'coins/buy-item': 'student: self',
  'coins/change-appearance': 'student: self',
  'coins/get-store-hours': 'teacher, director: group',
  'coins/set-store-hours': 'teacher, director: group',
  'schools/declare-day': 'admin: island',
  'schools/withdraw-day': 'admin: island',
  'schools/set-school-hours': 'admin: island',
  'progress/get-group-progress': 'teacher, director, ore, admin: group',
  'progress/get-student-progress': 'family, teacher, director, ore, admin: student',
  'identity/reopen-account': 'teacher, director, ore, admin: school',
  'identity/list-sessions': 'admin, ore, director, teacher, family, student: self',
  'identity/end-session': 'admin, ore, director, teacher, family, student: self',
  'identity/end-sessions': 'admin, ore, director, teacher, family, student: self',
} as const

test.each(Object.entries(RULES))('%s: %s', (name, rule) => {
  const { may } = declared.find(route => route.name === name) ?? expect.unreachable()
  expect(`${may.roles === 'anyone' ? 'anyone' : may.roles.join(', ')}: ${may.scope}`).toBe(rule)
})
