import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { ListedSound } from '#shared/catalogue/sound-kit.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { SOUNDS } from '#shared/language/sound.ts'
import { type Need, needsOf } from '#shared/reading/sound-needs.ts'
import { Hear, Hearable } from '#web/i18n/hear.tsx'
import { markedLanguage } from '#web/i18n/language.ts'
import { Unreached } from '#web/i18n/unreached.tsx'
import { useSounds } from '#web/lib/content.ts'
import { useRead } from '#web/lib/query.ts'
import card from '#web/ui/card-link.module.css'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Plant } from './plant.tsx'
import styles from './practice-list.module.css'
import { usePractice } from './use-practice.ts'

/** So many are offered first: the rest is the garden. */
const FIRST = 3

/** The sounds of the address's language: what helps the child most first, with why; then all of them, as a garden. */
export function Component() {
  const { t } = useTranslation('practice')
  const language = markedLanguage(useLocation().pathname) ?? 'es-PR'
  const sounds = useSounds(language)
  const { progress, isKnown, unreached, waiting } = usePractice()
  const { data: profile } = useRead(getProfile, {})
  const listed = new Map(sounds.data?.map(one => [one.id, one]))
  const needs = needsOf(sounds.data ?? [], progress, profile?.grade ?? 'K').flatMap(need => {
    const sound = listed.get(need.sound)
    return sound ? [{ need, sound }] : []
  })
  return (
    <div className={styles.list} data-register="child">
      <header>
        <h1 tabIndex={-1}>{t(`list.title.${language}`)}</h1>
        <p>
          <Hearable text={t('list.lead')} />
        </p>
        <p role="status" className={styles.waiting}>
          {waiting > 0 && (
            <>
              <Icon name="hourglass" />
              {t('waiting', { count: waiting })}
            </>
          )}
        </p>
      </header>
      {sounds.isPending && <Skeleton height="320px" />}
      {unreached && <Unreached onRetry={unreached} />}
      {sounds.isError && <Unreached what={t('list.failed')} onRetry={sounds.refetch} />}
      {needs.length > 0 && (
        <>
          <section aria-labelledby="first">
            <h2 id="first">{t('list.first')}</h2>
            <ul className={styles.first}>
              {needs.slice(0, FIRST).map(({ need, sound }, n) => (
                <li key={sound.id}>
                  <SoundCard sound={sound} need={isKnown ? need : undefined} isNext={n === 0} />
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="garden">
            <h2 id="garden">{t('list.garden')}</h2>
            <p>
              <Hearable text={t('list.gardenLead')} />
            </p>
            <ul className={styles.garden}>
              {needs
                // Its beds stay where they are.
                .toSorted((a, b) => SOUNDS.indexOf(a.sound.id) - SOUNDS.indexOf(b.sound.id))
                .map(({ need, sound }) => (
                  <li key={sound.id}>
                    <Link to={sound.id} className={styles.bed}>
                      <Plant stage={need.stage} size={64} />
                      <strong lang={language}>{sound.letters}</strong>
                      <small lang={language}>{sound.example}</small>
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        </>
      )}
    </div>
  )
}

interface SoundCardProps {
  readonly sound: ListedSound
  /** Why it helps, once it is known what the child did. */
  readonly need: Need | undefined
  readonly isNext: boolean
}

function SoundCard({ sound, need, isNext }: SoundCardProps) {
  const { t } = useTranslation('practice')
  const { id, letters, example, language } = sound
  const why = need && t(`why.${need.why}`, { count: need.missed })
  return (
    <article className={styles.card} data-next={isNext || undefined}>
      <h3 className={styles.title}>
        {/* The link covers the card; what can be heard lies above it. */}
        <Link to={id} className={`${card.link} ${styles.link}`}>
          <span className={styles.letters} lang={language} data-long={letters.length > 6 || undefined}>
            {letters}
          </span>
          <span className={styles.like}>
            {t('like')} <strong lang={language}>{example}</strong>
          </span>
        </Link>
        <Hear text={example} language={language} />
      </h3>
      <p className={styles.why}>
        {why && (
          <>
            {why}
            <Hear text={why} />
          </>
        )}
      </p>
      {isNext && (
        <span className={styles.go} aria-hidden="true">
          <Icon name="microphone" size={28} />
          {t('list.start')}
        </span>
      )}
    </article>
  )
}
