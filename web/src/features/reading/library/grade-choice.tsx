import { useTranslation } from 'react-i18next'
import type { Grade } from '#shared/kernel/school.ts'
import { Choice } from '#web/ui/choice.tsx'

interface GradeChoiceProps {
  readonly grades: readonly Grade[]
  readonly chosen: Grade
  readonly onChoose: (grade: Grade) => void
}

/** One shelf at a time, the grades named in full to those who hear them. */
export function GradeChoice({ grades, chosen, onChoose }: GradeChoiceProps) {
  const { t } = useTranslation('reading')
  const options = grades.map(grade => ({ value: grade, label: grade, said: t(`grade.${grade}`) }))
  return <Choice legend={t('list.grades')} options={options} chosen={chosen} onChoose={onChoose} />
}
