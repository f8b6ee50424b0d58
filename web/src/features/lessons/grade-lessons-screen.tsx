import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { gradesOf, shelfOf, unitsOf } from '#shared/catalogue/shelf.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { Grade, LANGUAGES } from '#shared/kernel/school.ts'
import { Reads } from '#web/i18n/read.tsx'
import { useTexts, useUnits } from '#web/lib/content.ts'
import { useRead } from '#web/lib/query.ts'
import { readingPaths } from '#web/lib/reading-path.ts'
import { Choice } from '#web/ui/choice.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import styles from './grade-lessons-screen.module.css'
import { doneIn } from './progress.ts'
import { UnitCard } from './unit-card.tsx'
import { useProgress } from './use-progress.ts'

/** All lessons of one grade: its units, and its readings in both languages. The address names the grade. */
export function Component() {
  const { t } = useTranslation('lessons')
  const [search, setSearch] = useSearchParams()
  const profile = useRead(getProfile, {})
  const texts = useTexts()
  const units = useUnits()
  const { progress, isKnown, unreached } = useProgress()
  const asked = Grade.safeParse(search.get('grade'))
  const grade = asked.success ? asked.data : (profile.data?.grade ?? 'K')
  return (
    <div className={styles.screen} data-register="child">
      <PageHead title={t('gradeTitle', { grade: t(`grade.${grade}`) })} />
      <Choice
        legend={t('grades')}
        options={gradesOf(texts.data ?? []).map(value => ({
          value,
          label: value,
          said: t(`grade.${value}`),
        }))}
        chosen={grade}
        onChoose={value => setSearch({ grade: value }, { replace: true })}
      />
      {unreached}
      <Reads
        of={{ units, texts }}
        names={{ units: t('title'), texts: t('textsOfGrade') }}
        place="320px"
        what={t('failed')}
        mayBeStale
      >
        {known => (
          <>
            {known.units && unitsOf(known.units, grade).length > 0 && (
              <section aria-labelledby="units">
                <h2 id="units">{t('title')}</h2>
                <ul className={styles.units}>
                  {unitsOf(known.units, grade).map(unit => (
                    <li key={unit.id}>
                      <UnitCard unit={unit} done={isKnown ? doneIn(unit, progress) : undefined} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {LANGUAGES.map(language => (
              <Readings
                key={language}
                language={language}
                texts={shelfOf(known.texts ?? [], grade).filter(text => text.language === language)}
                read={progress.texts}
              />
            ))}
          </>
        )}
      </Reads>
    </div>
  )
}

interface ReadingsProps {
  readonly language: ListedText['language']
  readonly texts: readonly ListedText[]
  readonly read: readonly string[]
}

function Readings({ language, texts, read }: ReadingsProps) {
  const { t } = useTranslation('lessons')
  if (texts.length === 0) return null
  const id = `readings-${language}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(`readings.${language}`)}</h2>
      <ul className={styles.readings}>
        {texts.map(text => (
          <li key={text.id}>
            <Link to={`${readingPaths[language]}/${text.id}`} className={styles.reading}>
              <Icon name={read.includes(text.id) ? 'star' : 'book'} />
              <span lang={language}>{text.title}</span>
              <span className={styles.city}>{text.city}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
