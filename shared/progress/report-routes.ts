import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { ReportWeek } from './report-week.ts'

export const listReportWeeks = route({
  name: 'progress/list-report-weeks',
  on: 'GET /students/{studentId}/report-weeks',
  about:
    'The reports of a student’s weeks, newest first, for those who teach or raise the child: thirteen months of them. A week without anything is there only as the newest.',
  may: { roles: ['family', 'teacher', 'director', 'ore', 'admin'], scope: 'student', of: 'studentId' },
  reply: z.strictObject({ weeks: z.array(ReportWeek) }),
  errors: [],
})
