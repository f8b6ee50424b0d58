import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { gradesOf, shelfOf } from '#shared/catalogue/shelf.ts'
import { getProfile } from '#shared/identity/routes.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import { getProgress } from '#shared/progress/routes.ts'
import { listReadings } from '#shared/reading/routes.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { markedLanguage } from '#web/i18n/language.ts'
import { Unreached } from '#web/i18n/unreached.tsx'
import { useTexts } from '#web/lib/content.ts'
import { isOpen } from '#web/lib/is-open.ts'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { useLibrary } from '#web/lib/use-library.ts'
import { useVoice } from '#web/lib/use-voice.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import card from '#web/ui/card-link.module.css'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ClosedShelf } from './closed.tsx'
import { Cover } from './cover.tsx'
import { GradeChoice } from './grade-choice.tsx'
import { TextFacts } from './text-facts.tsx'
import styles from './text-list.module.css'
import { WaitingReadings } from './waiting-readings.tsx'

/** The texts of the address's language, a grade at a time: the child's own first, its next text large. */
export function Component() {
  const { t } = useTranslation('reading')
  const language = markedLanguage(useLocation().pathname) ?? 'es-PR'
  const texts = useTexts(language)
  const session = useSession()
  const person = session.status === 'signedIn' ? session.person : undefined
  const isStudent = person?.roles.includes('student') ?? false
  const { data: profile } = useRead(getProfile, {})
  const { data: progress } = useRead(getProgress, {}, { enabled: isStudent })
  // What was finished a moment ago may not have come into the progress yet.
  const { data: past } = useRead(listReadings, {}, { enabled: isStudent })
  const read = new Set([
    ...(progress?.finishedTexts ?? []),
    ...(past?.readings ?? []).map(({ textId }) => textId),
  ])

  const [chosen, choose] = useState<Grade>()
  const grade = chosen ?? profile?.grade ?? 'K'
  const grades = gradesOf(texts.data ?? [])
  const { isOpen: isOpenTo } = useLibrary()
  const shelf = shelfOf(texts.data ?? [], grade)
  const closed = shelf.filter(text => !isOpenTo(text))
  const ordered = shelf.filter(text => !closed.includes(text))
  const next = ordered.find(({ id }) => !read.has(id)) ?? ordered[0]

  return (
    <div className={styles.list}>
      <header>
        <h1 tabIndex={-1}>{t(`list.title.${language}`)}</h1>
        <p>
          <Hearable text={t('list.lead')} />
        </p>
      </header>
      {person && isStudent && <WaitingReadings personId={person.personId} />}
      {texts.isPending && <Skeleton height="320px" />}
      {texts.isError && <Unreached what={t('list.failed')} onRetry={texts.refetch} />}
      {grades.length > 1 && <GradeChoice grades={grades} chosen={grade} onChoose={choose} />}
      {isOpen('/ai-reading/:levelId') && texts.isSuccess && closed.length === 0 && (
        <Link to={madeAt(language, grade)} className={styles.made}>
          <Icon name="write" />
          {t('list.made')}
        </Link>
      )}
      {texts.isSuccess && shelf.length === 0 && (
        <div className={styles.empty}>
          <Coqui size={120} mood="looking" />
          <p>{t('list.empty')}</p>
        </div>
      )}
      {next && (
        <section aria-label={t('list.next')} className={styles.next}>
          <TextCard text={next} done={read.has(next.id)} large />
        </section>
      )}
      {ordered.length > 1 && (
        <section aria-label={t('list.more')}>
          <ul className={styles.shelf}>
            {ordered
              .filter(text => text !== next)
              .map(text => (
                <li key={text.id}>
                  <TextCard text={text} done={read.has(text.id)} />
                </li>
              ))}
          </ul>
        </section>
      )}
      {closed.length > 0 && (
        <section aria-label={t('list.closedOnes')} className={styles.closed}>
          <ClosedShelf />
          <ul className={styles.shelf}>
            {closed.map(text => (
              <li key={text.id}>
                <TextCard text={text} done={read.has(text.id)} closed />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Where a text is asked for at this level. */
const madeAt = (language: Language, grade: Grade) =>
  `/ai-reading/${language === 'es-PR' ? 'spanish' : 'english'}-${grade.toLowerCase()}`

interface TextCardProps {
  readonly text: ListedText
  readonly done: boolean
  readonly large?: boolean
  /** It can be seen, not opened. */
  readonly closed?: boolean
}

function TextCard({ text, done, large = false, closed = false }: TextCardProps) {
  const { t } = useTranslation('reading')
  const voice = useVoice(text.language)
  return (
    <article className={styles.card} data-large={large || undefined} data-closed={closed || undefined}>
      <div className={styles.picture}>
        <Cover text={text}>
          {closed ? (
            <span className={styles.shut}>
              <Icon name="lock" size={20} />
              {t('list.closed')}
            </span>
          ) : (
            done && (
              <span className={styles.done}>
                <Icon name="check" size={20} />
                {t('list.done')}
              </span>
            )
          )}
        </Cover>
      </div>
      <div className={styles.words}>
        {large && <p className={styles.kicker}>{t('list.next')}</p>}
        <div className={styles.heading}>
          <h2 className={styles.title} lang={text.language}>
            {/* The link covers the card; the button that says the title lies above it. */}
            {closed ? (
              text.title
            ) : (
              <Link to={text.id} className={card.link}>
                {text.title}
              </Link>
            )}
          </h2>
          {voice && (
            <span className={styles.hear}>
              <IconButton
                icon="listen"
                label={t('list.hearTitle', { title: text.title })}
                onClick={() => voice.say(text.title)}
              />
            </span>
          )}
        </div>
        <TextFacts text={text} />
        {large && (
          <span className={styles.go} aria-hidden="true">
            <Icon name="book" size={28} />
            {t('list.read')}
          </span>
        )}
      </div>
    </article>
  )
}
