import { useTranslation } from 'react-i18next'
import type { Ground } from '#shared/progress/recommendations.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useReasonWords } from '../group/use-reason-words.ts'

/** What a recommendation rests on, as a sentence with its numbers. */
export function useGroundWords(): (because: Ground) => string {
  const { t } = useTranslation(['recommendations', 'progress'])
  const language = useLanguage()
  const reasonOf = useReasonWords()
  return because => {
    if (because.rule === 'slow')
      return t(because.pace === null ? 'because.slow' : 'because.slowPace', {
        language: t(`progress:inLanguage.${because.language}`),
        pace: Math.round(because.pace ?? 0),
      })
    if (because.rule === 'rose')
      return t('because.rose', {
        language: t(`progress:inLanguage.${because.language}`),
        day: dateOf(because.on, language),
      })
    return reasonOf(because)
  }
}
