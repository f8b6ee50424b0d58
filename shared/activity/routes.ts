import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { ROLES } from '../kernel/standing.ts'
import { Visit, VisitType } from './schema.ts'

export const recordVisit = route({
  name: 'activity/record-visit',
  on: 'POST /activities',
  about: 'Records that the app was loaded; the server says when.',
  repeats: 'once',
  byPictures: true,
  may: { roles: ROLES, scope: 'self' },
  body: z.strictObject({ activityType: VisitType }),
  reply: Visit,
  errors: [],
})
