import { useTranslation } from 'react-i18next'
import type { Child } from '#shared/identity/family-routes.ts'
import { instantOf, schoolDay } from '#shared/kernel/school-day.ts'
import { listReportWeeks } from '#shared/progress/report-routes.ts'
import { getStudentProgress } from '#shared/progress/routes.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { listStudentWork } from '#shared/reading/work-routes.ts'
import { getStudentStreak } from '#shared/streaks/routes.ts'
import { Reads } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { AtHome } from './at-home.tsx'
import { BestMoment } from './best-moment.tsx'
import styles from './family.module.css'
import { lately, type Work, workAround } from './lately.ts'
import { Levels } from './levels.tsx'
import { Practised } from './practised.tsx'
import { Reports } from './reports.tsx'
import { Today } from './today.tsx'
import { Tonight } from './tonight.tsx'
import { Week } from './week.tsx'

interface ChildNowProps {
  readonly child: Child
  /** What the child is called here. */
  readonly name: string
}

const NOTHING: Work = { readings: [], practices: [] }
const nothingYet = (child: Child): Progress => ({
  grade: child.grade ?? null,
  weeks: [],
  levels: [],
  finishedTexts: [],
  days: [],
  weakSounds: [],
  goals: [],
})

/** Where families see a child. */
export const placeOf = (studentId: string): string =>
  `/family-portal?${new URLSearchParams({ student: studentId })}`

/** One child: today first, then the week, then what to do with it at home. */
export function ChildNow({ child, name }: ChildNowProps) {
  const { t } = useTranslation('family')
  const { studentId } = child
  const path = { studentId }
  const { from, until } = workAround(schoolDay(new Date()))
  const query = { from: instantOf(from, '00:00'), until: instantOf(until, '00:00') }
  const reads = {
    progress: useRead(getStudentProgress, { path }),
    work: useRead(listStudentWork, { path, query }),
    streak: useRead(getStudentStreak, { path }),
    reports: useRead(listReportWeeks, { path }),
  }
  const names = {
    progress: t('parts.progress'),
    work: t('parts.work'),
    streak: t('parts.streak'),
    reports: t('parts.reports'),
  }
  return (
    <Reads of={reads} names={names} place="80dvh">
      {({ progress = nothingYet(child), work = NOTHING, streak, reports }) => {
        // A device's own clock may be wrong.
        const today = progress.today ?? schoolDay(new Date())
        const grade = progress.grade ?? child.grade ?? null
        const done = lately(progress, work, today)
        return (
          <div className={styles.child}>
            <Today
              name={name}
              fullName={child.fullName}
              done={done.today}
              progress={progress}
              today={today}
            />
            <Week done={done} progress={progress} run={streak?.streakDays} today={today} />
            <BestMoment reading={done.week.best} none={t('best.none')} />
            <Tonight name={name} progress={{ ...progress, grade }} />
            <AtHome sounds={progress.weakSounds} grade={grade ?? 'K'} today={today} />
            <Levels levels={progress.levels} own={grade} today={today} />
            <Practised done={done.week} activities={done.week.activities} />
            <Reports weeks={reports?.weeks ?? []} at={placeOf(studentId)} />
          </div>
        )
      }}
    </Reads>
  )
}
