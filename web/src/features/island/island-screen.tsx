import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listAssignments } from '#shared/assignments/routes.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { getProgress } from '#shared/progress/routes.ts'
import { doesCount } from '#shared/reading/implausible.ts'
import { listReadings } from '#shared/reading/routes.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useTexts } from '#web/lib/content.ts'
import { optionalPart } from '#web/lib/optional-part.tsx'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { Deeds } from './deeds.tsx'
import { IslandMap } from './island-map.tsx'
import styles from './island-screen.module.css'
import { addressOf, journeyOf, type Stop } from './journey.ts'
import { Sky, timeOfDay } from './sky.tsx'

/** Few are asked at once, and the road is there without it. */
const AssignedFirst = optionalPart(async () => (await import('./assigned-first.tsx')).AssignedFirst)

/** A child's home: the island, and one clear next thing; `worn` is who they are on it. */
export function IslandScreen({ appearance }: { readonly appearance?: ReactNode }) {
  const { t } = useTranslation('island')
  const { t: shell } = useTranslation()
  const language = useLanguage()
  const session = useSession()
  const person = session.status === 'signedIn' ? session.person : undefined
  const isStudent = person?.roles.includes('student')
  const profile = useRead(getProfile, {})
  const [firstName] = (profile.data ?? person)?.fullName?.split(' ') ?? []
  const name = firstName ? `, ${firstName}` : ''
  const time = timeOfDay(new Date().getHours())
  const texts = useTexts()
  const readings = useRead(listReadings, {}, { enabled: isStudent })
  const progress = useRead(getProgress, {}, { enabled: isStudent })
  const asked = useRead(listAssignments, {}, { enabled: isStudent }).data?.assignments[0]?.assignment
  const own = { what: shell('unreached') }
  const failures = [
    useReadFailure(texts, { what: t('unavailable') }),
    useReadFailure(readings, own),
    useReadFailure(progress, own),
  ]
  const failure = failures.find(Boolean)
  const known = !isStudent || Boolean(readings.data && progress.data)
  const grade = profile.isPending ? undefined : (profile.data?.grade ?? 'K')
  const stops = useMemo((): readonly Stop[] => {
    if (!texts.data || !grade) return []
    // Progress knows every text, a moment later; what was read just now is among the newest readings.
    const newest = readings.data?.readings.filter(doesCount).map(({ textId }) => textId) ?? []
    const readIds = new Set([...newest, ...(progress.data?.finishedTexts ?? [])])
    const journey = journeyOf(texts.data, language, grade, readIds)
    // Until it is known what was read, every place is open and none is next: no light goes out under a finger.
    return known ? journey : journey.map(stop => ({ ...stop, state: 'open' }))
  }, [texts.data, readings.data, progress.data, known, grade, language])
  const next = stops.find(({ state }) => state === 'next')
  const lit = stops.filter(({ state }) => state === 'done').length
  return (
    <div className={styles.screen} data-register="child">
      <div className={styles.greeting}>
        <Sky time={time} />
        <h1 tabIndex={-1}>{t(time, { name })}</h1>
        <p className={styles.question}>{t('question')}</p>
        {appearance}
        <p className={styles.lit}>
          {known && stops.length > 0 && (
            <Badge tone="gold" title={t('lit', { count: lit, total: stops.length })}>
              <Icon name="star" size={20} />
              <span aria-hidden="true">{`${lit} / ${stops.length}`}</span>
              <VisuallyHidden>{t('lit', { count: lit, total: stops.length })}</VisuallyHidden>
            </Badge>
          )}
        </p>
      </div>
      <Deeds />
      {failure && <div className={styles.unreached}>{failure}</div>}
      <IslandMap stops={stops} label={t('map')} />
      <div className={styles.shelf}>
        {asked ? <AssignedFirst assignment={asked} /> : next && <NextStop stop={next} />}
        {known && lit > 0 && !next && !asked && <p className={styles.card}>{t('allDone')}</p>}
      </div>
    </div>
  )
}

function NextStop({ stop: { city, text } }: { readonly stop: Stop }) {
  const { t } = useTranslation('island')
  return (
    <section className={styles.card} aria-labelledby="next-stop">
      <Hear text={t('hear', { city, title: text.title })} />
      <div className={styles.what}>
        <p className={styles.city}>{t('next', { city })}</p>
        <h2 id="next-stop">{text.title}</h2>
      </div>
      <Button asChild tone="gold">
        <Link to={addressOf(text)}>
          <Icon name="play" />
          {t('read')}
        </Link>
      </Button>
    </section>
  )
}
