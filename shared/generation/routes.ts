import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { AskText, OwnText, StudentText } from './schema.ts'

const own = { roles: ['student'], scope: 'self' } as const

export const askText = route({
  name: 'generation/ask-text',
  on: 'POST /generation/texts',
  about:
    'Asks for a text at one’s own level about a theme: at most 3 a day. It is told live once it can be read.',
  repeats: 'once',
  byPictures: true,
  may: own,
  rate: { perSecond: 20, burst: 200 },
  body: AskText,
  reply: OwnText,
  errors: ['generation.enoughToday', 'generation.schoolEnoughToday'],
  invalidates: ['generation/list-texts'],
})

export const listTexts = route({
  name: 'generation/list-texts',
  on: 'GET /generation/texts',
  about: 'One’s own newest 20 texts, newest first, and how many may still be asked for today.',
  may: own,
  reply: z.strictObject({ texts: z.array(OwnText), left: z.int() }),
  errors: [],
})

export const getText = route({
  name: 'generation/get-text',
  on: 'GET /generation/texts/{textId}',
  about: 'One text of one’s own, ready to be read: the JSON of a reading text, as its hash names it.',
  may: own,
  reply: z.strictObject({ text: OwnText, json: z.string() }),
  errors: [],
})

const responsible = {
  roles: ['family', 'teacher', 'director', 'ore', 'admin'],
  scope: 'student',
  of: 'studentId',
} as const

export const listStudentTexts = route({
  name: 'generation/list-student-texts',
  on: 'GET /students/{studentId}/generated-texts',
  about: 'The newest 20 texts that were made for a student, with why any was refused.',
  may: responsible,
  reply: z.strictObject({ texts: z.array(StudentText) }),
  errors: [],
})

export const getStudentText = route({
  name: 'generation/get-student-text',
  on: 'GET /students/{studentId}/generated-texts/{textId}',
  about: 'One text that was made for a student, as the student reads it: the JSON of a reading text.',
  may: responsible,
  reply: z.strictObject({ text: StudentText, json: z.string() }),
  errors: ['generation.unknownText'],
})
