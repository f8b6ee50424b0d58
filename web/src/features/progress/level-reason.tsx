import { useTranslation } from 'react-i18next'
import type { Level } from '#shared/progress/schema.ts'

interface LevelReasonProps {
  readonly level: Level
  /** A child is told without percents, and of no fall. */
  readonly forChild?: boolean
}

/** Why a level is what it is, in a sentence. */
export function LevelReason({
  level: { grade, readings, moved, placed },
  forChild = false,
}: LevelReasonProps) {
  const { t } = useTranslation('progress')
  const reason = forChild ? 'ownReason' : 'reason'
  if (!moved && placed) return <p>{t(`${reason}.placed`, { grade: t(`grade.${placed.grade}`) })}</p>
  if (!moved)
    return (
      <p>
        {readings > 0
          ? t(`${reason}.stays`, { count: readings, grade: t(`grade.${grade}`) })
          : t(`${reason}.begins`)}
      </p>
    )
  const { way, texts, ofGrade, to, accuracy } = moved
  return (
    <p>
      {t(`${reason}.${way}`, {
        count: texts,
        ofGrade: t(`grade.${ofGrade}`),
        to: t(`grade.${to}`),
        percent: Math.round(accuracy * 100),
      })}
    </p>
  )
}
