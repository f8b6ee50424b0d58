import { route } from '../kernel/route.ts'
import { Streak } from './schema.ts'

export const getStudentStreak = route({
  name: 'streaks/get-student-streak',
  on: 'GET /students/{studentId}/streak',
  about: 'A student’s consecutive school days with activity, for those who teach or raise the child.',
  may: { roles: ['family', 'teacher', 'director', 'ore', 'admin'], scope: 'student', of: 'studentId' },
  reply: Streak,
  errors: [],
})

export const getStreak = route({
  name: 'streaks/get-streak',
  on: 'GET /streak',
  about: 'Consecutive school days with activity.',
  may: { roles: ['student'], scope: 'self' },
  reply: Streak,
  errors: [],
})
