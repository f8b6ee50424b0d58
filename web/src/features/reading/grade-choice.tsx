import { useTranslation } from 'react-i18next'
import type { Grade } from '#shared/kernel/school.ts'
import styles from './grade-choice.module.css'

interface GradeChoiceProps {
  readonly grades: readonly Grade[]
  readonly chosen: Grade
  readonly onChoose: (grade: Grade) => void
}

/** One shelf at a time: the grades as a row of big round buttons, named in full to those who hear them. */
export function GradeChoice({ grades, chosen, onChoose }: GradeChoiceProps) {
  const { t } = useTranslation('reading')
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('list.grades')}</legend>
      {grades.map(grade => (
        <label key={grade} className={styles.grade}>
          <input
            type="radio"
            name="grade"
            value={grade}
            checked={grade === chosen}
            aria-label={t(`grade.${grade}`)}
            onChange={() => onChoose(grade)}
          />
          <span aria-hidden="true">{grade}</span>
        </label>
      ))}
    </fieldset>
  )
}
