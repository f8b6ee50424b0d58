import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getProfile } from '#shared/identity/routes.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import { getProgress } from '#shared/progress/routes.ts'
import { isOffered } from '#shared/reading/placement.ts'
import { getPlacement } from '#shared/reading/placement-routes.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { useRead } from '#web/lib/query.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isPutOff, putOff, recallSession } from './kept-session.ts'
import styles from './placement-offer.module.css'
import { useQueuedPlacement } from './use-queued-placement.ts'

/** A placement that a child may begin. */
export interface Offered {
  readonly asking: number
  readonly from: Grade
}

/** What is offered to a child in a language now; undefined where nothing is, or it is not known. */
export function useOffered(personId: string | undefined, language: Language): Offered | undefined {
  const enabled = { enabled: personId !== undefined }
  const { data: placed } = useRead(getPlacement, {}, enabled)
  const { data: progress } = useRead(getProgress, {}, enabled)
  const { data: profile } = useRead(getProfile, {})
  const { waiting } = useQueuedPlacement(personId)
  const placement = placed?.placements?.[language]
  const level = progress?.levels?.find(one => one.language === language)
  if (!placement || !level || !profile) return undefined
  if (waiting.some(one => one.language === language)) return undefined
  const own = profile.grade ?? progress?.grade ?? null
  if (!isOffered(placement, level.readings, own)) return undefined
  // Until something was read, the grade at school is newer than what progress heard of it.
  const from = level.readings > 0 || level.placed ? level.grade : (own ?? level.grade)
  return { asking: placement.asking, from }
}

interface PlacementOfferProps {
  readonly personId: string
  readonly language: Language
  readonly offered: Offered
  readonly onBegin: () => void
}

/** Invites a child to cross the pond; whoever does not want to is asked another day. */
export function PlacementOffer({ personId, language, offered, onBegin }: PlacementOfferProps) {
  const { t } = useTranslation('placement')
  const { asking } = offered
  const [isLater, setLater] = useState(() => isPutOff(personId, language))
  if (isLater) return null
  const isBegun = recallSession(personId, language, asking) !== undefined
  return (
    <Card asChild tone="sea">
      <section className={styles.offer} aria-labelledby="placement-offer">
        <Coqui size={72} mood="happy" />
        <div className={styles.words}>
          <h2 id="placement-offer">{t('offer.title')}</h2>
          <p>
            <Hearable text={t(asking > 0 ? 'offer.asked' : 'offer.lead')} />
          </p>
        </div>
        <div className={styles.actions}>
          <Button
            tone="quiet"
            onClick={() => {
              putOff(personId, language)
              setLater(true)
            }}
          >
            {t('offer.later')}
          </Button>
          <Button tone="gold" onClick={onBegin}>
            <Icon name="microphone" size={28} />
            {t(isBegun ? 'offer.goOn' : 'offer.begin')}
          </Button>
        </div>
      </section>
    </Card>
  )
}
