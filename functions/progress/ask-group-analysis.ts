import { command } from '#functions/platform/http/command.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { groupFindings, toldOf } from '#shared/progress/analysis.ts'
import { askGroupAnalysis } from '#shared/progress/analysis-routes.ts'
import { asking, contextOn } from './analysis-store.ts'
import { ofWeek } from './rules/this-week.ts'
import { readGroup } from './summary-store.ts'

export const handler = command(
  askGroupAnalysis,
  async ({ standing, path: { groupId }, at, refuse, commit }) => {
    const day = schoolDay(at)
    const [children, context] = await Promise.all([readGroup(groupId), contextOn(day)])
    const findings = toldOf(
      groupFindings(
        children.map(child => ofWeek(child, day)),
        context,
      ),
    )
    if (findings.length === 0) return refuse('progress.tooLittle')
    const { reply, ...transaction } = asking(standing, { groupId }, { at, day, findings })
    const failed = await commit({ reply, ...transaction })
    if (failed.has('person')) return refuse('progress.analysesToday')
    if (failed.has('school')) return refuse('progress.schoolAnalysesToday')
    return reply
  },
)
