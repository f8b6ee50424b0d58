import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { makeAssignment } from '#shared/assignments/routes.ts'
import { MOST_TIMES, type Work } from '#shared/assignments/schema.ts'
import type { Roster } from '#shared/identity/group.ts'
import { GRADES, LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { addDays, schoolDay } from '#shared/kernel/school-day.ts'
import { SOUNDS } from '#shared/language/sound.ts'
import { useSounds, useTexts } from '#web/lib/content.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './make-assignment.module.css'

const KINDS = (['text', 'practice'] as const).flatMap(kind =>
  LANGUAGES.map(language => ({ kind, language, id: `${kind}-${language}` as const })),
)
const TIMES = Array.from({ length: MOST_TIMES }, (_, before) => before + 1)
/** A week from today, unless said otherwise. */
const DAYS = 7

interface MakeAssignmentProps {
  readonly roster: Roster
  /** Children who were chosen elsewhere, their ids parted by commas. */
  readonly chosen: string
}

/** Asks a group, or some of it, to read a text or practise a sound by a day. */
export function MakeAssignment({ roster: { group, students }, chosen }: MakeAssignmentProps) {
  const { t } = useTranslation('assignments')
  const today = schoolDay(new Date())
  const [kindId, setKind] = useState<(typeof KINDS)[number]['id']>('text-es-PR')
  const { kind, language } = KINDS.find(({ id }) => id === kindId) ?? { kind: 'text', language: 'es-PR' }
  const offered = useOffered(kind, language, group.grade)
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
    const given = isForAll ? students.map(({ studentId }) => studentId) : [...studentIds]
    const body = { work: work.work, dueOn, times, isForAll, studentIds: given }
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
              value={kindId}
              onChange={({ target }) => setKind(KINDS.find(({ id }) => id === target.value)?.id ?? kindId)}
            >
              {KINDS.map(({ id }) => (
                <option key={id} value={id}>
                  {t(`kind.${id}`)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('work')}
              lang={language}
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

interface Offered {
  readonly id: string
  readonly label: string
  readonly work: Work
}

/** Texts of the group's grade and those beside it, which are open to all of its children; or the sounds of a language. */
function useOffered(
  kind: Work['kind'],
  language: Language,
  grade: Roster['group']['grade'],
): readonly Offered[] {
  const texts = useTexts(language).data ?? []
  const sounds = useSounds(language).data ?? []
  const far = (of: (typeof texts)[number]) => Math.abs(GRADES.indexOf(of.grade) - GRADES.indexOf(grade))
  if (kind === 'text')
    return texts
      .filter(text => far(text) <= 1)
      .toSorted((a, b) => far(a) - far(b) || a.title.localeCompare(b.title, language))
      .map(({ id, title, words }) => ({
        id,
        label: `${title} (${words})`,
        work: { kind, textId: id },
      }))
  return sounds
    .toSorted((a, b) => SOUNDS.indexOf(a.id) - SOUNDS.indexOf(b.id))
    .map(({ id, letters, example }) => ({ id, label: `${letters}: ${example}`, work: { kind, sound: id } }))
}
