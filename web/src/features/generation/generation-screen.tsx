import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { askText } from '#shared/generation/routes.ts'
import { DAILY_LIMIT, type OwnText, type Theme } from '#shared/generation/schema.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { languageOf } from '#shared/language/sound.ts'
import { getPractice } from '#shared/reading/routes.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
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
    <div className={styles.screen} data-register="child">
      <ReadState state="gone" heading="h1" text={t('noLevel')} action={<ToShelf to="/reading-spanish" />} />
    </div>
  )
}

/** A child picks a picture, and a text at their level is written about it. */
function AtLevel({ level }: { readonly level: Level }) {
  const { t } = useTranslation('generation')
  const session = useSession()
  const isStudent = session.status === 'signedIn' && session.person.roles.includes('student')
  const list = useOwnTexts(isStudent)
  const practice = useRead(getPractice, {}, { enabled: isStudent })
  const ask = useAction(askText, { inline: true })
  const isOnline = useOnline()

  const missed = (practice.data?.sounds ?? [])
    .filter(({ sound, recent }) => languageOf(sound) === level.language && recent.missed > 0)
    .sort((a, b) => b.recent.missed - a.recent.missed)
    .slice(0, SOUNDS)
    .map(({ sound }) => sound)
  const pick = (theme: Theme) => {
    if (!ask.isPending) void ask.run({ body: { ...level, theme, sounds: missed } })
  }
  const left = list.data?.left ?? 0
  const mayAsk = isStudent && isOnline && left > 0
  const hasEnough = isStudent && list.isSuccess && left === 0

  return (
    <div className={styles.screen} data-register="child">
      <PageHead
        back={{ to: shelfAt(level), label: t('shelf') }}
        title={t('title')}
        intro={
          <>
            <p className={styles.lead}>
              {!hasEnough && <Hearable text={t('lead')} />}
              <span className={styles.level}>{t(`grade.${level.grade}`)}</span>
              {mayAsk && left < DAILY_LIMIT && (
                <span className={styles.level}>{t('left', { count: left })}</span>
              )}
            </p>
            <div role="status">
              {session.status === 'signedIn' && !isStudent && <Note icon="show" text={t('preview')} />}
              {!isOnline && <Note icon="offline" text={t('offline')} />}
              {ask.problem && left > 0 && <Note icon="info" text={ask.problem} />}
            </div>
          </>
        }
      />
      {isStudent ? (
        <Read of={list} place="320px" what={t('failed')}>
          {({ texts }) => {
            const own = texts.filter(({ language }) => language === level.language)
            return (
              <>
                <OwnTexts title={t('today')} texts={own.filter(isOfToday)} />
                {hasEnough ? <Enough level={level} /> : <ThemeChoice onPick={mayAsk ? pick : undefined} />}
                <OwnTexts title={t('before')} texts={own.filter(text => !isOfToday(text))} />
              </>
            )
          }}
        </Read>
      ) : (
        <ThemeChoice />
      )}
    </div>
  )
}

const isOfToday = ({ askedAt }: OwnText): boolean => schoolDay(askedAt) === schoolDay(new Date())

function Enough({ level }: { readonly level: Level }) {
  const { t } = useTranslation('generation')
  return (
    <div className={styles.enough}>
      <Coqui size={120} mood="happy" />
      <p className={styles.said}>
        <Hearable text={t('enough')} />
      </p>
      <ToShelf to={shelfAt(level)} />
    </div>
  )
}

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
