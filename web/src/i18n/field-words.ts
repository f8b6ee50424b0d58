import { useTranslation } from 'react-i18next'
import type { FieldProblem } from '#web/lib/field-problem.ts'

/** What is wrong with a field, in words: `const words = useFieldWords()`, then `words(problem)`. */
export function useFieldWords(): (problem: FieldProblem) => string {
  const { t } = useTranslation('errors', { useSuspense: false })
  return ({ key, count }) => t(`fields.${key}`, { count })
}
