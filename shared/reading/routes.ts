import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Language } from '../kernel/school.ts'
import { FinishedReading, FinishedReply, Reading } from './finished-reading.ts'
import { FinishedPractice, Practice, SoundProgress } from './practice.ts'

export const LIST_LIMIT = 20

export const finishReading = route({
  name: 'reading/finish-reading',
  on: 'POST /readings',
  about: 'Scores and keeps a finished reading. The text is named by its content hash.',
  may: { roles: ['student'], scope: 'self' },
  body: FinishedReading,
  reply: FinishedReply,
  errors: ['reading.unknownText', 'reading.tappedOutsideText'],
})

const Readings = z.strictObject({ readings: z.array(Reading) })

export const listReadings = route({
  name: 'reading/list-readings',
  on: 'GET /readings',
  about: 'One’s own newest readings, newest first, at most 20.',
  may: { roles: ['student'], scope: 'self' },
  reply: Readings,
  errors: [],
})

export const listStudentReadings = route({
  name: 'reading/list-student-readings',
  on: 'GET /students/{studentId}/readings',
  about: 'A student’s newest readings, for those who teach or raise the child.',
  may: { roles: ['family', 'teacher', 'director', 'ore', 'admin'], scope: 'student', of: 'studentId' },
  reply: Readings,
  errors: [],
})

export const openTranscription = route({
  name: 'reading/open-transcription',
  on: 'POST /readings/transcription',
  about: 'A short-lived address at which the browser streams audio to Amazon Transcribe; nothing is stored.',
  may: { roles: ['student'], scope: 'self' },
  body: z.strictObject({ language: Language, sampleRate: z.int().check(z.minimum(8000), z.maximum(48000)) }),
  reply: z.strictObject({ url: z.url() }),
  errors: ['reading.transcriptionOff'],
})

export const finishPractice = route({
  name: 'reading/finish-practice',
  on: 'POST /practices',
  about: 'Scores and keeps a round of practice of one sound. The sound’s kit is named by its content hash.',
  may: { roles: ['student'], scope: 'self' },
  body: FinishedPractice,
  reply: z.strictObject({ practice: Practice }),
  errors: ['reading.unknownSound', 'reading.notOfThisSound'],
})

export const getPractice = route({
  name: 'reading/get-practice',
  on: 'GET /practices',
  about: 'Where one stands with each sound that one read or practised.',
  may: { roles: ['student'], scope: 'self' },
  reply: z.strictObject({ sounds: z.array(SoundProgress) }),
  errors: [],
})
