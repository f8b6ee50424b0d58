import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { groupPath } from '#web/lib/group-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import staff from '#web/ui/staff.module.css'
import { ChosenGroup, type GroupShown } from './chosen-group.tsx'
import { GroupTable } from './group-table.tsx'
import { WhomToHelp } from './whom-to-help.tsx'

/** A group at a glance: whom to help today and why, then everybody. */
export function Component() {
  const { t } = useTranslation('progress')
  const groupId = useSearchParams()[0].get('group')
  return (
    <div className={staff.screen} data-register="staff" data-landscape="">
      <PageHead
        title={t('group.title')}
        actions={
          <>
            <Button asChild tone="quiet">
              <Link to={groupPath('/groups-by-need', groupId)}>{t('group.byNeed')}</Link>
            </Button>
            <Button asChild tone="quiet">
              <Link to={groupPath('/intervention-dashboard', groupId)}>{t('group.plans')}</Link>
            </Button>
            <Button asChild tone="quiet">
              <Link to={groupPath('/teacher-recommendations', groupId)}>{t('group.recommended')}</Link>
            </Button>
            <PrintButton tone="quiet">{t('group.print')}</PrintButton>
          </>
        }
      />
      <ChosenGroup>{group => <Glance {...group} />}</ChosenGroup>
    </div>
  )
}

function Glance({ groupId, lines, roster }: GroupShown) {
  const { t } = useTranslation('progress')
  const readers = lines.filter(({ summary }) => summary.readings > 0)
  const sum = (of: 'readings' | 'words' | 'activities') =>
    lines.reduce((total, { summary }) => total + summary[of], 0)
  return (
    <>
      <WhomToHelp groupId={groupId} lines={lines} />
      <Figures
        figures={[
          {
            label: t('group.readers'),
            value: readers.length,
            unit: t('group.of', { count: roster }),
          },
          { label: t('group.week'), value: sum('readings') },
          { label: t('group.words'), value: sum('words') },
          { label: t('group.activities'), value: sum('activities') },
        ]}
      />
      <GroupTable groupId={groupId} lines={lines} />
    </>
  )
}
