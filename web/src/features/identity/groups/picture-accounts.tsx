import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureWord, Roster } from '#shared/identity/group.ts'
import { changeGroup, openPreReader } from '#shared/identity/group-routes.ts'
import { useCommand } from '#web/lib/query.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressJob } from '#web/ui/progress-job.tsx'
import staff from '#web/ui/staff.module.css'
import { drawPictures } from '../pictures/draw-pictures.ts'
import { type KeyCard, KeyCards } from './key-cards.tsx'
import { useAmendRoster } from './use-amend-roster.ts'

interface Opening {
  readonly classCode: string
  readonly of: number
  readonly cards: readonly KeyCard[]
}

/** An account with pictures for every child of the roster who has none, and the cards to cut out. */
export function PictureAccounts({ roster: { group, expected } }: { readonly roster: Roster }) {
  const { t } = useTranslation('identity')
  const { groupId } = group
  const { takeGroup } = useAmendRoster(groupId)
  const switchOn = useCommand(changeGroup)
  const open = useCommand(openPreReader)
  const [opening, setOpening] = useState<Opening>()

  const openAll = useAsyncAction(async () => {
    let { classCode } = group
    if (!classCode) {
      const now = await switchOn.run({ path: { groupId }, body: { pictureSignIn: true } })
      takeGroup(now)
      classCode = now.classCode ?? ''
    }
    const before = opening?.cards ?? []
    setOpening({ classCode, of: before.length + expected.length, cards: before })
    for (const { rosterId, fullName } of expected) {
      const pictures: PictureWord = drawPictures()
      await open.run({ path: { groupId, rosterId }, body: { pictures } })
      setOpening(now => now && { ...now, cards: [...now.cards, { id: rosterId, fullName, pictures }] })
    }
  })
  const isWhole = opening && !openAll.isPending
  return (
    <>
      {expected.length > 0 && !openAll.isPending && (
        <div className={staff.tools}>
          <Button tone="quiet" onClick={() => openAll.run(undefined)}>
            <Icon name="key" size={20} />
            {t('keyCards.openAll', { count: expected.length })}
          </Button>
        </div>
      )}
      {opening && openAll.isPending && (
        <ProgressJob
          title={t('keyCards.opening')}
          state="running"
          status={t('keyCards.underWay')}
          value={opening.cards.length / Math.max(1, opening.of)}
          said={t('keyCards.done', { done: opening.cards.length, of: opening.of })}
        />
      )}
      {isWhole && opening.cards.length > 0 && (
        <KeyCards classCode={opening.classCode} groupName={group.name} cards={opening.cards} />
      )}
    </>
  )
}
