import { useTranslation } from 'react-i18next'
import { startIntervention } from '#shared/interventions/routes.ts'
import type { Intervention } from '#shared/interventions/schema.ts'
import { GRADES, type Language } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import { listProbes } from '#shared/progress/routes.ts'
import { useRead } from '#web/lib/query.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Card } from '#web/ui/card.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { AimFields } from './aim-fields.tsx'
import { DoingFields, doingBody } from './fields.tsx'
import styles from './plan.module.css'
import type { Expected, PlannedChild } from './planned.ts'
import { aimBody, proposalsFor } from './proposals.ts'

/** Twelve weeks: long enough for a trend, short enough to be looked back on. */
const DAYS = 84

interface StartPlanProps {
  readonly language: Language
  readonly child: PlannedChild
  readonly expected: Expected
  readonly declared: ReadonlySet<SchoolDay>
  readonly today: SchoolDay
  readonly onStarted: (plan: Intervention) => void
  /** Somebody else may have been first. */
  readonly onRefused: () => void
}

/** A new plan: what is done, how often, from when, and to which goal. */
export function StartPlan({
  language,
  child,
  expected,
  declared,
  today,
  onStarted,
  onRefused,
}: StartPlanProps) {
  const { t } = useTranslation('interventions')
  const { studentId } = child
  const probes = useRead(listProbes, { path: { studentId }, query: { language } }).data?.probes ?? []
  const defaults = {
    grade: child.grade ?? '1',
    from: today,
    tier: '2',
    what: 'repeatedReading',
    about: '',
    perWeek: '3',
    minutes: '15',
    size: '3',
    pace: '',
    basis: 'realistic',
    goal: '',
    until: addDays(today, DAYS),
  }
  type Values = Readonly<Record<keyof typeof defaults, string>>
  const known = (grade: string) => ({
    language,
    grade: GRADES.find(one => one === grade) ?? '1',
    probes,
    expected,
    declared,
  })
  const { form, field, bound, errorOf } = useRouteForm<typeof startIntervention, Values>(startIntervention, {
    defaults,
    toBody: values => ({
      language,
      grade: values.grade,
      ...doingBody(values),
      ...aimBody(values, proposalsFor(values, known(values.grade))),
    }),
    args: body => ({ path: { studentId }, body }),
    fieldOfCode: {
      'interventions.wrongDay': 'from',
      'interventions.shortTime': 'until',
      'interventions.goalBelow': 'goal',
    },
    refusalWords: () => {
      onRefused()
      return undefined
    },
    done: plan => {
      onStarted(plan)
      return { title: t('started') }
    },
  })
  const value = (name: keyof Values) => bound(name).value
  const values = {
    from: value('from'),
    pace: value('pace'),
    basis: value('basis'),
    goal: value('goal'),
    until: value('until'),
  }
  return (
    <Card asChild>
      <section className={staff.section} aria-labelledby="start">
        <h3 id="start">{t('startTitle')}</h3>
        <p>{t('start', { language: t(`inLanguage.${language}`) })}</p>
        <Form {...form}>
          <div className={styles.fields}>
            <SelectField label={t('field.grade')} hint={t('field.gradeHint')} {...field('grade')}>
              {GRADES.map(grade => (
                <option key={grade} value={grade}>
                  {t(`grade.${grade}`)}
                </option>
              ))}
            </SelectField>
            <DoingFields field={field} />
            <AimFields
              field={field}
              bound={bound}
              errorOf={errorOf}
              proposals={proposalsFor(values, known(value('grade')))}
            />
          </div>
          <Submit>{t('startDo')}</Submit>
        </Form>
      </section>
    </Card>
  )
}
