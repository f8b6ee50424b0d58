import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'

export const audioJobStarted = event({
  name: 'audio.jobStarted',
  about: 'An administrator asked for audio; what is missing is to be found out.',
  body: z.strictObject({ jobId: z.string() }),
})

export const speechAsked = event({
  name: 'audio.speechAsked',
  about: 'One thing is to be said by a voice, for a job.',
  body: z.strictObject({ jobId: z.string(), shelf: z.string(), speechId: z.string() }),
})
