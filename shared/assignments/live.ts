import * as z from 'zod/mini'
import { liveMessage } from '../kernel/live.ts'

export const workNoted = liveMessage({
  name: 'assignments/work-noted',
  about: 'A child did what an assignment asks for; told to whoever gave it.',
  way: 'down',
  body: z.strictObject({ assignmentId: z.string(), studentId: z.string() }),
})
