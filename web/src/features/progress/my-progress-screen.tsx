import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { Read } from '#web/i18n/read.tsx'
import { useTexts } from '#web/lib/content.ts'
import { isOpen } from '#web/lib/is-open.ts'
import { useSession } from '#web/lib/session.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { goalOf } from './benchmark-band.ts'
import { growthOf, praiseOf } from './fluency.ts'
import styles from './my-progress-screen.module.css'
import { offered } from './offered.ts'
import { Plant } from './plant.tsx'
import { useOwnProgress } from './use-own-progress.ts'

/** What somebody who only looks sees: a child that begins. */
const NOTHING: Progress = {
  grade: null,
  weeks: [],
  levels: [],
  finishedTexts: [],
  days: [],
  weakSounds: [],
  goals: [],
}

/** A child's own growing, in both languages: what was done, and one text to go on with in each. */
export function Component() {
  const { t } = useTranslation('progress')
  const session = useSession()
  const isStudent = session.status === 'signedIn' && session.person.roles.includes('student')
  const { t: shell } = useTranslation()
  const read = useOwnProgress({ enabled: isStudent })
  const texts = useTexts()
  const progress = isStudent ? read.data : NOTHING
  const said = usePraise(progress ?? NOTHING)
  return (
    <div className={styles.screen} data-register="child">
      <PageHead
        picture={<Coqui size={132} mood={progress && progress.weeks.length > 0 ? 'singing' : 'looking'} />}
        title={t('mine.title')}
        intro={
          <>
            {progress && (
              <p className={styles.said}>
                {said}
                <Hear text={said} />
              </p>
            )}
            {!isStudent && <p className={styles.soft}>{t('mine.preview')}</p>}
          </>
        }
      />
      {isStudent ? (
        <Read of={read} place="80dvh" what={shell('unreached')} mayBeStale>
          {own => <Garden progress={own} texts={texts.data ?? []} />}
        </Read>
      ) : (
        <Garden progress={NOTHING} texts={texts.data ?? []} />
      )}
      {isStudent && (
        <div className={styles.family}>
          {isOpen('/personalized-learning') && (
            <Button asChild tone="quiet">
              <Link to="/personalized-learning">
                <Icon name="map" />
                {t('mine.path')}
              </Link>
            </Button>
          )}
          <Button asChild tone="quiet">
            <Link to="/student-progress">
              <Icon name="calendar" />
              {t('mine.whole')}
            </Link>
          </Button>
          {session.person.kind !== 'pictures' && (
            <Button asChild tone="quiet">
              <Link to="/family-access">
                <Icon name="family" />
                {t('mine.family')}
              </Link>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** First the words of this week, then what is new: never what there was less of. */
function usePraise({ weeks, levels }: Progress): string {
  const { t } = useTranslation('progress')
  const { words, more } = praiseOf(weeks, schoolDay(new Date()))
  const risen = levels.find(({ moved }) => moved?.way === 'up' && isRecent(moved.at))
  return [
    words > 0 ? t('mine.words', { count: words }) : t('mine.begin'),
    more > 0 && t('mine.more', { count: more }),
    risen &&
      t('mine.risen', { grade: t(`grade.${risen.grade}`), language: t(`inLanguage.${risen.language}`) }),
  ]
    .filter(Boolean)
    .join(' ')
}

const isRecent = (at: string) => Date.now() - Date.parse(at) < 14 * 86_400_000

function Garden({ progress, texts }: Omit<GrowingProps, 'language'>) {
  return (
    <div className={styles.plants}>
      {LANGUAGES.map(language => (
        <Growing key={language} language={language} progress={progress} texts={texts} />
      ))}
    </div>
  )
}

interface GrowingProps {
  readonly language: Language
  readonly progress: Progress
  readonly texts: readonly ListedText[]
}

function Growing({ language, progress, texts }: GrowingProps) {
  const { t } = useTranslation('progress')
  const { grade, weeks, levels, finishedTexts } = progress
  const own = texts.filter(text => text.language === language)
  const finished = new Set(finishedTexts)
  const count = own.filter(({ id }) => finished.has(id)).length
  const level = levels.find(one => one.language === language)
  const goal = goalOf(texts, language, grade ?? level?.grade ?? 'K', schoolDay(new Date()))
  const growth = growthOf(weeks, language, count, goal)
  const [next] = offered(texts, language, progress, 1)
  const said = [
    count > 0 ? t('mine.texts', { count }) : t('mine.seed'),
    growth.words > 0 && t('mine.wordsIn', { count: growth.words }),
  ]
    .filter(Boolean)
    .join(' ')
  const understood = (['literal', 'inferential'] as const).filter(kind => growth[kind] > 0)
  const name = `growing-${language}`
  return (
    <section className={styles.card} aria-labelledby={name}>
      <h2 id={name}>{t(`language.${language}`)}</h2>
      <Plant growth={growth} label={t('mine.plant', { leaves: growth.leaves, flowers: growth.flowers })} />
      <p className={styles.said}>
        {said}
        <Hear text={said} />
      </p>
      {understood.length > 0 && (
        <ul className={styles.understood}>
          {understood.map(kind => (
            <li key={kind}>
              <Icon name={kind === 'literal' ? 'book' : 'idea'} />
              <span>{t(`mine.${kind}`, { count: growth[kind] })}</span>
              <Hear text={t(`mine.${kind}`, { count: growth[kind] })} />
            </li>
          ))}
        </ul>
      )}
      {next && (
        <Button asChild tone="gold">
          <Link to={`/reading-${language === 'es-PR' ? 'spanish' : 'english'}/${next.text.id}`}>
            <Icon name="play" />
            <span lang={language}>{next.text.title}</span>
          </Link>
        </Button>
      )}
    </section>
  )
}
