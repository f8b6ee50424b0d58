import { route } from '../kernel/route.ts'
import { Experience } from './schema.ts'

export const getExperience = route({
  name: 'experience/get-experience',
  on: 'GET /experience',
  about: 'Experience points, level and progress to the next one.',
  may: { roles: ['student'], scope: 'self' },
  reply: Experience,
  errors: [],
})
