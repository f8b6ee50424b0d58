import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { ListedSound } from '#shared/catalogue/sound-kit.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { GRADES, type Language } from '#shared/kernel/school.ts'
import { SOUNDS } from '#shared/language/sound.ts'
import type { SoundProgress } from '#shared/reading/practice.ts'
import { type Need, needsOf } from '#shared/reading/sound-needs.ts'
import { Hear, Hearable } from '#web/i18n/hear.tsx'
import { markedLanguage } from '#web/i18n/language.ts'
import { Read } from '#web/i18n/read.tsx'
import { useSounds } from '#web/lib/content.ts'
import { useRead } from '#web/lib/query.ts'
import card from '#web/ui/card-link.module.css'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Plant } from './plant.tsx'
import styles from './practice-list.module.css'
import { usePractice } from './use-practice.ts'

/** So many are offered first: the rest is the garden. */
const FIRST = 3

/** The sounds of the address's language: what helps the child most first, with why; then all of them, as a garden, grade by grade, and which comes next. */
export function Component() {
  const { t } = useTranslation('practice')
  const language = markedLanguage(useLocation().pathname) ?? 'es-PR'
  const sounds = useSounds(language)
  const { progress, isKnown, unreached, waiting } = usePractice()
  return (
    <div className={styles.list} data-register="child">
      <PageHead
        title={t(`list.title.${language}`)}
        intro={
          <>
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
          </>
        }
      />
      {unreached}
      <Read of={sounds} place="320px" what={t('list.failed')} mayBeStale>
        {all => <Sounds sounds={all} language={language} progress={progress} isKnown={isKnown} />}
      </Read>
    </div>
  )
}

interface SoundsProps {
  readonly sounds: readonly ListedSound[]
  readonly language: Language
  readonly progress: readonly SoundProgress[]
  readonly isKnown: boolean
}

function Sounds({ sounds, language, progress, isKnown }: SoundsProps) {
  const { t } = useTranslation('practice')
  const { data: profile } = useRead(getProfile, {})
  const listed = new Map(sounds.map(one => [one.id, one]))
  const needs = needsOf(sounds, progress, profile?.grade ?? 'K').flatMap(need => {
    const sound = listed.get(need.sound)
    return sound ? [{ need, sound }] : []
  })
  // The beds stay where they are: in the order in which they are taught.
  const inOrder = needs.toSorted((a, b) => SOUNDS.indexOf(a.sound.id) - SOUNDS.indexOf(b.sound.id))
  const taught = Map.groupBy(inOrder, ({ sound }) => sound.grade)
  const next = isKnown ? needs.find(({ need }) => need.why === 'new')?.need : undefined
  return (
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
        {GRADES.filter(grade => taught.has(grade)).map(grade => (
          <section key={grade} aria-labelledby={`garden-${grade}`}>
            <h3 id={`garden-${grade}`} className={styles.grade}>
              {t(`grade.${grade}`)}
            </h3>
            <ul className={styles.garden}>
              {taught.get(grade)?.map(({ need, sound }) => (
                <li key={sound.id}>
                  <Link to={sound.id} className={styles.bed} data-next={need === next || undefined}>
                    <Plant stage={need.stage} size={64} />
                    <strong lang={language}>{sound.letters}</strong>
                    <small lang={language}>{sound.example}</small>
                    {need === next && <span className={styles.next}>{t('list.next')}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </>
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
    <article aria-label={`${letters} ${example}`} className={styles.card} data-next={isNext || undefined}>
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
