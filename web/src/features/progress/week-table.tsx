import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#shared/kernel/school.ts'
import type { Week } from '#shared/progress/schema.ts'
import { accuracyOf, paceOf, understoodOf } from '#shared/progress/tally.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Card } from '#web/ui/card.tsx'
import staff from '#web/ui/staff.module.css'
import { dateOf } from './week-name.ts'
import styles from './week-table.module.css'

/** The same as the charts, and more, in figures: a line a week and language, newest first. */
export function WeekTable({ weeks }: { readonly weeks: readonly Week[] }) {
  const { t } = useTranslation('progress')
  const spoken = useLanguage()
  const lines = weeks.flatMap(({ week, readings }) =>
    LANGUAGES.flatMap(language => {
      const read = readings[language]
      return read ? [{ week, language, read }] : []
    }),
  )
  return (
    <div className={staff.section}>
      <h2 id="weeks">{t('table.title')}</h2>
      {lines.length === 0 ? (
        <p className={staff.soft}>{t('table.empty')}</p>
      ) : (
        <Card flush>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <section className={styles.scroll} aria-labelledby="weeks" tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('table.week')}</th>
                  <th scope="col">{t('table.language')}</th>
                  <th scope="col">{t('table.aloud')}</th>
                  <th scope="col">{t('table.tapped')}</th>
                  <th scope="col">{t('table.words')}</th>
                  <th scope="col">{t('table.pace')}</th>
                  <th scope="col">{t('table.best')}</th>
                  <th scope="col">{t('table.accuracy')}</th>
                  <th scope="col">{t('table.literal')}</th>
                  <th scope="col">{t('table.inferential')}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map(({ week, language, read }) => (
                  <tr key={`${week} ${language}`}>
                    <th scope="row">{dateOf(week, spoken)}</th>
                    <td>{t(`language.${language}`)}</td>
                    <td>{read.aloud}</td>
                    <td>{read.tapped}</td>
                    <td>{read.wordsCorrect}</td>
                    <td>{rounded(paceOf(read))}</td>
                    <td>{rounded(read.bestPace)}</td>
                    <td>{percent(accuracyOf(read))}</td>
                    <td>{percent(understoodOf(read, 'literal'))}</td>
                    <td>{percent(understoodOf(read, 'inferential'))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </Card>
      )}
    </div>
  )

  function percent(share: number | null): string {
    return share === null ? '–' : t('percent', { percent: Math.round(share * 100) })
  }
}

const rounded = (value: number | null): string => (value === null ? '–' : String(Math.round(value)))
