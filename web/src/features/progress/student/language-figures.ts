import { useTranslation } from 'react-i18next'
import type { Grade, Language } from '#shared/kernel/school.ts'
import type { Progress, ReadingTally } from '#shared/progress/schema.ts'
import { accuracyOf, nothingDone, nothingRead, together, understoodOf } from '#shared/progress/tally.ts'

/** The latest weeks in which something was read say how a child reads now. */
const RECENT_WEEKS = 4

interface Of {
  readonly language: Language
  readonly weeks: Progress['weeks']
  readonly grade: Grade
}

const recentOf = ({ weeks, language }: Of): ReadingTally =>
  weeks
    .filter(({ readings }) => readings[language])
    .slice(0, RECENT_WEEKS)
    .reduce(together, nothingDone).readings[language] ?? nothingRead

/** How a language is read, for who helps: pace, accuracy and understanding. */
export function useAdultsFigures(of: Of) {
  const { t } = useTranslation('progress')
  const recent = recentOf(of)
  const best = Math.max(0, ...of.weeks.flatMap(({ readings }) => readings[of.language]?.bestPace ?? []))
  const percent = (share: number | null) =>
    share === null ? '–' : t('percent', { percent: Math.round(share * 100) })
  return [
    { label: t('report.level'), value: t(`grade.${of.grade}`) },
    { label: t('whole.best'), value: best > 0 ? Math.round(best) : '–', unit: t('whole.perMinute') },
    { label: t('report.accuracy'), value: percent(accuracyOf(recent)) },
    { label: t('report.literal'), value: percent(understoodOf(recent, 'literal')) },
    { label: t('report.inferential'), value: percent(understoodOf(recent, 'inferential')) },
  ]
}

/** The same for the child itself: what it did and found, counted; neither pace nor percent. */
export function useChildsFigures(of: Of) {
  const { t } = useTranslation('progress')
  const recent = recentOf(of)
  const words = of.weeks.reduce((sum, { readings }) => {
    const { wordsCorrect, wordsTapped } = readings[of.language] ?? nothingRead
    return sum + wordsCorrect + wordsTapped
  }, 0)
  return [
    { label: t('report.level'), value: t(`grade.${of.grade}`) },
    { label: t('whole.words'), value: words },
    ...(['literal', 'inferential'] as const).flatMap(kind => {
      const { [`${kind}Right` as const]: right, [`${kind}Asked` as const]: asked } = recent
      return asked > 0
        ? { label: t(`whole.${kind}`), value: right, basis: t('whole.ofAsked', { count: asked }) }
        : []
    }),
  ]
}
