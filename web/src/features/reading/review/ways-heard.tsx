import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/kernel/school.ts'
import { RULES } from '#shared/language/rules.ts'
import { isError } from '#shared/reading/outcomes.ts'
import type { ScoredReading, ScoredWord } from '#shared/reading/schema.ts'
import staff from '#web/ui/staff.module.css'
import styles from './reading-in-detail.module.css'

interface WaysHeardProps {
  readonly score: ScoredReading
  readonly language: Language
}

/** The ways of speaking that explain words of a reading, by name: those of here, and of Spanish in English. */
export function WaysHeard({ score, language }: WaysHeardProps) {
  const { t } = useTranslation('reading')
  const rulesOf = ({ rule, moreRules = [] }: ScoredWord) => (rule ? [rule, ...moreRules] : [])
  const ways = RULES.flatMap(rule => {
    const words = score.words.filter(word => rulesOf(word).includes(rule))
    return words.length > 0 ? [{ rule, words, isError: words.some(({ outcome }) => isError(outcome)) }] : []
  })
  if (ways.length === 0) return null
  return (
    <section className={staff.section} aria-labelledby="ways-heard">
      <h3 id="ways-heard">{t('past.ways')}</h3>
      <ul className={styles.ways}>
        {ways.map(({ rule, words, isError }) => (
          <li key={rule}>
            <strong>{t(`rules.${rule}`)}</strong>
            <span lang={language}>
              {words.map(({ expected, heard }) => `${expected} → ${heard}`).join(', ')}
            </span>
            <span className={staff.soft}>{t(isError ? 'past.wayCounts' : 'past.wayForgiven')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
