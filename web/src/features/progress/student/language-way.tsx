import { useTranslation } from 'react-i18next'
import type { ListedText } from '#shared/catalogue/schema.ts'
import type { Language } from '#shared/kernel/school.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { accuracyOf, nothingDone, nothingRead, together, understoodOf } from '#shared/progress/tally.ts'
import { Card } from '#web/ui/card.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { LevelReason } from '../level-reason.tsx'
import styles from './whole.module.css'
import { shelvesOf } from './year.ts'

/** The latest weeks in which something was read say how a child reads now. */
const RECENT_WEEKS = 4

interface LanguageWayProps {
  readonly language: Language
  readonly progress: Progress
  readonly texts: readonly ListedText[]
}

/** How far a language has come: its level and why, how it is read and understood, and the shelves. */
export function LanguageWay({ language, progress, texts }: LanguageWayProps) {
  const { t } = useTranslation('progress')
  const { grade: own, weeks, levels, finishedTexts } = progress
  const level = levels.find(one => one.language === language)
  const grade = level?.grade ?? own ?? 'K'
  const recent =
    weeks
      .filter(({ readings }) => readings[language])
      .slice(0, RECENT_WEEKS)
      .reduce(together, nothingDone).readings[language] ?? nothingRead
  const best = Math.max(0, ...weeks.flatMap(({ readings }) => readings[language]?.bestPace ?? []))
  const percent = (share: number | null) =>
    share === null ? '–' : t('percent', { percent: Math.round(share * 100) })
  const name = `way-${language}`
  return (
    <Card asChild>
      <section className={styles.language} aria-labelledby={name}>
        <h2 id={name}>{t(`language.${language}`)}</h2>
        <Figures
          figures={[
            { label: t('report.level'), value: t(`grade.${grade}`) },
            { label: t('whole.best'), value: best > 0 ? Math.round(best) : '–', unit: t('whole.perMinute') },
            { label: t('report.accuracy'), value: percent(accuracyOf(recent)) },
            { label: t('report.literal'), value: percent(understoodOf(recent, 'literal')) },
            { label: t('report.inferential'), value: percent(understoodOf(recent, 'inferential')) },
          ]}
        />
        {level && <LevelReason level={level} />}
        <h3>{t('whole.shelves')}</h3>
        <ul className={styles.shelves}>
          {shelvesOf(texts, language, grade, finishedTexts).map(({ grade, finished, texts }) => {
            const said = t('whole.shelf', { count: finished, total: texts })
            return (
              <li key={grade}>
                <span>{t(`grade.${grade}`)}</span>
                <ProgressBar label={t(`grade.${grade}`)} value={finished / texts} said={said} />
                <span>{said}</span>
              </li>
            )
          })}
        </ul>
      </section>
    </Card>
  )
}
