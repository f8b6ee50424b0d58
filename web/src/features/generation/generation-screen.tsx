import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { askText } from '#shared/generation/routes.ts'
import { DAILY_LIMIT, type OwnText, type Theme } from '#shared/generation/schema.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { languageOf } from '#shared/language/sound.ts'
import { getPractice } from '#shared/reading/routes.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { useCommand, useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import back from '#web/ui/back-link.module.css'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './generation.module.css'
import { type Level, levelOf, shelfAt } from './level.ts'
import { OwnTexts } from './own-texts.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { useOwnTexts } from './use-own-texts.ts'

/** Sounds for which words are chosen: more would be a text about sounds. */
const SOUNDS = 3

export function Component() {
  const { t } = useTranslation('generation')
  const { levelId = '' } = useParams()
  const level = levelOf(levelId)
  if (level) return <AtLevel key={levelId} level={level} />
  return (
    <div className={styles.lost} data-register="child">
      <Coqui size={140} mood="looking" />
      <h1 tabIndex={-1}>{t('noLevel')}</h1>
      <ToShelf to="/reading-spanish" />
    </div>
  )
}

/** A child picks a picture, and a text at their level is written about it. */
function AtLevel({ level }: { readonly level: Level }) {
  const { t } = useTranslation('generation')
  const session = useSession()
  const isStudent = session.status === 'signedIn' && session.person.roles.includes('student')
  const { list, again } = useOwnTexts(isStudent)
  const practice = useRead(getPractice, {}, { enabled: isStudent })
  const ask = useCommand(askText)
  const isOnline = useOnline()
  const refusal = useRefusalWords()

  const missed = (practice.data?.sounds ?? [])
    .filter(({ sound, recent }) => languageOf(sound) === level.language && recent.missed > 0)
    .sort((a, b) => b.recent.missed - a.recent.missed)
    .slice(0, SOUNDS)
    .map(({ sound }) => sound)
  const pick = (theme: Theme) => {
    if (ask.isPending) return
    ask.run({ body: { ...level, theme, sounds: missed } }).then(again, again)
  }
  const left = list.data?.left ?? 0
  const own = list.data?.texts.filter(({ language }) => language === level.language) ?? []
  const mayAsk = isStudent && isOnline && left > 0
  const hasEnough = isStudent && list.isSuccess && left === 0

  return (
    <div className={styles.screen} data-register="child">
      <Link to={shelfAt(level)} className={back.link}>
        <Icon name="back" />
        {t('shelf')}
      </Link>
      <header>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className={styles.lead}>
          {!hasEnough && <Hearable text={t('lead')} />}
          <span className={styles.level}>{t(`grade.${level.grade}`)}</span>
          {mayAsk && left < DAILY_LIMIT && <span className={styles.level}>{t('left', { count: left })}</span>}
        </p>
        <div role="status">
          {session.status === 'signedIn' && !isStudent && <Note icon="show" text={t('preview')} />}
          {!isOnline && <Note icon="offline" text={t('offline')} />}
          {ask.refusal && left > 0 && <Note icon="info" text={refusal(ask.refusal)} />}
        </div>
      </header>
      {isStudent && list.isPending && <Skeleton height="320px" />}
      {isStudent && list.isError && (
        <div className={styles.lost}>
          <Coqui size={120} mood="sorry" />
          <p>{t('failed')}</p>
          <Button onClick={() => void list.refetch()}>
            <Icon name="repeat" />
            {t('retry')}
          </Button>
        </div>
      )}
      <OwnTexts title={t('today')} texts={own.filter(isOfToday)} />
      {hasEnough && (
        <div className={styles.lost}>
          <Coqui size={120} mood="happy" />
          <p className={styles.said}>
            <Hearable text={t('enough')} />
          </p>
          <ToShelf to={shelfAt(level)} />
        </div>
      )}
      {(!isStudent || (list.isSuccess && left > 0)) && <ThemeChoice onPick={mayAsk ? pick : undefined} />}
      <OwnTexts title={t('before')} texts={own.filter(text => !isOfToday(text))} />
    </div>
  )
}

const isOfToday = ({ askedAt }: OwnText): boolean => schoolDay(askedAt) === schoolDay(new Date())

function Note({ icon, text }: { readonly icon: 'show' | 'offline' | 'info'; readonly text: string }) {
  return (
    <p className={styles.note}>
      <Icon name={icon} size={28} />
      <Hearable text={text} />
    </p>
  )
}

function ToShelf({ to }: { readonly to: string }) {
  const { t } = useTranslation('generation')
  return (
    <Button asChild>
      <Link to={to}>
        <Icon name="book" />
        {t('toShelf')}
      </Link>
    </Button>
  )
}
