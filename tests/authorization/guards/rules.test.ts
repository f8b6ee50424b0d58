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
  'achievements/list-titles': 'student: self',
  'achievements/unlock-title': 'student: self',
  'achievements/equip-title': 'student: self',
  'achievements/unequip-title': 'student: self',
  'achievements/get-equipped': 'student: self',
  'achievements/list-badges': 'student: self',
  'achievements/list-challenges': 'student: self',
  'social/get-social': 'student: self',
  'social/ask-friend': 'student: self',
  'social/accept-friend': 'student: self',
  'social/end-friend': 'student: self',
  'social/react': 'student: self',
  'social/change-preferences': 'student: self',
  'social/get-board': 'student: self',
  'social/get-tournament': 'student: self',
  'social/get-student-social': 'teacher, family: student',
  'social/switch-student-social': 'teacher, family: student',
  'schools/get-calendar': 'admin, ore, director, teacher, family, student: self',
  'schools/declare-day': 'admin: island',
  'schools/withdraw-day': 'admin: island',
  'schools/set-school-hours': 'admin: island',
  'progress/get-group-progress': 'teacher, director, ore, admin: group',
  'progress/get-school-progress': 'director, ore, admin: school',
  'notifications/notify-families': 'teacher, director: group',
  'progress/get-student-progress': 'family, teacher, director, ore, admin: student',
  'identity/add-children': 'teacher, director, admin: group',
  'identity/rename-child': 'teacher, director, admin: group',
  'identity/ask-for-child': 'teacher: group',
  'identity/list-child-requests': 'teacher, director, admin: group',
  'identity/answer-child-request': 'teacher, director, admin: group',
  'identity/withdraw-child-request': 'teacher, director, admin: group',
  'identity/get-picture-locks': 'teacher, director, admin: group',
  'identity/unlock-pictures': 'teacher, director, admin: group',
  'identity/turn-on-second-factor': 'teacher, director, ore, admin: self',
  'identity/remove-second-factor': 'director, ore, admin: place',
  'identity/reopen-account': 'teacher, director, ore, admin: school',
  'identity/list-sessions': 'admin, ore, director, teacher, family, student: self',
  'identity/end-session': 'admin, ore, director, teacher, family, student: self',
  'identity/end-sessions': 'admin, ore, director, teacher, family, student: self',
} as const

test.each(Object.entries(RULES))('%s: %s', (name, rule) => {
  const { may } = declared.find(route => route.name === name) ?? expect.unreachable()
  expect(`${may.roles === 'anyone' ? 'anyone' : may.roles.join(', ')}: ${may.scope}`).toBe(rule)
})
