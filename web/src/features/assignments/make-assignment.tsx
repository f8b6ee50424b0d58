import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { makeAssignment } from '#shared/assignments/routes.ts'
import { MOST_DAYS_AHEAD, MOST_TIMES } from '#shared/assignments/schema.ts'
import type { Roster } from '#shared/identity/group.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './make-assignment.module.css'
import { KINDS, type Kind, useOffered } from './use-offered.ts'

const FIRST_KIND: Kind = { kind: 'text', language: 'es-PR', id: 'text-es-PR' }
const TIMES = Array.from({ length: MOST_TIMES }, (_, before) => before + 1)
/** A week from today, unless said otherwise. */
const DAYS = 7

interface MakeAssignmentProps {
  readonly roster: Roster
  /** The day on the island, by the server’s clock. */
  readonly today: SchoolDay
  /** Children who were chosen elsewhere, their ids parted by commas. */
  readonly chosen: string
}

/** Asks a group, or some of it, for a text, a practice or an activity by a day. */
export function MakeAssignment({ roster: { group, students }, today, chosen }: MakeAssignmentProps) {
  const { t } = useTranslation('assignments')
  const [kind, setKind] = useState<Kind>(FIRST_KIND)
  const offered = useOffered(kind, group.grade)
  const named = students.map(({ studentId }) => studentId).filter(id => chosen.split(',').includes(id))
  const workOf = (id: string) => offered.find(one => one.id === id) ?? offered[0]
  const form = useRouteForm(makeAssignment, {
    defaults: {
      work: '',
      dueOn: addDays(today, DAYS),
      times: 1,
      isForAll: named.length === 0,
      studentIds: named,
    },
    toBody: ({ work, dueOn, times, isForAll, studentIds }) => ({
      work: workOf(work)?.work,
      dueOn,
      times: Number(times),
      studentIds: isForAll ? null : studentIds,
    }),
    args: body => ({ path: { groupId: group.groupId }, body }),
    words: { work: t('nothingOffered'), studentIds: { tooFew: t('nobody') } },
    fieldOfCode: { 'assignments.pastDay': 'dueOn', 'assignments.farDay': 'dueOn' },
    done: () => ({ title: t('given') }),
  })
  const work = form.bound('work')
  const isForAll = form.bound('isForAll')
  const picked = form.bound('studentIds')
  const nobody = form.errorOf('studentIds')
  const nobodyId = useId()
  if (students.length === 0) return <ReadState state="empty" text={t('noChildren')} />
  return (
    <Card asChild>
      <section className={staff.section} aria-labelledby="make">
        <h2 id="make">{t('make')}</h2>
        <Form {...form.form}>
          <div className={styles.fields}>
            <SelectField
              label={t('what')}
              value={kind.id}
              onChange={({ target }) => setKind(KINDS.find(({ id }) => id === target.value) ?? kind)}
            >
              {KINDS.map(({ id }) => (
                <option key={id} value={id}>
                  {t(`kind.${id}`)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('work')}
              lang={kind.language}
              error={form.errorOf('work') ?? (offered.length === 0 ? t('nothingOffered') : undefined)}
              value={workOf(work.value)?.id ?? ''}
              onChange={({ target }) => work.set(target.value)}
            >
              {offered.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </SelectField>
            <TextField
              label={t('dueOn')}
              type="date"
              required
              min={today}
              max={addDays(today, MOST_DAYS_AHEAD)}
              {...form.field('dueOn')}
            />
            <SelectField label={t('times')} {...form.field('times')}>
              {TIMES.map(times => (
                <option key={times}>{times}</option>
              ))}
            </SelectField>
          </div>
          <Checkbox
            label={t('forAll')}
            checked={isForAll.value}
            onChange={({ target }) => isForAll.set(target.checked)}
          />
          {!isForAll.value && (
            <fieldset className={styles.who}>
              <legend>{t('who')}</legend>
              {students.map(({ studentId, fullName }) => (
                <Checkbox
                  key={studentId}
                  label={fullName}
                  aria-invalid={nobody ? true : undefined}
                  aria-describedby={nobody && nobodyId}
                  checked={picked.value.includes(studentId)}
                  onChange={({ target }) =>
                    picked.set(
                      target.checked
                        ? [...picked.value, studentId]
                        : picked.value.filter(id => id !== studentId),
                    )
                  }
                />
              ))}
              {nobody && (
                <div id={nobodyId}>
                  <Alert>{nobody}</Alert>
                </div>
              )}
            </fieldset>
          )}
          <Submit>{t('give')}</Submit>
        </Form>
      </section>
    </Card>
  )
}
