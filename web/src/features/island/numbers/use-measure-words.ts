import { useTranslation } from 'react-i18next'
import { type Measure, type Sum, shareOf } from './figures.ts'
import { useNumbers } from './use-numbers.ts'

/** A place's number in words: `12 de 31 estudiantes leyeron esta semana (39 %)`. */
export function useMeasureWords(): (sum: Sum, measure: Measure) => string {
  const { t } = useTranslation('figures')
  const { number, percent } = useNumbers()
  return (sum, measure) => {
    const share = shareOf(sum)
    if (measure === 'schools') return t('schoolsCount', { count: sum.schools })
    if (measure === 'groups') return t('groupsCount', { count: sum.groups })
    if (measure === 'students' || share === null) return t('studentsCount', { count: sum.students })
    return t('readersOf', {
      readers: number(sum.readers),
      students: number(sum.students),
      share: percent(share),
    })
  }
}
