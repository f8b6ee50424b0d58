import { useTranslation } from 'react-i18next'
import { GRADES, type Grade } from '#shared/kernel/school.ts'
import { Switch } from '#web/ui/switch.tsx'
import styles from './group-rules.module.css'

interface GradeSwitchesProps {
  readonly legend: string
  readonly open: readonly Grade[]
  /** Grades that are open anyway: nothing closes them here. */
  readonly always?: readonly Grade[]
  readonly disabled: boolean
  readonly onChange: (open: Grade[]) => void
}

/** Which grades are open to somebody beside those that are open anyway. */
export function GradeSwitches({ legend, open, always = [], disabled, onChange }: GradeSwitchesProps) {
  const { t } = useTranslation('reading')
  return (
    <fieldset className={styles.rules}>
      <legend>{legend}</legend>
      {GRADES.map(grade => (
        <Switch
          key={grade}
          label={t(`grade.${grade}`)}
          checked={open.includes(grade) || always.includes(grade)}
          disabled={disabled || always.includes(grade)}
          onChange={isOpen => onChange(GRADES.filter(one => (one === grade ? isOpen : open.includes(one))))}
        />
      ))}
    </fieldset>
  )
}
