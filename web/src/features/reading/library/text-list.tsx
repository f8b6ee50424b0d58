import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { gradesOf } from '#shared/catalogue/shelf.ts'
import { getProfile } from '#shared/identity/routes.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import { getProgress } from '#shared/progress/routes.ts'
import { doesCount } from '#shared/reading/implausible.ts'
import { listReadings } from '#shared/reading/routes.ts'
import { type Offered, PlacementOffer, useOffered } from '#web/features/reading/placement/placement-offer.tsx'
import { Hearable } from '#web/i18n/hear.tsx'
import { markedLanguage } from '#web/i18n/language.ts'
import { Read } from '#web/i18n/read.tsx'
import { useTexts } from '#web/lib/content.ts'
import { isOpen } from '#web/lib/is-open.ts'
import { optionalPart } from '#web/lib/optional-part.tsx'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { useFilters } from '#web/lib/use-filters.ts'
import { useLibrary } from '#web/lib/use-library.ts'
import { useVoice } from '#web/lib/use-voice.ts'
import card from '#web/ui/card-link.module.css'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import { ClosedShelf } from './closed.tsx'
import { Cover } from './cover.tsx'
import { GradeChoice } from './grade-choice.tsx'
import { ShelfTools, useNarrowed } from './shelf-tools.tsx'
import { TextFacts } from './text-facts.tsx'
import styles from './text-list.module.css'
import { WaitingReadings } from './waiting-readings.tsx'

/** It brings the engine: only who plays waits for it. */
const PlacementRoom = optionalPart(
  async () => (await import('#web/features/reading/placement/placement-room.tsx')).PlacementRoom,
)

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
    ...(past?.readings ?? []).filter(doesCount).map(({ textId }) => textId),
  ])

  const offered = useOffered(isStudent ? person?.personId : undefined, language)
  const [placing, setPlacing] = useState<Offered>()
  if (person && placing)
    return (
      <PlacementRoom
        personId={person.personId}
        language={language}
        {...placing}
        texts={texts.data ?? []}
        read={read}
        onLeave={() => setPlacing(undefined)}
      />
    )
  return (
    <div className={styles.list}>
      <PageHead title={t(`list.title.${language}`)} intro={<Hearable text={t('list.lead')} />} />
      {person && isStudent && <WaitingReadings personId={person.personId} />}
      {person && offered && (
        <PlacementOffer
          personId={person.personId}
          language={language}
          offered={offered}
          onBegin={() => setPlacing(offered)}
        />
      )}
      <Read of={texts} place="320px" what={t('list.failed')} mayBeStale>
        {all => <Shelves texts={all} language={language} own={profile?.grade ?? 'K'} read={read} />}
      </Read>
    </div>
  )
}

interface ShelvesProps {
  readonly texts: readonly ListedText[]
  readonly language: Language
  /** The grade that is shown first. */
  readonly own: Grade
  /** The texts that were read. */
  readonly read: ReadonlySet<string>
}

function Shelves({ texts, language, own, read }: ShelvesProps) {
  const { t } = useTranslation('reading')
  const grades = gradesOf(texts)
  const filters = useFilters(['grade'])
  const grade = filters.oneOf('grade', grades) ?? own
  const { isOpen: isOpenTo } = useLibrary()
  const narrowed = useNarrowed(texts, grade, read)
  const { shelf } = narrowed
  const closed = narrowed.found.filter(text => !isOpenTo(text))
  const ordered = narrowed.found.filter(text => !closed.includes(text))
  // Who looks for something is offered what was found, and nothing before it.
  const next = narrowed.isNarrowed ? undefined : (ordered.find(({ id }) => !read.has(id)) ?? ordered[0])
  return (
    <>
      {grades.length > 1 && (
        <GradeChoice grades={grades} chosen={grade} onChoose={grade => filters.set({ grade })} />
      )}
      {isOpen('/ai-reading/:levelId') && closed.length === 0 && (
        <Link to={madeAt(language, grade)} className={styles.made}>
          <Icon name="write" />
          {t('list.made')}
        </Link>
      )}
      {shelf.length === 0 && <ReadState state="empty" text={t('list.empty')} />}
      {next && (
        <section aria-label={t('list.next')} className={styles.next}>
          <TextCard text={next} done={read.has(next.id)} large />
        </section>
      )}
      {/* A child who looks for nothing meets a text first. */}
      {shelf.length > 1 && <ShelfTools {...narrowed} />}
      {shelf.length > 0 && narrowed.found.length === 0 && <ReadState state="empty" text={t('find.none')} />}
      {ordered.some(text => text !== next) && (
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
    </>
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
    <article
      aria-label={text.title}
      className={styles.card}
      data-large={large || undefined}
      data-closed={closed || undefined}
    >
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
