import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { type Child, listChildren } from '#shared/identity/family-routes.ts'
import { GRADES, LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { getStudentProgress } from '#shared/progress/routes.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { asCorrected, type Reading } from '#shared/reading/finished-reading.ts'
import { listStudentReadings } from '#shared/reading/routes.ts'
import { Read, Reads } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { childPath } from '#web/lib/child-path.ts'
import { useTexts } from '#web/lib/content.ts'
import { useRead } from '#web/lib/query.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { praiseOf } from '../fluency.ts'
import { offered } from '../offered.ts'
import styles from './family.module.css'
import { readLately, tipsOf } from './week.ts'

/** Where families land: what the child read today and this week, and what to do tonight. */
export function Component() {
  const { t } = useTranslation('progress')
  return (
    <div className={staff.screen} data-register="staff">
      <PageHead
        title={t('family.title')}
        actions={
          <Button asChild tone="quiet">
            <Link to="/family-access">
              <Icon name="family" />
              {t('family.link')}
            </Link>
          </Button>
        }
      />
      <Read
        of={useRead(listChildren, {})}
        place="70dvh"
        empty={{
          when: ({ children }) => children.length === 0,
          text: t('family.none'),
          action: (
            <Button asChild>
              <Link to="/family-access">{t('family.link')}</Link>
            </Button>
          ),
        }}
      >
        {({ children }) => <ChosenChild linked={children} />}
      </Read>
    </div>
  )
}

/** An only child needs no choosing. */
function ChosenChild({ linked }: { readonly linked: readonly Child[] }) {
  const { t } = useTranslation('progress')
  const [search, setSearch] = useSearchParams()
  const child = linked.find(({ studentId }) => studentId === search.get('student')) ?? linked[0]
  if (!child) return null
  return (
    <>
      {linked.length > 1 && (
        <SelectField
          label={t('report.child')}
          value={child.studentId}
          onChange={({ target }) => setSearch({ student: target.value }, { replace: true })}
        >
          {linked.map(({ studentId, fullName }) => (
            <option key={studentId} value={studentId}>
              {fullName}
            </option>
          ))}
        </SelectField>
      )}
      <ChildToday key={child.studentId} child={child} />
    </>
  )
}

function ChildToday({ child }: { readonly child: Child }) {
  const { t } = useTranslation('progress')
  const path = { studentId: child.studentId }
  const progress = useRead(getStudentProgress, { path })
  const readings = useRead(listStudentReadings, { path })
  const names = { progress: t('report.title'), readings: t('family.readings') }
  return (
    <Reads of={{ progress, readings }} names={names} place="70dvh">
      {({ progress, readings }) => (
        <div className={styles.child}>
          <Today child={child} readings={readings?.readings ?? []} progress={progress} />
          {progress && <Tonight child={child} progress={progress} />}
          <Tips child={child} />
          <Link to={childPath(child.studentId)}>{t('family.depth')}</Link>
        </div>
      )}
    </Reads>
  )
}

interface TodayProps {
  readonly child: Child
  readonly readings: readonly Reading[]
  readonly progress: Progress | undefined
}

/** First today in a sentence, then the week in numbers, its best moment, and where each language stands. */
function Today({ child, readings, progress }: TodayProps) {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const day = schoolDay(new Date())
  const { today, week, best } = readLately(readings, day)
  const name = child.fullName.split(' ')[0] ?? child.fullName
  const titles = new Intl.ListFormat(language).format(new Set(today.map(({ textTitle }) => `«${textTitle}»`)))
  const { words, more } = praiseOf(progress?.weeks ?? [], day)
  return (
    <>
      <Card tone="sea">
        <div className={styles.today}>
          <Coqui size={88} mood={today.length > 0 ? 'singing' : 'looking'} />
          <div>
            <h2>{child.fullName}</h2>
            <p>{today.length > 0 ? t('family.today', { name, titles }) : t('family.notToday', { name })}</p>
            {best && (
              <p>
                {t('family.best', {
                  title: best.textTitle,
                  words: asCorrected(best).wordsCorrect,
                  of: best.words,
                })}
              </p>
            )}
          </div>
        </div>
      </Card>
      <Figures
        figures={[
          { label: t('group.week'), value: week.length },
          {
            label: t('group.words'),
            value: words,
            ...(more > 0 && { basis: t('family.more', { count: more }) }),
          },
          ...LANGUAGES.map(language => ({
            label: t('family.level', { language: t(`inLanguage.${language}`) }),
            value: t(`grade.${levelOf(progress, language) ?? child.grade ?? 'K'}`),
          })),
        ]}
      />
    </>
  )
}

const levelOf = (progress: Progress | undefined, of: Language) =>
  progress?.levels.find(({ language }) => language === of)?.grade

/** A text to read together, in either language. */
function Tonight({ child, progress }: { readonly child: Child; readonly progress: Progress }) {
  const { t } = useTranslation('progress')
  const texts = useTexts().data ?? []
  const graded = { ...progress, grade: progress.grade ?? child.grade ?? null }
  return (
    <section className={staff.section} aria-labelledby="tonight">
      <h2 id="tonight">{t('family.tonight')}</h2>
      <div className={styles.tonight}>
        {LANGUAGES.map(language => {
          const [next] = offered(texts, language, graded, 1)
          if (!next) return null
          return (
            <Button key={language} asChild tone="gold">
              <Link to={`/reading-${language === 'es-PR' ? 'spanish' : 'english'}/${next.text.id}`}>
                <Icon name="book" />
                <span lang={language}>{next.text.title}</span>
              </Link>
            </Button>
          )
        })}
      </div>
      <p className={staff.soft}>{t('family.together')}</p>
    </section>
  )
}

/** Two things to do in five minutes, without a screen. */
function Tips({ child }: { readonly child: Child }) {
  const { t } = useTranslation('progress')
  const grade = GRADES.indexOf(child.grade ?? 'K')
  const age = grade <= GRADES.indexOf('1') ? 'small' : grade <= GRADES.indexOf('3') ? 'middle' : 'big'
  return (
    <section className={staff.section} aria-labelledby="tips">
      <h2 id="tips">{t('family.tips')}</h2>
      <ul className={styles.tips}>
        {tipsOf(schoolDay(new Date())).map(tip => (
          <li key={tip}>
            <Icon name="idea" />
            {t(`family.tip.${age}.${tip}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
