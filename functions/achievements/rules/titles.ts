import type { Title } from '#shared/achievements/schema.ts'
import { RARITIES, type TitleDefinition } from '#shared/achievements/titles.ts'

interface Had {
  /** When each was unlocked, ISO 8601, by id. */
  readonly unlocked: ReadonlyMap<string, string>
  readonly equipped: string | undefined
}

/** The active titles and those that somebody has, by rarity descending. */
export const titlesOf = (
  definitions: readonly TitleDefinition[],
  { unlocked, equipped }: Had,
): readonly Title[] =>
  definitions
    .filter(({ titleId, isActive }) => isActive || unlocked.has(titleId))
    .map(definition => titleWith(definition, unlocked.get(definition.titleId), equipped))
    .sort((a, b) => RARITIES.indexOf(a.rarity) - RARITIES.indexOf(b.rarity))

export const titleWith = (
  definition: TitleDefinition,
  unlockedAt: string | undefined,
  equipped?: string,
): Title => ({
  ...definition,
  isEquipped: definition.titleId === equipped,
  ...(unlockedAt && { unlockedAt }),
})
