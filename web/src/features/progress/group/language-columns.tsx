import { useTranslation } from 'react-i18next'
import { GRADES, type Language } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay, schoolDay } from '#shared/kernel/school-day.ts'
import { masteryOf } from '#shared/progress/mastery.ts'
import type { LanguageSummary } from '#shared/progress/summary.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useTexts } from '#web/lib/content.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { bandOf, positionInBand, targetOf } from '../benchmark-band.ts'
import { useSoundNames } from '../family/use-sound-names.ts'
import type { GroupChildLine } from './children.ts'
import styles from './group.module.css'

/** So long a level that moved says so. */
const MOVED_DAYS = 28
/** More sounds than these are no hint: the heatmap has them all. */
const SOUNDS_SHOWN = 2

/** A level's last move, while it is of the latest four weeks. */
export const movedLately = ({ moved }: Pick<LanguageSummary, 'moved'>, today: SchoolDay) =>
  moved && schoolDay(moved.at) > addDays(today, -MOVED_DAYS) ? moved : undefined

/** Of one language: the level with its move, pace against what is expected, accuracy with what it means, the sounds missed most. */
export function useLanguageColumns(of: Language, today: SchoolDay): readonly Column<GroupChildLine>[] {
  const { t } = useTranslation('progress')
  const readOf = ({ summary }: GroupChildLine) => summary.languages[of]
  const name = t(`language.${of}`)
  const accuracyOf = (line: GroupChildLine) => readOf(line)?.accuracy ?? null
  const percent = (accuracy: number) => t('percent', { percent: Math.round(accuracy * 100) })
  const lettersOf = useSoundNames()
  const soundsOf = (line: GroupChildLine) =>
    (readOf(line)?.sounds.weak ?? []).slice(0, SOUNDS_SHOWN).map(({ sound }) => lettersOf(sound))
  return [
    useLevelColumn(of, today),
    usePaceColumn(of, today),
    {
      id: `${of}-accuracy`,
      header: t('group.accuracy', { language: name }),
      kind: 'number',
      text: line => {
        const accuracy = accuracyOf(line)
        if (accuracy === null) return '–'
        return `${percent(accuracy)} (${t(`group.readingLevel.${masteryOf(accuracy, 'accuracy')}`)})`
      },
      sort: accuracyOf,
      cell: line => {
        const accuracy = accuracyOf(line)
        if (accuracy === null) return '–'
        const mastery = masteryOf(accuracy, 'accuracy')
        return (
          <>
            <Badge tone={mastery === 'below' ? 'alert' : 'calm'}>{t(`group.readingLevel.${mastery}`)}</Badge>{' '}
            {percent(accuracy)}
          </>
        )
      },
    },
    {
      id: `${of}-sounds`,
      header: t('group.sounds', { language: name }),
      lang: of,
      text: line => soundsOf(line).join(' · ') || '–',
      sort: line => readOf(line)?.sounds.weak.length,
    },
  ]
}

function useLevelColumn(of: Language, today: SchoolDay): Column<GroupChildLine> {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const readOf = ({ summary }: GroupChildLine) => summary.languages[of]
  const moveOf = (read: LanguageSummary) => {
    const moved = movedLately(read, today)
    return moved && t(`group.moved.${moved.way}`, { day: dateOf(schoolDay(moved.at), language) })
  }
  return {
    id: `${of}-level`,
    header: t('group.level', { language: t(`language.${of}`) }),
    text: line => {
      const read = readOf(line)
      if (!read) return '–'
      const move = moveOf(read)
      return `${t(`grade.${read.grade}`)}${move ? ` (${move})` : ''}`
    },
    sort: line => {
      const read = readOf(line)
      return read && GRADES.indexOf(read.grade)
    },
    cell: line => {
      const read = readOf(line)
      if (!read) return '–'
      const moved = movedLately(read, today)
      return (
        <>
          {t(`grade.${read.grade}`)}
          {moved && (
            <span title={moveOf(read)}>
              <span aria-hidden="true">{moved.way === 'up' ? ' ↑' : ' ↓'}</span>
              <VisuallyHidden>{` (${moveOf(read)})`}</VisuallyHidden>
            </span>
          )}
        </>
      )
    },
  }
}

function usePaceColumn(of: Language, today: SchoolDay): Column<GroupChildLine> {
  const { t } = useTranslation('progress')
  const texts = useTexts().data ?? []
  const expectedOf = ({ summary }: GroupChildLine) => {
    const grade = summary.grade ?? summary.languages[of]?.grade
    return grade && bandOf(of, grade, today, targetOf(texts, of, grade))
  }
  const paceOf = ({ summary }: GroupChildLine) => summary.languages[of]?.wordsCorrectPerMinute ?? null
  return {
    id: `${of}-pace`,
    header: t('group.pace', { language: t(`language.${of}`) }),
    kind: 'number',
    text: line => {
      const pace = paceOf(line)
      return pace === null ? '–' : Math.round(pace)
    },
    sort: paceOf,
    cell: line => {
      const [pace, band] = [paceOf(line), expectedOf(line)]
      if (pace === null) return '–'
      return (
        <>
          {band && positionInBand(pace, band) === 'below' && <Badge>{t('group.below')}</Badge>}{' '}
          {Math.round(pace)}
          {band && (
            <span className={styles.expected}>
              {' '}
              {t('group.expected', { count: Math.round(band.expected) })}
            </span>
          )}
        </>
      )
    },
  }
}
