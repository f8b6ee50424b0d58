import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Reading } from './finished-reading.ts'
import { Practice } from './practice.ts'

/** More days are not asked for at once. */
export const MOST_DAYS = 16
/** More readings, and more rounds, nobody does in them. */
export const MOST_WORK = 300

const Instant = z.iso.datetime()
const isSpan = ({ from, until }: { readonly from: string; readonly until: string }): boolean => {
  const span = Date.parse(until) - Date.parse(from)
  return span > 0 && span <= MOST_DAYS * 86_400_000
}

export const listStudentWork = route({
  name: 'reading/list-student-work',
  on: 'GET /students/{studentId}/work',
  about:
    'What a student read and practised between two instants, newest first, for those who teach or raise the child: at most sixteen days of it, as corrected by now.',
  may: { roles: ['family', 'teacher', 'director', 'ore', 'admin'], scope: 'student', of: 'studentId' },
  query: z.strictObject({ from: Instant, until: Instant }).check(z.refine(isSpan)),
  reply: z.strictObject({ readings: z.array(Reading), practices: z.array(Practice) }),
  errors: [],
})
