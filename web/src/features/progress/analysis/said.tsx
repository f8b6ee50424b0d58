import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ToldFinding } from '#shared/progress/told-finding.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { childPath } from '#web/lib/child-path.ts'
import { Card } from '#web/ui/card.tsx'
import { useSoundNames } from '../family/use-sound-names.ts'
import styles from './analysis.module.css'

interface SaidProps {
  readonly groupId: string
  readonly finding: ToldFinding
  /** Whose readings to look at. */
  readonly studentIds: readonly string[]
  /** They are of today, and the figures of another day. */
  readonly isToday?: boolean
  readonly names: ReadonlyMap<string, string>
}

/** A finding in a sentence, and beside it what it rests on: how it was counted, and whose readings to open. */
export function Said({ groupId, finding, studentIds, isToday = false, names }: SaidProps) {
  const { t } = useTranslation(['analysis', 'progress'])
  const spoken = useLanguage()
  const lettersOf = useSoundNames()
  const { id, language, sound, grade, on, figures } = finding
  const words = {
    ...figures,
    ...(language && { language: t(`progress:inLanguage.${language}`) }),
    ...(sound && { letters: lettersOf(sound) }),
    ...(grade && { grade: t(`progress:grade.${grade}`) }),
    ...(on && { day: dateOf(on, spoken) }),
  }
  return (
    <Card asChild>
      <div className={styles.finding}>
        <p className={styles.said}>{t(`say.${id}`, words)}</p>
        <div className={styles.basis}>
          <p>
            <b>{t('basisLabel')}</b> {t(`basis.${id}`, words)}{' '}
            {isToday && studentIds.length > 1 && t('today')}
          </p>
          {studentIds.length > 0 && (
            <ul>
              {studentIds.map(studentId => (
                <li key={studentId}>
                  <Link to={childPath(studentId, groupId)}>
                    {studentIds.length > 1 ? names.get(studentId) : t('readings')}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Card>
  )
}
