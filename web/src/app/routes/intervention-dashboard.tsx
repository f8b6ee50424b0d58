import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { InterventionDashboard } from '#web/features/interventions/dashboard.tsx'
import { ChosenGroup } from '#web/features/progress/group/chosen-group.tsx'
import { useExpectedPace } from '#web/features/progress/use-expected-pace.ts'
import { groupPath } from '#web/lib/group-path.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import staff from '#web/ui/staff.module.css'

/** What is done beyond the class for the children of a group, with what is known of them. */
export function Component() {
  const { t } = useTranslation(['interventions', 'shell'])
  const [search] = useSearchParams()
  const group = search.get('group')
  const expected = useExpectedPace()
  return (
    <div className={staff.screen} data-register="staff">
      <PageHead
        title={t('shell:titles.interventionDashboard')}
        intro={t('lead')}
        back={{
          to: groupPath('/comprehensive-dashboard', group),
          label: t('toGroup'),
        }}
        actions={<PrintButton tone="quiet">{t('print')}</PrintButton>}
      />
      <ChosenGroup isFixed={search.has('student')}>
        {({ groupId, lines, today }) => (
          <InterventionDashboard
            groupId={groupId}
            expected={expected}
            today={today}
            people={lines.map(({ studentId, name, summary }) => ({ studentId, name, grade: summary.grade }))}
          />
        )}
      </ChosenGroup>
    </div>
  )
}
