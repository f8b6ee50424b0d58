import { createHash } from 'node:crypto'
import { PLAY_ANIMALS, PLAY_QUALITIES, type PlayName, TEAMS, type Team } from '#shared/social/play-name.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const pick = <T>(all: readonly [T, ...T[]], byte: number | undefined): T =>
  all[(byte ?? 0) % all.length] ?? all[0]
const number = (byte: number | undefined): number => ((byte ?? 0) % 99) + 1

/** Always the same for a child, and nothing that tells who they are. */
export function playNameOf(personId: string): PlayName {
  const [animal, quality, of] = digest(`play name ${personId}`)
  return { animal: pick(PLAY_ANIMALS, animal), quality: pick(PLAY_QUALITIES, quality), number: number(of) }
}

/** Always the same for a group. */
export function teamOf(groupId: string): Team {
  const [tree, of] = digest(`team ${groupId}`)
  return { tree: pick(TEAMS, tree), number: number(of) }
}

/** By which a child or a group finds its own place on a board, and nobody else. */
export const placeMark = (board: string, id: string): string =>
  digest(`place ${board} ${id}`).toString('base64url').slice(0, 12)
