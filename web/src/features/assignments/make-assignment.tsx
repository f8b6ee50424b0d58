import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { makeAssignment } from '#shared/assignments/routes.ts'
import { MOST_DAYS_AHEAD, MOST_TIMES } from '#shared/assignments/schema.ts'
import type { Roster } from '#shared/identity/group.ts'
import { addDays, schoolDay } from '#shared/kernel/school-day.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
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
  /** Children who were chosen elsewhere, their ids parted by commas. */
  readonly chosen: string
}

/** Asks a group, or some of it, for a text, a practice or an activity by a day. */
export function MakeAssignment({ roster: { group, students }, chosen }: MakeAssignmentProps) {
  const { t } = useTranslation('assignments')
  const today = schoolDay(new Date())
  const [kind, setKind] = useState<Kind>(FIRST_KIND)
  const offered = useOffered(kind, group.grade)
  const [workId, setWork] = useState('')
  const [dueOn, setDue] = useState(addDays(today, DAYS))
  const [times, setTimes] = useState(1)
  const named = students.map(({ studentId }) => studentId).filter(id => chosen.split(',').includes(id))
  const [studentIds, setStudents] = useState<readonly string[]>(named)
  const [isForAll, setForAll] = useState(named.length === 0)
  const make = useAction(makeAssignment, { inline: true, done: () => ({ title: t('given') }) })
  const work = offered.find(({ id }) => id === workId) ?? offered[0]
  const isNobody = !isForAll && studentIds.length === 0
  if (students.length === 0) return <p>{t('noChildren')}</p>
  const send = async () => {
    if (!work || isNobody) return
    const body = { work: work.work, dueOn, times, studentIds: isForAll ? null : [...studentIds] }
    await make.run({ path: { groupId: group.groupId }, body })
  }
  return (
    <Card asChild>
      <section className={staff.section} aria-labelledby="make">
        <h2 id="make">{t('make')}</h2>
        <Form onSubmit={send} isPending={make.isPending} problem={make.problem}>
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
              error={offered.length === 0 ? t('nothingOffered') : undefined}
              value={work?.id ?? ''}
              onChange={({ target }) => setWork(target.value)}
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
              value={dueOn}
              onChange={({ target }) => setDue(target.value)}
            />
            <SelectField
              label={t('times')}
              value={times}
              onChange={({ target }) => setTimes(Number(target.value))}
            >
              {TIMES.map(times => (
                <option key={times}>{times}</option>
              ))}
            </SelectField>
          </div>
          <Checkbox
            label={t('forAll')}
            checked={isForAll}
            onChange={({ target }) => setForAll(target.checked)}
          />
          {!isForAll && (
            <fieldset className={styles.who}>
              <legend>{t('who')}</legend>
              {students.map(({ studentId, fullName }) => (
                <Checkbox
                  key={studentId}
                  label={fullName}
                  checked={studentIds.includes(studentId)}
                  onChange={({ target }) =>
                    setStudents(before =>
                      target.checked ? [...before, studentId] : before.filter(id => id !== studentId),
                    )
                  }
                />
              ))}
              {isNobody && <p role="status">{t('nobody')}</p>}
            </fieldset>
          )}
          <Submit>{t('give')}</Submit>
        </Form>
      </section>
    </Card>
  )
}
