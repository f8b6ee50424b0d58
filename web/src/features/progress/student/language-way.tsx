import { useTranslation } from 'react-i18next'
import type { ListedText } from '#shared/catalogue/schema.ts'
import type { Language } from '#shared/kernel/school.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { Card } from '#web/ui/card.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { LevelReason } from '../level-reason.tsx'
import { useAdultsFigures, useChildsFigures } from './language-figures.ts'
import styles from './whole.module.css'
import { shelvesOf } from './year.ts'

interface LanguageWayProps {
  readonly language: Language
  readonly progress: Progress
  readonly texts: readonly ListedText[]
  /** Pace and percent are for who helps. */
  readonly forChild: boolean
}

/** How far a language has come: its level and why, how it is read and understood, and the shelves. */
export function LanguageWay({ language, progress, texts, forChild }: LanguageWayProps) {
  const { t } = useTranslation('progress')
  const { grade: own, weeks, levels, finishedTexts } = progress
  const level = levels.find(one => one.language === language)
  const grade = level?.grade ?? own ?? 'K'
  const useFigures = forChild ? useChildsFigures : useAdultsFigures
  const figures = useFigures({ language, weeks, grade })
  const name = `way-${language}`
  return (
    <Card asChild>
      <section className={styles.language} aria-labelledby={name}>
        <h2 id={name}>{t(`language.${language}`)}</h2>
        <Figures figures={figures} />
        {level && <LevelReason level={level} forChild={forChild} />}
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
