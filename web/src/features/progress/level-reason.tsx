import { useTranslation } from 'react-i18next'
import type { Level } from '#shared/progress/schema.ts'

/** Why a level is what it is, in a sentence. */
export function LevelReason({ level: { grade, readings, moved } }: { readonly level: Level }) {
  const { t } = useTranslation('progress')
  if (!moved)
    return (
      <p>
        {readings > 0
          ? t('reason.stays', { count: readings, grade: t(`grade.${grade}`) })
          : t('reason.begins')}
      </p>
    )
  const { way, texts, ofGrade, to, accuracy } = moved
  return (
    <p>
      {t(`reason.${way}`, {
        count: texts,
        ofGrade: t(`grade.${ofGrade}`),
        to: t(`grade.${to}`),
        percent: Math.round(accuracy * 100),
      })}
    </p>
  )
}
