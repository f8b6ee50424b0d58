import { command } from '#functions/platform/http/command.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { childFindings, toldOf } from '#shared/progress/analysis.ts'
import { askStudentAnalysis } from '#shared/progress/analysis-routes.ts'
import { asking, contextOn } from './analysis-store.ts'
import { ofWeek } from './rules/this-week.ts'
import { readLine } from './summary-store.ts'

export const handler = command(
  askStudentAnalysis,
  async ({ standing, path: { studentId }, at, refuse, commit }) => {
    const day = schoolDay(at)
    const [child, context] = await Promise.all([readLine(studentId), contextOn(day)])
    if (!child) return refuse('progress.tooLittle')
    const findings = toldOf(childFindings(ofWeek(child, day), context))
    const { reply, ...transaction } = asking(standing, { studentId }, { at, day, findings })
    const failed = await commit({ reply, ...transaction })
    if (failed.has('person')) return refuse('progress.analysesToday')
    if (failed.has('school')) return refuse('progress.schoolAnalysesToday')
    return reply
  },
)
