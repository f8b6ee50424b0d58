import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { highestRole } from '#shared/kernel/standing.ts'
import { groupPath } from '#web/lib/group-path.ts'
import { type Person, useSession } from '#web/lib/session.ts'
import { usePrint } from '#web/lib/use-print.ts'
import { Button } from '#web/ui/button.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import staff from '#web/ui/staff.module.css'
import { ChosenGroup, type GroupShown } from './chosen-group.tsx'
import { GroupTable } from './group-table.tsx'
import { schoolOfGroup } from './groups-of-school.ts'
import { NotifyFamilies } from './notify-families.tsx'
import { SchoolGlance } from './school-glance.tsx'
import { WhomToHelp } from './whom-to-help.tsx'

interface GroupScreenProps {
  /** Which school it is, for who looks after more than a group: `show` shows it, or that none is chosen. */
  readonly school: (person: Person, show: (schoolId: string | undefined) => ReactNode) => ReactNode
}

/** A group at a glance: whom to help today and why, then everybody. For who looks after schools, first its groups. */
export function GroupScreen({ school }: GroupScreenProps) {
  const { t } = useTranslation('progress')
  const [search] = useSearchParams()
  const groupId = search.get('group')
  const session = useSession()
  if (session.status !== 'signedIn') return null
  const { person } = session
  const isAbove = highestRole(person.roles) !== 'teacher'
  const toPrint = <PrintButton tone="quiet">{t('group.print')}</PrintButton>
  if (isAbove && !groupId)
    return (
      <div className={staff.screen} data-register="staff" data-landscape="">
        <PageHead title={t('school.title')} actions={toPrint} />
        {school(person, schoolId =>
          schoolId ? <SchoolGlance key={schoolId} schoolId={schoolId} /> : <p>{t('school.choose')}</p>,
        )}
      </div>
    )
  return (
    <div className={staff.screen} data-register="staff" data-landscape="">
      <PageHead
        title={isAbove ? t('school.group') : t('group.title')}
        {...(isAbove && { back: { to: schoolOfGroup(search), label: t('school.back') } })}
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
            {toPrint}
          </>
        }
      />
      <ChosenGroup>{group => <Glance {...group} />}</ChosenGroup>
    </div>
  )
}

function Glance({ groupId, lines, roster, today }: GroupShown) {
  const { t } = useTranslation('progress')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { isPrinting, begin } = usePrint()
  const shown = isPrinting ? lines.filter(({ studentId }) => chosen.includes(studentId)) : lines
  const readers = lines.filter(({ summary }) => summary.readings > 0)
  const sum = (of: 'readings' | 'words' | 'activities') =>
    lines.reduce((total, { summary }) => total + summary[of], 0)
  return (
    <>
      <div className={staff.tools} data-screen-only="">
        <NotifyFamilies groupId={groupId} count={lines.length} />
      </div>
      <WhomToHelp groupId={groupId} lines={shown} />
      {!isPrinting && (
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
      )}
      <GroupTable
        groupId={groupId}
        today={today}
        lines={shown}
        chosen={chosen}
        onChoose={setChosen}
        onPrint={begin}
      />
    </>
  )
}
