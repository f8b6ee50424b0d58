import { useTranslation } from 'react-i18next'
import { aimOn, schoolWeeks } from '#shared/interventions/aim-line.ts'
import { type Review, reviewOf } from '#shared/interventions/review.ts'
import { listInterventionSessions } from '#shared/interventions/routes.ts'
import type { Intervention, Session } from '#shared/interventions/schema.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import type { Probe } from '#shared/progress/probe.ts'
import { listProbes } from '#shared/progress/routes.ts'
import { dateOf } from '#web/i18n/day.ts'
import { Reads } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useRead } from '#web/lib/query.ts'
import { Figures } from '#web/ui/figures.tsx'
import staff from '#web/ui/staff.module.css'
import { ChangePlan } from './change-plan.tsx'
import { PlanChart } from './plan-chart.tsx'
import { PlanLines } from './plan-lines.tsx'
import type { Expected } from './planned.ts'
import { RulesSay } from './rules-say.tsx'
import { SessionLog } from './session-log.tsx'
import { useIsTeacher } from './use-plans.ts'

interface PlanViewProps {
  readonly plan: Intervention
  readonly expected: Expected
  readonly declared: ReadonlySet<SchoolDay>
  readonly today: SchoolDay
  /** Somebody else was first. */
  readonly onStale: () => void
}

/** One plan: where it stands, its chart, what the rules would say, what was changed, and what was done. */
export function PlanView(props: PlanViewProps) {
  const { t } = useTranslation('interventions')
  const { studentId, interventionId, language } = props.plan
  const path = { studentId, interventionId }
  const probes = useRead(listProbes, { path: { studentId }, query: { language } }, { onArrival: true })
  const log = useRead(listInterventionSessions, { path })
  return (
    <Reads of={{ probes, log }} names={{ probes: t('parts.probes'), log: t('log.title') }} place="70dvh">
      {({ probes, log }) => <Shown {...props} probes={probes?.probes ?? []} sessions={log?.sessions ?? []} />}
    </Reads>
  )
}

interface ShownProps extends PlanViewProps {
  readonly probes: readonly Probe[]
  readonly sessions: readonly Session[]
}

function Shown({ plan, expected, declared, today, onStale, probes, sessions }: ShownProps) {
  const { t } = useTranslation('interventions')
  const language = useLanguage()
  const isTeacher = useIsTeacher() && !plan.ended
  const review = reviewOf(plan, probes, today, declared)
  return (
    <>
      {plan.ended && (
        <p>{t('end.ended', { day: dateOf(plan.ended.on, language), why: t(`end.why.${plan.ended.why}`) })}</p>
      )}
      <PlanFigures plan={plan} review={review} declared={declared} today={today} sessions={sessions} />
      <PlanChart plan={plan} review={review} declared={declared} today={today} />
      <RulesSay review={review} />
      {isTeacher && (
        <ChangePlan
          plan={plan}
          review={review}
          expected={expected}
          declared={declared}
          today={today}
          onStale={onStale}
        />
      )}
      <PlanLines plan={plan} />
      <section className={staff.section} aria-labelledby="log">
        <h3 id="log">{t('log.title')}</h3>
        <SessionLog plan={plan} today={today} sessions={sessions} />
      </section>
    </>
  )
}

interface PlanFiguresProps extends Pick<ShownProps, 'plan' | 'declared' | 'today' | 'sessions'> {
  readonly review: Review
}

/** What is planned, what was given of it, and where the child stands. */
function PlanFigures({ plan, review, declared, today: now, sessions }: PlanFiguresProps) {
  const { t } = useTranslation('interventions')
  const language = useLanguage()
  const today = plan.ended?.on ?? now
  const phase = plan.phases.at(-1)
  const aim = aimOn(plan.aims, today) ?? plan.aims[0]
  if (!phase || !aim) return null
  const given = sessions.filter(({ day }) => day >= phase.from)
  const weeks = Math.max(0, schoolWeeks(phase.from, today, declared))
  const last = review.points.at(-1)
  return (
    <Figures
      figures={[
        { label: t('figures.tier'), value: phase.tier, basis: t(`strategy.${phase.what}`) },
        {
          label: t('figures.dose'),
          value: t('figures.doseValue', { count: phase.perWeek, minutes: phase.minutes }),
        },
        {
          label: t('figures.given'),
          value: t('figures.givenValue', {
            count: given.length,
            planned: Math.round(weeks * phase.perWeek),
          }),
          unit: t('figures.givenUnit'),
          basis: t('figures.minutesGiven', {
            count: given.reduce((sum, { minutes }) => sum + minutes, 0),
          }),
        },
        {
          label: t('figures.goal'),
          value: Math.round(aim.goal),
          basis: t('figures.goalUnit', { day: dateOf(aim.until, language) }),
        },
        {
          label: t('figures.last'),
          value: last ? Math.round(last.pace) : '–',
          basis: last && t('figures.lastUnit', { day: dateOf(last.day, language) }),
        },
      ]}
    />
  )
}
