import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Language } from '../kernel/school.ts'
import { ROLES } from '../kernel/standing.ts'
import { AudioJob, AudioScope, AudioTally, FailedSpeech } from './schema.ts'

const department = { roles: ['admin'], scope: 'island' } as const

export const getSpeech = route({
  name: 'audio/get-speech',
  on: 'GET /audio/{shelf}/{speechId}',
  about: 'Whether something was said by a voice: then its audio lies beside the content.',
  may: { roles: ROLES, scope: 'self' },
  reply: z.strictObject({ made: z.boolean() }),
  errors: [],
})

export const getAudio = route({
  name: 'audio/get-audio',
  on: 'GET /island/audio',
  about: 'What of a language has audio in its voice and what has not, and how the newest job stands.',
  may: department,
  query: z.strictObject({ language: Language }),
  reply: z.strictObject({
    tallies: z.array(AudioTally),
    job: z.optional(AudioJob),
    /** The first 100 of the newest job. */
    failures: z.array(FailedSpeech),
  }),
  errors: [],
})

export const startAudioJob = route({
  name: 'audio/start-audio-job',
  on: 'POST /island/audio-jobs',
  about: 'Begins to make the audio that sets and grades of a language lack; one job at a time.',
  repeats: 'once',
  may: department,
  rate: { perSecond: 5, burst: 200 },
  body: AudioScope,
  reply: AudioJob,
  errors: ['audio.jobRunning'],
  invalidates: ['audio/get-audio'],
})

export const cancelAudioJob = route({
  name: 'audio/cancel-audio-job',
  on: 'POST /island/audio-jobs/{jobId}/cancel',
  about: 'Ends a job: what is being said is said to its end, the rest is left.',
  repeats: 'once',
  may: department,
  body: z.strictObject({}),
  reply: AudioJob,
  errors: ['audio.jobOver'],
  invalidates: ['audio/get-audio'],
})
