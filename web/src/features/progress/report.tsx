import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { LANGUAGES, SUBJECTS } from '#shared/kernel/school.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { nothingDone, together } from '#shared/progress/tally.ts'
import { type Readable, Reads } from '#web/i18n/read.tsx'
import { useTexts } from '#web/lib/content.ts'
import { evidenceOf } from '#web/lib/evidence.ts'
import { useBroughtTo } from '#web/lib/use-brought-to.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import staff from '#web/ui/staff.module.css'
import { LanguageReport } from './language-report.tsx'
import styles from './reading-progress-screen.module.css'
import { WeekTable } from './week-table.tsx'

/** A child's reading, both languages side by side, then week by week. */
export function Report({ read }: { readonly read: Readable<Progress> }) {
  const { t } = useTranslation('progress')
  const texts = useTexts()
  return (
    <Reads
      of={{ progress: read, texts }}
      names={{ progress: t('report.parts.progress'), texts: t('report.parts.texts') }}
      place="420px"
      what={t('report.failed')}
    >
      {({ progress, texts = [] }) => progress && <Figures progress={progress} texts={texts} />}
    </Reads>
  )
}

interface FiguresProps {
  readonly progress: Progress
  readonly texts: readonly ListedText[]
}

function Figures({ progress, texts }: FiguresProps) {
  const { t } = useTranslation('progress')
  const evidence = evidenceOf(useSearchParams()[0].get('because'))
  const asked = evidence?.of === 'subject' ? evidence.subject : undefined
  const title = useBroughtTo<HTMLHeadingElement>(asked !== undefined)
  const { activities } = progress.weeks.reduce(together, nothingDone)
  return (
    <>
      <p className={staff.soft}>{t('report.norm')}</p>
      <div className={styles.languages}>
        {LANGUAGES.map(language => (
          <LanguageReport key={language} language={language} progress={progress} texts={texts} />
        ))}
      </div>
      <WeekTable weeks={progress.weeks} />
      <section className={staff.section} aria-labelledby="activities">
        <h2 id="activities" ref={title} tabIndex={-1}>
          {t('report.activities')}
        </h2>
        {Object.keys(activities).length === 0 ? (
          <ReadState state="empty" text={t('report.noActivities')} />
        ) : (
          <ul className={styles.facts}>
            {SUBJECTS.flatMap(subject => {
              const done = activities[subject]
              if (!done) return []
              const percent = Math.round(done.scoreThousandths / done.finished / 10)
              return (
                <li key={subject}>
                  <strong>{t(`subject.${subject}`)}</strong>
                  <span>{t('report.finished', { count: done.finished, percent })}</span>
                  {subject === asked && <Badge tone="gold">{t('report.because')}</Badge>}
                </li>
              )
            })}
          </ul>
        )}
      </section>
    </>
  )
}
