import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlacementSet } from '#shared/catalogue/placement-set.ts'
import type { ListedText } from '#shared/catalogue/schema.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import { Read } from '#web/i18n/read.tsx'
import { usePlacementSet, usePlacementSets } from '#web/lib/content.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/button.tsx'
import { type PlacementSession, recallSession } from './kept-session.ts'
import { PlacementGame } from './placement-game.tsx'

interface PlacementRoomProps {
  readonly personId: string
  readonly language: Language
  readonly asking: number
  /** The grade that it begins at. */
  readonly from: Grade
  readonly texts: readonly ListedText[]
  readonly read: ReadonlySet<string>
  readonly onLeave: () => void
}

/** The game with its probes: one that was begun here goes on with those it was begun with. */
export function PlacementRoom(props: PlacementRoomProps) {
  const { personId, language, asking, onLeave } = props
  const { t } = useTranslation('placement')
  const [kept] = useState(() => recallSession(personId, language, asking))
  const sets = usePlacementSets(language)
  const hash = kept?.setHash ?? sets.data?.[0]?.hash
  const action = <Button onClick={onLeave}>{t('game.back')}</Button>
  return (
    <Read of={usePlacementSet(hash)} isPage place={<span />} action={action} mayBeStale>
      {set => <Begun {...props} set={set} hash={hash ?? ''} kept={kept} />}
    </Read>
  )
}

interface BegunProps extends PlacementRoomProps {
  readonly set: PlacementSet
  readonly hash: string
  readonly kept: PlacementSession | undefined
}

function Begun({ set, hash, kept, asking, from, ...game }: BegunProps) {
  const [begun] = useState(
    (): PlacementSession =>
      kept ?? {
        key: newId(),
        setHash: hash,
        language: set.language,
        asking,
        from,
        probes: [],
        unheard: [],
        seconds: 0,
      },
  )
  return <PlacementGame {...game} set={set} begun={begun} />
}
