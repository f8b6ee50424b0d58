import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { DoneActivity, Finish, FinishedActivity, Progress } from './schema.ts'

export const finishActivity = route({
  name: 'lessons/finish-activity',
  on: 'POST /lessons',
  about: 'Scores and keeps the answers to an activity. Its unit is named by its content hash.',
  repeats: 'once',
  byPictures: true,
  may: { roles: ['student'], scope: 'self' },
  body: FinishedActivity,
  reply: z.strictObject({ finish: Finish, done: DoneActivity }),
  errors: ['lessons.unknownUnit', 'lessons.unknownActivity', 'lessons.answersDoNotFit'],
})

export const listActivities = route({
  name: 'lessons/list-activities',
  on: 'GET /lessons',
  about: 'The activities that one has done and the texts that one has read, each once.',
  may: { roles: ['student'], scope: 'self' },
  reply: Progress,
  errors: [],
})
