import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { highestRole } from '#shared/kernel/standing.ts'
import { getStudentProgress } from '#shared/progress/routes.ts'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import staff from '#web/ui/staff.module.css'
import { ChosenStudent } from './chosen-student.tsx'
import { Report } from './report.tsx'

interface ReadingProgressScreenProps {
  /** What other features know of a student, under the figures. */
  readonly below: (studentId: string) => ReactNode
  /** What is set for a whole group. */
  readonly rules?: (groupId: string) => ReactNode
}

/** One child's reading in figures, for who helps it: of one's child or student, as the address names it. */
export function ReadingProgressScreen({ below, rules }: ReadingProgressScreenProps) {
  const { t } = useTranslation('progress')
  const session = useSession()
  if (session.status !== 'signedIn') return null
  // Pace and percent are no child's measure: its own growing is.
  if (highestRole(session.person.roles) === 'student') return <Navigate to="/mi-progreso" replace />
  return (
    <div className={staff.screen} data-register="staff">
      <PageHead
        title={t('report.title')}
        actions={<PrintButton tone="quiet">{t('report.print')}</PrintButton>}
      />
      <ChosenStudent person={session.person} {...(rules && { rules })}>
        {({ studentId }) => (
          <>
            <Student key={studentId} studentId={studentId} />
            {below(studentId)}
          </>
        )}
      </ChosenStudent>
    </div>
  )
}

function Student({ studentId }: { readonly studentId: string }) {
  const read = useRead(getStudentProgress, { path: { studentId } })
  return <Report read={read} />
}
