import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { highestRole } from '#shared/kernel/standing.ts'
import { listReportWeeks } from '#shared/progress/report-routes.ts'
import { getStudentProgress } from '#shared/progress/routes.ts'
import { getStreak, getStudentStreak } from '#shared/streaks/routes.ts'
import { Reads } from '#web/i18n/read.tsx'
import { childPath } from '#web/lib/child-path.ts'
import { isOpen } from '#web/lib/is-open.ts'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import staff from '#web/ui/staff.module.css'
import { ChosenStudent, type Looked } from '../chosen-student.tsx'
import { Reports } from '../family/reports.tsx'
import { useOwnProgress } from '../use-own-progress.ts'
import { WeekReport } from '../week-report/week-report.tsx'
import { Whole } from './whole.tsx'

interface StudentProgressScreenProps {
  /** What another feature knows of a student's sounds. */
  readonly sounds: (studentId: string) => ReactNode
}

/** Progress in depth: one's own, or that of a child whom one may see. */
export function StudentProgressScreen({ sounds }: StudentProgressScreenProps) {
  const { t } = useTranslation('progress', { keyPrefix: 'whole' })
  const session = useSession()
  const week = useSearchParams()[0].get('week')
  if (session.status !== 'signedIn') return null
  if (highestRole(session.person.roles) === 'student')
    return (
      <div className={staff.screen} data-register="child">
        <PageHead title={t('own')} />
        <Own />
      </div>
    )
  return (
    <div className={staff.screen} data-register="staff">
      {!week && (
        <PageHead title={t('title')} actions={<PrintButton tone="quiet">{t('print')}</PrintButton>} />
      )}
      <ChosenStudent person={session.person}>
        {student => <Other key={student.studentId} student={student} week={week} sounds={sounds} />}
      </ChosenStudent>
    </div>
  )
}

function Own() {
  const { t } = useTranslation('progress', { keyPrefix: 'whole' })
  const reads = { progress: useOwnProgress(), streak: useRead(getStreak, {}) }
  return (
    <Reads
      of={reads}
      names={{ progress: t('parts.progress'), streak: t('parts.streak') }}
      place="80dvh"
      mayBeStale
    >
      {({ progress, streak }) =>
        progress && (
          <>
            <Whole progress={progress} run={streak?.streakDays} forChild />
            {isOpen('/personalized-learning') && (
              <p>
                <Button asChild tone="gold">
                  <Link to="/personalized-learning">
                    <Icon name="forward" />
                    {t('onward')}
                  </Link>
                </Button>
              </p>
            )}
          </>
        )
      }
    </Reads>
  )
}

interface OtherProps extends StudentProgressScreenProps {
  readonly student: Looked
  /** The Friday of the report that is read. */
  readonly week: string | null
}

function Other({ student, week, sounds }: OtherProps) {
  const { t } = useTranslation('progress', { keyPrefix: 'whole' })
  const groupId = useSearchParams()[0].get('group')
  const { studentId, fullName = '' } = student
  const path = { studentId }
  const reads = {
    progress: useRead(getStudentProgress, { path }),
    streak: useRead(getStudentStreak, { path }),
    reports: useRead(listReportWeeks, { path }),
  }
  const here = `/student-progress?${new URLSearchParams({ ...(groupId && { group: groupId }), student: studentId })}`
  if (week) return <WeekReport child={{ ...student, fullName }} week={week} back={here} />
  const names = { progress: t('parts.progress'), streak: t('parts.streak'), reports: t('parts.reports') }
  return (
    <Reads of={reads} names={names} place="80dvh">
      {({ progress, streak, reports }) =>
        progress && (
          <>
            <Whole progress={progress} run={streak?.streakDays} />
            {sounds(studentId)}
            <Reports weeks={reports?.weeks ?? []} at={here} />
            <p>
              <Link to={childPath(studentId, groupId ?? undefined)}>{t('reading')}</Link>
            </p>
          </>
        )
      }
    </Reads>
  )
}
