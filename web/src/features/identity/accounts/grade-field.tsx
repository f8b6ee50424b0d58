import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { GRADES, type Grade } from '#shared/kernel/school.ts'
import { Icon } from '#web/ui/icon.tsx'
import field from '#web/ui/text-field.module.css'
import styles from './grade-field.module.css'

interface GradeFieldProps {
  readonly chosen: Grade | undefined
  readonly onChoose: (grade: Grade) => void
  readonly error?: string | undefined
}

/** The grades as a row of round buttons, named in full to those who hear them. */
export function GradeField({ chosen, onChoose, error }: GradeFieldProps) {
  const { t } = useTranslation('identity')
  const id = useId()
  return (
    <div className={field.field}>
      <span id={id} className={field.label}>
        {t('grade.label')}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-said` : undefined}
        className={styles.grades}
      >
        {GRADES.map(grade => (
          <label key={grade} className={styles.grade}>
            <input
              type="radio"
              name="grade"
              value={grade}
              checked={grade === chosen}
              aria-label={t(`grade.${grade}`)}
              onChange={() => onChoose(grade)}
            />
            <span>{grade}</span>
          </label>
        ))}
      </div>
      {chosen && !error && <p className={field.said}>{t(`grade.${chosen}`)}</p>}
      {error && (
        <p id={`${id}-said`} className={field.said} data-invalid>
          <Icon name="info" size={20} />
          {error}
        </p>
      )}
    </div>
  )
}
