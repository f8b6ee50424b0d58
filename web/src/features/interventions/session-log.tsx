import { useTranslation } from 'react-i18next'
import { logSession, strikeSession } from '#shared/interventions/routes.ts'
import { type Intervention, LONGEST_NOTE, type Session } from '#shared/interventions/schema.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import staff from '#web/ui/staff.module.css'
import { TextField } from '#web/ui/text-field.tsx'
import { StrategyField } from './fields.tsx'
import styles from './plan.module.css'
import { useColleague, useIsTeacher } from './use-plans.ts'

interface SessionLogProps {
  readonly plan: Intervention
  readonly today: SchoolDay
  readonly sessions: readonly Session[]
}

/** What was done, by whom and how long, newest first; and how it is noted. */
export function SessionLog({ plan, today, sessions }: SessionLogProps) {
  const { t } = useTranslation('interventions')
  const isTeacher = useIsTeacher()
  return (
    <>
      <p className={staff.soft}>{t('log.lead')}</p>
      {isTeacher && <NoteSession plan={plan} today={today} />}
      <DataTable
        label={t('log.title')}
        columns={useColumns(plan, isTeacher)}
        rows={sessions}
        rowId={({ sessionId }) => sessionId}
        file={t('log.file')}
        empty={t('log.none')}
      />
    </>
  )
}

function NoteSession({
  plan: { studentId, interventionId, phases, ended },
  today,
}: Omit<SessionLogProps, 'sessions'>) {
  const { t } = useTranslation('interventions')
  const last = phases.at(-1)
  const { form, field } = useRouteForm(logSession, {
    defaults: {
      day: ended?.on ?? today,
      minutes: `${last?.minutes ?? 15}`,
      what: last?.what ?? 'other',
      note: '',
    },
    toBody: values => ({ ...values, minutes: Number(values.minutes) }),
    args: body => ({ path: { studentId, interventionId }, body }),
    fieldOfCode: { 'interventions.wrongDay': 'day' },
    done: () => ({ title: t('log.added') }),
    resets: true,
  })
  return (
    <Form {...form} data-screen-only="">
      <div className={styles.fields}>
        <TextField label={t('field.day')} type="date" {...field('day')} />
        <TextField
          label={t('field.sessionMinutes')}
          type="number"
          inputMode="numeric"
          {...field('minutes')}
        />
        <StrategyField {...field('what')} />
        <TextField
          label={t('field.note')}
          hint={t('field.noteHint')}
          maxLength={LONGEST_NOTE}
          {...field('note')}
        />
      </div>
      <Submit>{t('log.add')}</Submit>
    </Form>
  )
}

function useColumns(
  { studentId, interventionId }: Intervention,
  isTeacher: boolean,
): readonly Column<Session>[] {
  const { t } = useTranslation('interventions')
  const language = useLanguage()
  const nameOf = useColleague()
  const strike = useAction(strikeSession, { done: () => ({ title: t('log.struck') }) })
  const actions: Column<Session> = {
    id: 'actions',
    header: t('log.actions'),
    kind: 'actions',
    cell: ({ day, sessionId }) => (
      <Button
        tone="quiet"
        onClick={() => strike.run({ path: { studentId, interventionId, day, sessionId } })}
      >
        {t('log.strike')}
      </Button>
    ),
  }
  return [
    {
      id: 'day',
      header: t('log.when'),
      kind: 'date',
      text: ({ day }) => dateOf(day, language),
      sort: ({ day }) => day,
    },
    { id: 'what', header: t('log.what'), text: ({ what }) => t(`strategy.${what}`) },
    {
      id: 'minutes',
      header: t('log.minutes'),
      kind: 'number',
      text: ({ minutes }) => minutes,
      sort: ({ minutes }) => minutes,
    },
    { id: 'who', header: t('log.who'), text: ({ by }) => nameOf(by), sort: ({ by }) => nameOf(by) },
    { id: 'note', header: t('log.note'), text: ({ note }) => note || '–' },
    ...(isTeacher ? [actions] : []),
  ]
}
