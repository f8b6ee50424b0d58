import { route } from '../kernel/route.ts'
import { ROLES } from '../kernel/standing.ts'
import { Profile } from './schema.ts'

export const getProfile = route({
  name: 'identity/get-profile',
  on: 'GET /profile',
  about: 'Who the signed-in person is, with the roles as identity stores them.',
  may: { roles: ROLES, scope: 'self' },
  reply: Profile,
  errors: [],
})
