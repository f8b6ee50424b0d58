import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { ROLES } from '../kernel/standing.ts'
import { Activity, ActivityType } from './schema.ts'

export const recordActivity = route({
  name: 'activity/record-activity',
  on: 'POST /activities',
  about: 'Records that the app was loaded; the server says when.',
  repeats: 'once',
  may: { roles: ROLES, scope: 'self' },
  body: z.strictObject({ activityType: ActivityType }),
  reply: Activity,
  errors: [],
})
