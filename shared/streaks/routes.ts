import { route } from '../kernel/route.ts'
import { Streak } from './schema.ts'

export const getStreak = route({
  name: 'streaks/get-streak',
  on: 'GET /streak',
  about: 'Consecutive school days with activity.',
  may: { roles: ['student'], scope: 'self' },
  reply: Streak,
  errors: [],
})
