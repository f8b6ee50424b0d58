import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { listInterventions } from '#shared/interventions/routes.ts'
import type { Intervention } from '#shared/interventions/schema.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { dateOf } from '#web/i18n/day.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { childPath } from '#web/lib/child-path.ts'
import { useRead } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import staff from '#web/ui/staff.module.css'
import { planPath } from './plan-path.ts'
import { PlanView } from './plan-view.tsx'
import type { Expected, PlannedChild } from './planned.ts'
import { StartPlan } from './start-plan.tsx'
import { useIsTeacher } from './use-plans.ts'

interface ChildPlansProps {
  readonly groupId: string
  readonly child: PlannedChild
  readonly expected: Expected
  readonly declared: ReadonlySet<SchoolDay>
  readonly today: SchoolDay
}

/** A child's plans: one of them opened, the others a press away; and how another begins. */
export function ChildPlans({ groupId, child, ...rest }: ChildPlansProps) {
  const { t } = useTranslation('interventions')
  const { studentId, name } = child
  const read = useRead(listInterventions, { path: { studentId } }, { onArrival: true })
  return (
    <>
      <PageHead
        title={name}
        level={2}
        back={{ to: `/intervention-dashboard?group=${groupId}`, label: t('toPlans') }}
        actions={<Link to={childPath(studentId, groupId)}>{t('toProgress')}</Link>}
      />
      <Read of={read} place="70dvh">
        {({ open, ended }) => (
          <Plans
            groupId={groupId}
            child={child}
            open={open}
            ended={ended}
            onStale={() => void read.refetch()}
            {...rest}
          />
        )}
      </Read>
    </>
  )
}

interface PlansProps extends ChildPlansProps {
  readonly open: readonly Intervention[]
  readonly ended: readonly Intervention[]
  /** Somebody else was first. */
  readonly onStale: () => void
}

function Plans({ groupId, child, open, ended, expected, declared, today, onStale }: PlansProps) {
  const { t } = useTranslation('interventions')
  const isTeacher = useIsTeacher()
  const [search, setSearch] = useSearchParams()
  const begins = LANGUAGES.find(language => language === search.get('begin'))
  const named = [...open, ...ended].find(({ interventionId }) => interventionId === search.get('plan'))
  const shown = named ?? open[0]
  const free = LANGUAGES.filter(language => !open.some(one => one.language === language))
  const show = (interventionId: string) =>
    setSearch(new URLSearchParams(planPath(groupId, { ...child, interventionId }).split('?')[1]))
  const begin = (language: Language) =>
    setSearch({ group: groupId, student: child.studentId, begin: language })
  if (begins && free.includes(begins) && isTeacher)
    return (
      <StartPlan
        language={begins}
        child={child}
        expected={expected}
        declared={declared}
        today={today}
        onStarted={({ interventionId }) => show(interventionId)}
        onRefused={onStale}
      />
    )
  return (
    <>
      <Choice groupId={groupId} all={[...open, ...ended]} shown={shown} />
      {shown && (
        <PlanView
          key={shown.interventionId}
          plan={shown}
          expected={expected}
          declared={declared}
          today={today}
          onStale={onStale}
        />
      )}
      <div className={staff.tools} data-screen-only="">
        {free.map(language => {
          const start = isTeacher && (
            <Button tone={shown ? 'quiet' : 'primary'} onClick={() => begin(language)}>
              {t('start', { language: t(`inLanguage.${language}`) })}
            </Button>
          )
          if (shown) return start && <div key={language}>{start}</div>
          const text = t('noPlan', { language: t(`inLanguage.${language}`) })
          return <ReadState key={language} state="empty" text={text} action={start} />
        })}
      </div>
    </>
  )
}

interface ChoiceProps {
  readonly groupId: string
  readonly all: readonly Intervention[]
  readonly shown: Intervention | undefined
}

function Choice({ groupId, all, shown }: ChoiceProps) {
  const { t } = useTranslation('interventions')
  const language = useLanguage()
  const others = all.filter(one => one !== shown)
  if (others.length === 0) return null
  const named = (plan: Intervention) => {
    const name = t(`languageName.${plan.language}`)
    if (!plan.ended) return `${name}, ${t(`grade.${plan.grade}`)}`
    return t('endedOne', {
      language: name,
      grade: t(`grade.${plan.grade}`),
      from: dateOf(plan.phases[0]?.from ?? plan.ended.on, language),
      to: dateOf(plan.ended.on, language),
    })
  }
  return (
    <ul className={staff.tools} data-screen-only="">
      {others.map(plan => (
        <li key={plan.interventionId}>
          <Link to={planPath(groupId, plan)}>{named(plan)}</Link>
        </li>
      ))}
    </ul>
  )
}
