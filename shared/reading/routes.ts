import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Language } from '../kernel/school.ts'
import { AnsweredQuestions, FinishedReading, FinishedReply, Reading } from './finished-reading.ts'
import { GroupPolicy } from './group-policy.ts'
import { Grades, Library, StudentLibrary } from './library.ts'
import { Override, OverrideWord } from './override.ts'
import { Policy } from './policy.ts'
import { FinishedPractice, Practice, SoundProgress } from './practice.ts'
import { ScoredReading } from './schema.ts'

export const LIST_LIMIT = 20

export const finishReading = route({
  name: 'reading/finish-reading',
  on: 'POST /readings',
  about:
    'Scores and keeps a finished reading. The text is named by its content hash. What no voice can have read is kept, and does not count.',
  repeats: 'once-reread',
  byPictures: true,
  may: { roles: ['student'], scope: 'self' },
  body: FinishedReading,
  reply: FinishedReply,
  errors: ['reading.unknownText', 'reading.textClosed', 'reading.tappedOutsideText'],
  invalidates: ['reading/list-readings'],
})

export const answerQuestions = route({
  name: 'reading/answer-questions',
  on: 'POST /readings/{finishedAt}/{readingId}/answers',
  about:
    'Scores and keeps the answers to the questions of the text that a reading was of: once for each reading.',
  repeats: 'once',
  byPictures: true,
  may: { roles: ['student'], scope: 'self' },
  body: AnsweredQuestions,
  reply: Reading,
  errors: [
    'reading.unknownReading',
    'reading.unknownText',
    'reading.answersDoNotFit',
    'reading.doesNotCount',
    'reading.answeredBefore',
  ],
  invalidates: ['reading/list-readings'],
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
  repeats: 'anew',
  byPictures: true,
  may: { roles: ['student'], scope: 'self' },
  // So many streams as Amazon Transcribe opens a second, by default.
  rate: { perSecond: 20, burst: 200 },
  body: z.strictObject({ language: Language, sampleRate: z.int().check(z.minimum(8000), z.maximum(48000)) }),
  reply: z.strictObject({ url: z.url() }),
  errors: ['reading.transcriptionOff'],
})

/** A reading word by word: what the engine scored, and what a teacher changed. */
const ReadingInDetail = z.strictObject({
  reading: Reading,
  score: z.nullable(ScoredReading),
  overrides: z.array(Override),
})

export const getStudentReading = route({
  name: 'reading/get-student-reading',
  on: 'GET /students/{studentId}/readings/{finishedAt}/{readingId}',
  about: 'A student’s reading, scored again from what was heard, with what a teacher changed beside it.',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'student', of: 'studentId' },
  reply: ReadingInDetail,
  errors: ['reading.unknownReading'],
})

export const overrideWord = route({
  name: 'reading/override-word',
  on: 'POST /students/{studentId}/readings/{finishedAt}/{readingId}/overrides',
  about:
    'Changes what became of a word, for whoever teaches the child; the score that was stays beside the new one.',
  repeats: 'once',
  may: { roles: ['teacher'], scope: 'student', of: 'studentId' },
  body: OverrideWord,
  reply: ReadingInDetail,
  errors: ['reading.unknownReading', 'reading.doesNotCount', 'reading.notScored', 'reading.unknownWord'],
  invalidates: ['reading/list-student-readings', 'progress/get-student-progress', 'progress/list-probes'],
})

export const getPolicy = route({
  name: 'reading/get-policy',
  on: 'GET /readings/policy',
  about: 'How one’s own readings are scored: by what one’s groups are taught.',
  may: { roles: ['student'], scope: 'self' },
  reply: Policy,
  errors: [],
})

export const getGroupPolicy = route({
  name: 'reading/get-group-policy',
  on: 'GET /groups/{groupId}/reading-policy',
  about: 'How a group’s readings are scored, and which grades are open to it beside its children’s own.',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'group', of: 'groupId' },
  reply: GroupPolicy,
  errors: [],
})

export const setGroupPolicy = route({
  name: 'reading/set-group-policy',
  on: 'PUT /groups/{groupId}/reading-policy',
  about: 'Sets the rules of a group: readings from then on are scored so, and its libraries are open so.',
  repeats: 'harmlessly',
  may: { roles: ['teacher'], scope: 'group', of: 'groupId' },
  body: GroupPolicy,
  reply: GroupPolicy,
  errors: [],
  invalidates: ['reading/get-student-library'],
})

export const getLibrary = route({
  name: 'reading/get-library',
  on: 'GET /readings/library',
  about:
    'The grades whose texts are open to oneself: one’s own and those beside it, one’s level, and what a teacher opened. The texts of the lessons, and those made for one, always are.',
  may: { roles: ['student'], scope: 'self' },
  reply: Library,
  errors: [],
})

export const getStudentLibrary = route({
  name: 'reading/get-student-library',
  on: 'GET /students/{studentId}/library',
  about: 'The grades whose texts are open to a student, and which of them were opened for this student.',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'student', of: 'studentId' },
  reply: StudentLibrary,
  errors: [],
})

export const setStudentLibrary = route({
  name: 'reading/set-student-library',
  on: 'PUT /students/{studentId}/library',
  about: 'Opens grades to a student beside those that are open anyway.',
  repeats: 'harmlessly',
  may: { roles: ['teacher'], scope: 'student', of: 'studentId' },
  body: z.strictObject({ openGrades: Grades }),
  reply: StudentLibrary,
  errors: [],
})

export const finishPractice = route({
  name: 'reading/finish-practice',
  on: 'POST /practices',
  about: 'Scores and keeps a round of practice of one sound. The sound’s kit is named by its content hash.',
  repeats: 'once',
  byPictures: true,
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

export const getStudentPractice = route({
  name: 'reading/get-student-practice',
  on: 'GET /students/{studentId}/practices',
  about: 'Where a student stands with each sound, for those who teach or raise the child.',
  may: { roles: ['family', 'teacher', 'director', 'ore', 'admin'], scope: 'student', of: 'studentId' },
  reply: z.strictObject({ sounds: z.array(SoundProgress) }),
  errors: [],
})
