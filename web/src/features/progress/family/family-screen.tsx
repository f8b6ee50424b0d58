import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { type Child, listChildren } from '#shared/identity/family-routes.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import staff from '#web/ui/staff.module.css'
import { rememberChild, rememberedChild } from '../remembered-child.ts'
import { WeekReport } from '../week-report/week-report.tsx'
import { ChildNow, placeOf } from './child-now.tsx'
import styles from './family.module.css'

/** Where families land: what the child read today and this week, and what to do tonight; or the report of a week. */
export function Component() {
  const { t } = useTranslation('family')
  const week = useSearchParams()[0].get('week')
  return (
    <div className={staff.screen} data-register="staff">
      {!week && <PageHead title={t('title')} />}
      <Read
        of={useRead(listChildren, {})}
        place="70dvh"
        empty={{
          when: ({ children }) => children.length === 0,
          text: t('none'),
          action: (
            <Button asChild>
              <Link to="/family-access">{t('add')}</Link>
            </Button>
          ),
        }}
      >
        {({ children }) => <ChosenChild linked={children} week={week} />}
      </Read>
    </div>
  )
}

interface ChosenChildProps {
  readonly linked: readonly Child[]
  /** The Friday of the report that is read. */
  readonly week: string | null
}

/** An only child needs no choosing. */
function ChosenChild({ linked, week }: ChosenChildProps) {
  const { t } = useTranslation('family')
  const [search, setSearch] = useSearchParams()
  const child = linked.find(({ studentId }) => studentId === search.get('student')) ?? rememberedChild(linked)
  if (!child) return null
  const { studentId } = child
  if (week) return <WeekReport child={child} week={week} back={placeOf(studentId)} />
  return (
    <>
      {linked.length > 1 && (
        <Choice
          legend={t('who')}
          options={linked.map(one => ({
            value: one.studentId,
            label: callName(one, linked),
            said: one.fullName,
          }))}
          chosen={studentId}
          onChoose={student => {
            rememberChild(student)
            setSearch({ student }, { replace: true })
          }}
        />
      )}
      <ChildNow key={studentId} child={child} name={callName(child, linked)} />
      <div className={styles.more}>
        <Button asChild tone="quiet">
          <Link to={`/student-progress?${new URLSearchParams({ student: studentId })}`}>
            <Icon name="chart" />
            {t('depth')}
          </Link>
        </Button>
        <Button asChild tone="quiet">
          <Link to="/family-access">
            <Icon name="family" />
            {t('add')}
          </Link>
        </Button>
      </div>
    </>
  )
}

/** The first name, where no other of the children has it too. */
function callName({ fullName }: Child, linked: readonly Child[]): string {
  const [first = fullName] = fullName.split(' ')
  return linked.filter(other => other.fullName.split(' ')[0] === first).length > 1 ? fullName : first
}
