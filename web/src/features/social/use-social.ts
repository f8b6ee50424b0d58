import { useTranslation } from 'react-i18next'
import type { PlayName, Team } from '#shared/social/play-name.ts'
import { getBoard, getSocial, getTournament } from '#shared/social/routes.ts'
import type { BoardKind, Face } from '#shared/social/schema.ts'
import { useOwn } from '#web/lib/use-own.ts'

const FACE: Face = {
  playName: { animal: 'coqui', quality: 'alegre', number: 1 },
  appearance: { animal: 'coqui' },
}
const WEEK = '2026-08-10'

export const useSocial = () =>
  useOwn(
    getSocial,
    {},
    {
      closed: 'unconfirmed',
      friendCode: '',
      face: FACE,
      friends: [],
      received: [],
      onSchoolBoard: false,
    },
  )
export const useBoard = (of: BoardKind) =>
  useOwn(getBoard, { query: { of } }, { none: 'unconfirmed', week: WEEK, children: 0, places: [] })
export const useTournament = () =>
  useOwn(
    getTournament,
    {},
    {
      none: 'unconfirmed',
      week: WEEK,
      work: 0,
      own: 0,
      children: 0,
      teams: 0,
      places: [],
    },
  )

/** What a child is called among others, in the page’s language. */
export function usePlayName(): (name: PlayName) => string {
  const { t } = useTranslation('social')
  return ({ animal, quality, number }) =>
    t('playName', { animal: t(`animals.${animal}`), quality: t(`qualities.${quality}`), number })
}

export function useTeamName(): (team: Team) => string {
  const { t } = useTranslation('social')
  return ({ tree, number }) => t('team', { tree: t(`trees.${tree}`), number })
}
