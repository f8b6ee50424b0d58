import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Roster } from '#shared/identity/group.ts'
import { changeGroup, openPreReader } from '#shared/identity/group-routes.ts'
import { useCommand } from '#web/lib/query.ts'
import { isTransient } from '#web/lib/refusal.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressJob } from '#web/ui/progress-job.tsx'
import staff from '#web/ui/staff.module.css'
import { drawPictures } from '../pictures/draw-pictures.ts'
import { type KeyCard, KeyCards } from './key-cards.tsx'
import { useAmendRoster } from './use-amend-roster.ts'

/** An account with pictures for every child of the roster who has none, and the cards to cut out. */
export function PictureAccounts({ roster: { group, expected } }: { readonly roster: Roster }) {
  const { t } = useTranslation('identity')
  const { groupId } = group
  const { takeGroup } = useAmendRoster(groupId)
  const switchOn = useCommand(changeGroup)
  const open = useCommand(openPreReader)
  const [cards, setCards] = useState<readonly KeyCard[]>([])
  /** Sent, and nobody answered: their account may be open with these pictures, so that they are sent again as they are. */
  const [unanswered, setUnanswered] = useState<KeyCard>()
  const isShown = useIsShown()

  const known = [...cards, ...(unanswered ? [unanswered] : [])].map(({ id }) => id)
  const rest = expected.filter(({ rosterId }) => !known.includes(rosterId))
  const count = rest.length + (unanswered ? 1 : 0)

  const openAll = useAsyncAction(async () => {
    if (!group.classCode) takeGroup(await switchOn.run({ path: { groupId }, body: { pictureSignIn: true } }))
    const drawn = rest.map(({ rosterId, fullName }) => ({
      id: rosterId,
      fullName,
      pictures: drawPictures(),
    }))
    for (const card of unanswered ? [unanswered, ...drawn] : drawn) {
      // Whoever left would never see the pictures.
      if (!isShown()) return
      try {
        await open.run({ path: { groupId, rosterId: card.id }, body: { pictures: card.pictures } })
      } catch (error) {
        setUnanswered(isTransient(error) ? card : undefined)
        throw error
      }
      setUnanswered(undefined)
      setCards(now => [...now, card])
    }
  })
  return (
    <>
      {count > 0 && !openAll.isPending && (
        <div className={staff.tools}>
          <Button tone="quiet" onClick={() => openAll.run(undefined)}>
            <Icon name="key" size={20} />
            {t('keyCards.openAll', { count })}
          </Button>
        </div>
      )}
      {openAll.isPending && (
        <ProgressJob
          title={t('keyCards.opening')}
          state="running"
          status={t('keyCards.underWay')}
          value={cards.length / Math.max(1, cards.length + count)}
          said={t('keyCards.done', { done: cards.length, of: cards.length + count })}
        />
      )}
      {!openAll.isPending && cards.length > 0 && group.classCode && (
        <KeyCards classCode={group.classCode} groupName={group.name} cards={cards} />
      )}
    </>
  )
}

/** Whether the component is still on the page, asked by what goes on for a while. */
function useIsShown(): () => boolean {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return () => shown.current
}
