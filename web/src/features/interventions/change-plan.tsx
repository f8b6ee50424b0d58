import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { aimAt, aimOn } from '#shared/interventions/aim-line.ts'
import type { Review } from '#shared/interventions/review.ts'
import { changeIntervention, endIntervention, setGoal } from '#shared/interventions/routes.ts'
import { END_REASONS, type Intervention } from '#shared/interventions/schema.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { TextField } from '#web/ui/text-field.tsx'
import { AimFields } from './aim-fields.tsx'
import { DoingFields, doingBody } from './fields.tsx'
import type { Expected } from './planned.ts'
import { type AimValues, aimBody, proposalsFor } from './proposals.ts'

interface ChangePlanProps {
  readonly plan: Intervention
  readonly review: Review
  readonly expected: Expected
  readonly declared: ReadonlySet<SchoolDay>
  readonly today: SchoolDay
  /** Somebody else was first. */
  readonly onStale: () => void
}

/** What a rule would have the teacher do, and what else may be done with a plan. */
export function ChangePlan(props: ChangePlanProps) {
  return (
    <div className={staff.tools} data-screen-only="">
      <Opening name="change">{close => <ChangePhase {...props} onDone={close} />}</Opening>
      <Opening name="goal">{close => <ChangeGoal {...props} onDone={close} />}</Opening>
      <Opening name="end">{close => <EndPlan {...props} onDone={close} />}</Opening>
    </div>
  )
}

interface OpeningProps {
  readonly name: 'change' | 'goal' | 'end'
  readonly children: (close: () => void) => ReactNode
}

function Opening({ name, children }: OpeningProps) {
  const { t } = useTranslation('interventions')
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title={t(`${name}.title`)}
      description={t(`${name}.text`)}
      closeLabel={t('close')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button tone="quiet">{t(`${name}.open`)}</Button>}
    >
      {isOpen && children(() => setOpen(false))}
    </Dialog>
  )
}

interface ChangeProps extends ChangePlanProps {
  readonly onDone: () => void
}

/** What all three do alike: say so, close, and look again where a colleague was first. */
function useChange({ plan: { studentId, interventionId }, onStale, onDone }: ChangeProps, said: string) {
  return {
    path: { studentId, interventionId },
    refusalWords: () => {
      onStale()
      return undefined
    },
    done: () => {
      onDone()
      return { title: said }
    },
  }
}

function ChangePhase(props: ChangeProps) {
  const { t } = useTranslation('interventions')
  const { phases, version } = props.plan
  const { path, ...after } = useChange(props, t('change.done'))
  const last = phases.at(-1)
  const { form, field } = useRouteForm(changeIntervention, {
    defaults: {
      from: props.today,
      tier: `${last?.tier ?? 2}`,
      what: last?.what ?? 'other',
      about: last?.about ?? '',
      perWeek: `${last?.perWeek ?? 3}`,
      minutes: `${last?.minutes ?? 15}`,
      size: `${last?.size ?? 3}`,
    },
    toBody: values => ({ version, ...doingBody(values) }),
    args: body => ({ path, body }),
    fieldOfCode: { 'interventions.wrongDay': 'from' },
    ...after,
  })
  return (
    <Form {...form}>
      <DoingFields field={field} />
      <Submit>{t('change.do')}</Submit>
    </Form>
  )
}

function ChangeGoal(props: ChangeProps) {
  const { t } = useTranslation('interventions')
  const { plan, review, expected, declared, today } = props
  const { path, ...after } = useChange(props, t('goal.done'))
  const aim = aimOn(plan.aims, today) ?? plan.aims.at(-1)
  const known = {
    ...plan,
    probes: review.points.map(point => ({ ...point, grade: plan.grade })),
    expected,
    declared,
  }
  const defaults: AimValues = {
    from: today,
    // Without a reading, where the line was.
    pace: review.points.length === 0 && aim ? `${Math.round(aimAt(aim, today, declared))}` : '',
    basis: 'realistic',
    goal: '',
    until: aim?.until ?? today,
  }
  const { form, field, bound, errorOf } = useRouteForm<typeof setGoal, AimValues>(setGoal, {
    defaults,
    toBody: values => ({ version: plan.version, ...aimBody(values, proposalsFor(values, known)) }),
    args: body => ({ path, body }),
    fieldOfCode: {
      'interventions.wrongDay': 'from',
      'interventions.shortTime': 'until',
      'interventions.goalBelow': 'goal',
    },
    ...after,
  })
  const value = (name: keyof AimValues) => bound(name).value
  const values = {
    from: value('from'),
    pace: value('pace'),
    basis: value('basis'),
    goal: value('goal'),
    until: value('until'),
  }
  return (
    <Form {...form}>
      <TextField label={t('field.from')} type="date" {...field('from')} />
      <AimFields field={field} bound={bound} errorOf={errorOf} proposals={proposalsFor(values, known)} />
      <Submit>{t('goal.do')}</Submit>
    </Form>
  )
}

function EndPlan(props: ChangeProps) {
  const { t } = useTranslation('interventions')
  const { path, ...after } = useChange(props, t('end.done'))
  const { form, field } = useRouteForm(endIntervention, {
    defaults: { why: 'reached' },
    toBody: ({ why }) => ({ version: props.plan.version, why }),
    args: body => ({ path, body }),
    ...after,
  })
  return (
    <Form {...form}>
      <SelectField label={t('field.why')} {...field('why')}>
        {END_REASONS.map(why => (
          <option key={why} value={why}>
            {t(`end.why.${why}`)}
          </option>
        ))}
      </SelectField>
      <Submit>{t('end.do')}</Submit>
    </Form>
  )
}
