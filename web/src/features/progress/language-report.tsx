import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ListedText } from '#shared/catalogue/schema.ts'
import type { Language } from '#shared/kernel/school.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import type { Progress } from '#shared/progress/schema.ts'
import {
  accuracyOf,
  nothingDone,
  nothingRead,
  paceOf,
  together,
  understoodOf,
} from '#shared/progress/tally.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Figures } from '#web/ui/figures.tsx'
import staff from '#web/ui/staff.module.css'
import { bandOf, positionInBand, targetOf } from './benchmark-band.ts'
import { pacedWeeks } from './fluency.ts'
import { FluencyChart } from './fluency-chart.tsx'
import { LevelReason } from './level-reason.tsx'
import { offered } from './offered.ts'
import styles from './reading-progress-screen.module.css'

/** The latest weeks in which something was read say how a child reads now. */
const RECENT_WEEKS = 4
const OFFERED = 3

interface LanguageReportProps {
  readonly language: Language
  readonly progress: Progress
  readonly texts: readonly ListedText[]
}

export function LanguageReport({ language, progress, texts }: LanguageReportProps) {
  const { t } = useTranslation('progress')
  const { weeks, levels } = progress
  const level = levels.find(one => one.language === language)
  const grade = progress.grade ?? level?.grade ?? 'K'
  const today = progress.today ?? schoolDay(new Date())
  const target = targetOf(texts, language, grade)
  const band = bandOf(language, grade, today, target)
  const recent = weeks
    .filter(({ readings }) => readings[language]?.aloud)
    .slice(0, RECENT_WEEKS)
    .reduce(together, nothingDone).readings[language]
  const pace = recent ? paceOf(recent) : null
  const accuracy = recent ? accuracyOf(recent) : null
  const answered = weeks
    .filter(({ readings }) => readings[language]?.literalAsked)
    .slice(0, RECENT_WEEKS)
    .reduce(together, nothingDone).readings[language]
  const charted = pacedWeeks(weeks, language, today).map(week => ({
    ...week,
    band: bandOf(language, grade, week.week, target),
  }))
  const next = offered(texts, language, progress, OFFERED)
  const name = `report-${language}`
  const answers = answered ?? nothingRead
  const percent = (share: number | null) =>
    share === null ? '–' : t('percent', { percent: Math.round(share * 100) })
  return (
    <Card asChild>
      <section className={styles.language} aria-labelledby={name}>
        <h2 id={name}>{t(`language.${language}`)}</h2>
        <Figures
          figures={[
            {
              label: t('report.pace'),
              value: pace === null ? '–' : Math.round(pace),
              note: pace !== null && band && <Badge>{t(`report.band.${positionInBand(pace, band)}`)}</Badge>,
            },
            { label: t('report.accuracy'), value: percent(accuracy) },
            ...(['literal', 'inferential'] as const).map(kind => {
              const { [`${kind}Right` as const]: right, [`${kind}Asked` as const]: asked } = answers
              return {
                label: t(`report.${kind}`),
                value: percent(understoodOf(answers, kind)),
                basis: asked > 0 ? t('report.understood', { right, asked }) : undefined,
              }
            }),
            { label: t('report.level'), value: t(`grade.${level?.grade ?? grade}`) },
          ]}
        />
        {level && <LevelReason level={level} />}
        <FluencyChart weeks={charted} language={language} />
        {band && (
          <p className={staff.soft}>
            {t(band.isNorm ? 'report.isNorm' : `report.isTarget.${language}`, {
              grade: t(`grade.${grade}`),
              expected: Math.round(band.expected),
            })}
          </p>
        )}
        <h3>{t('report.next')}</h3>
        <ul className={styles.next}>
          {next.map(({ text, expected }) => (
            <li key={text.id}>
              <Link
                to={`/reading-${language === 'es-PR' ? 'spanish' : 'english'}/${text.id}`}
                lang={language}
              >
                {text.title}
              </Link>
              <span className={staff.soft}>
                {t('report.expected', {
                  grade: t(`grade.${text.grade}`),
                  difficulty: t(`difficulty.${text.difficulty}`),
                  percent: Math.round(expected * 100),
                })}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}
