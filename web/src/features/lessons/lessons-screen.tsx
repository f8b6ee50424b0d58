import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { unitsOf } from '#shared/catalogue/shelf.ts'
import { getProfile } from '#shared/identity/routes.ts'
import type { Grade } from '#shared/kernel/school.ts'
import { SUBJECTS, type Subject } from '#shared/kernel/school.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useUnits } from '#web/lib/content.ts'
import { useRead } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import styles from './lessons-screen.module.css'
import { doneIn, gradesWithUnits } from './progress.ts'
import { UnitCard } from './unit-card.tsx'
import { useProgress } from './use-progress.ts'

/** The units as places to go to, a grade at a time, the child's own first. */
export function Component() {
  const { t } = useTranslation('lessons')
  const language = useLanguage()
  const units = useUnits()
  const profile = useRead(getProfile, {})
  const { progress, isKnown, unreached } = useProgress()
  const [chosen, choose] = useState<Grade>()
  const [subject, chooseSubject] = useState<Subject | 'all'>('all')

  const { grades, nearest } = gradesWithUnits(units.data ?? [], profile.data?.grade ?? undefined)
  const grade = chosen ?? nearest
  const shown = unitsOf(units.data ?? [], grade).filter(
    ({ subjects }) => subject === 'all' || subjects.includes(subject),
  )
  const lead = t('lead')
  return (
    <div className={styles.screen} data-register="child">
      <PageHead
        title={t('title')}
        intro={
          <p className={styles.lead}>
            {lead}
            <Hear text={lead} language={language} />
          </p>
        }
      />
      <div className={styles.choices}>
        <Choice
          legend={t('grades')}
          options={grades.map(value => ({ value, label: value, said: t(`grade.${value}`) }))}
          chosen={grade}
          onChoose={choose}
        />
        <Choice
          legend={t('subjects')}
          options={(['all', ...SUBJECTS] as const).map(value => ({ value, label: t(`subject.${value}`) }))}
          chosen={subject}
          onChoose={chooseSubject}
        />
      </div>
      {unreached}
      <Read of={units} place="80dvh" what={t('failed')} mayBeStale>
        {() => (
          <ul className={styles.units}>
            {shown.map(unit => (
              <li key={unit.id}>
                <UnitCard unit={unit} done={isKnown ? doneIn(unit, progress) : undefined} />
              </li>
            ))}
          </ul>
        )}
      </Read>
      <Button asChild tone="quiet">
        <Link to={`/grade-lessons?grade=${grade}`}>
          <Icon name="book" />
          {t('allOfGrade')}
        </Link>
      </Button>
    </div>
  )
}
