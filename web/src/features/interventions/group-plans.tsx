import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { aimAt, aimOn } from '#shared/interventions/aim-line.ts'
import { type Review, reviewOf } from '#shared/interventions/review.ts'
import type { Intervention } from '#shared/interventions/schema.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { Read } from '#web/i18n/read.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { planPath } from './plan-path.ts'
import type { PlannedChild } from './planned.ts'
import { useGroupPlans, useProbesOf } from './use-plans.ts'

interface GroupPlansProps {
  readonly groupId: string
  readonly people: readonly PlannedChild[]
  readonly declared: ReadonlySet<SchoolDay>
  readonly today: SchoolDay
}

/** Whose plans are open, and what the rules would say of each; who has none is chosen below. */
export function GroupPlans({ groupId, people, declared, today }: GroupPlansProps) {
  return (
    <>
      <Read of={useGroupPlans(groupId)} place="40dvh">
        {({ interventions }) => (
          <Plans groupId={groupId} people={people} declared={declared} today={today} plans={interventions} />
        )}
      </Read>
      <Another groupId={groupId} people={people} />
    </>
  )
}

interface Line {
  readonly plan: Intervention
  readonly name: string
  /** Until the readings came. */
  readonly review: Review | undefined
  readonly aim: number | undefined
}

function Plans({
  groupId,
  people,
  declared,
  today,
  plans,
}: GroupPlansProps & { readonly plans: readonly Intervention[] }) {
  const { t } = useTranslation('interventions')
  const probes = useProbesOf(plans)
  const names = new Map(people.map(({ studentId, name }) => [studentId, name]))
  // Who has left the group is another's to look after.
  const lines = plans.flatMap((plan): Line[] => {
    const name = names.get(plan.studentId)
    if (name === undefined) return []
    const read = probes.get(plan.interventionId)
    const aim = aimOn(plan.aims, today)
    return [
      {
        plan,
        name,
        review: read && reviewOf(plan, read, today, declared),
        aim: aim && aimAt(aim, today, declared),
      },
    ]
  })
  return (
    <section className={staff.section} aria-labelledby="open">
      <h2 id="open">{t('list.title')}</h2>
      <DataTable
        label={t('list.title')}
        columns={useColumns(groupId)}
        rows={lines}
        rowId={({ plan }) => plan.interventionId}
        firstOrder={{ column: 'name', isDescending: false }}
        file={t('list.file')}
        empty={t('list.none')}
        isWide
      />
    </section>
  )
}

function useColumns(groupId: string): readonly Column<Line>[] {
  const { t } = useTranslation('interventions')
  const now = ({ plan }: Line) => plan.phases.at(-1)
  const lastOf = ({ review }: Line) => review?.points.at(-1)?.pace
  const says = (rule: 'fourPoints' | 'trend'): Column<Line> => ({
    id: rule,
    header: t(`list.${rule}`),
    text: ({ review }) => (review ? t(`rules.says.${review[rule].says}`) : '…'),
    sort: ({ review }) => review && t(`rules.says.${review[rule].says}`),
    cell: ({ review }) => {
      if (!review) return '…'
      const said = t(`rules.says.${review[rule].says}`)
      if (review[rule].says === 'change') return <Badge tone="alert">{said}</Badge>
      return review[rule].says === 'raise' ? <Badge tone="good">{said}</Badge> : said
    },
  })
  return [
    {
      id: 'name',
      header: t('list.child'),
      text: ({ name }) => name,
      sort: ({ name }) => name,
      cell: ({ name, plan }) => <Link to={planPath(groupId, plan)}>{name}</Link>,
    },
    // What asks for a decision stands beside whom it is about.
    says('fourPoints'),
    says('trend'),
    {
      id: 'language',
      header: t('list.language'),
      text: ({ plan }) => t(`languageName.${plan.language}`),
      sort: ({ plan }) => plan.language,
    },
    {
      id: 'tier',
      header: t('list.tier'),
      kind: 'number',
      text: line => now(line)?.tier,
      sort: line => now(line)?.tier,
    },
    {
      id: 'what',
      header: t('list.what'),
      text: line => t(`strategy.${now(line)?.what ?? 'other'}`),
      sort: line => t(`strategy.${now(line)?.what ?? 'other'}`),
    },
    {
      id: 'dose',
      header: t('list.dose'),
      text: line => {
        const { perWeek = 0, minutes = 0 } = now(line) ?? {}
        return t('figures.doseValue', { count: perWeek, minutes })
      },
    },
    {
      id: 'last',
      header: t('list.last'),
      kind: 'number',
      text: line => {
        const last = lastOf(line)
        return last === undefined ? '–' : Math.round(last)
      },
      sort: lastOf,
    },
    {
      id: 'aim',
      header: t('list.aim'),
      kind: 'number',
      text: ({ aim }) => (aim === undefined ? '–' : Math.round(aim)),
      sort: ({ aim }) => aim,
    },
  ]
}

function Another({ groupId, people }: Pick<GroupPlansProps, 'groupId' | 'people'>) {
  const { t } = useTranslation('interventions')
  const navigate = useNavigate()
  const [studentId, setStudent] = useState('')
  return (
    <section className={staff.section} aria-labelledby="another" data-screen-only="">
      <h2 id="another">{t('other.title')}</h2>
      <Form layout="row" onSubmit={() => studentId && navigate(planPath(groupId, { studentId }))}>
        <SelectField
          label={t('other.child')}
          value={studentId}
          onChange={({ target }) => setStudent(target.value)}
        >
          <option value="">{t('other.choose')}</option>
          {people.map(one => (
            <option key={one.studentId} value={one.studentId}>
              {one.name}
            </option>
          ))}
        </SelectField>
        <Submit>{t('other.go')}</Submit>
      </Form>
    </section>
  )
}
