import * as z from 'zod/mini'
import { Grade, Region } from '#shared/kernel/school.ts'
import type { BoardKind, Closed, Face } from '#shared/social/schema.ts'
import { playNameOf } from './names.ts'

/** What is known of a child among others. */
export const Self = z.object({
  personId: z.string(),
  friendCode: z.optional(z.string()),
  schoolId: z.optional(z.string()),
  region: z.optional(Region),
  groupIds: z.optional(z.array(z.string())),
  grade: z.optional(Grade),
  placedAt: z.optional(z.string()),
  appearance: z.optional(z.record(z.string(), z.string())),
  dressedAt: z.optional(z.string()),
  titleId: z.optional(z.string()),
  titleVersion: z.optional(z.int()),
  onSchoolBoard: z.optional(z.boolean()),
  offByFamily: z.optional(z.boolean()),
  offByTeacher: z.optional(z.boolean()),
})
export type Self = z.output<typeof Self>

export const faceOf = ({ personId, appearance = { animal: 'coqui' }, titleId }: Self): Face => ({
  playName: playNameOf(personId),
  appearance,
  ...(titleId && { titleId }),
})

/** Why a child does nothing with others: either of the two switches is off, or no group has them. */
export function closedTo({ offByFamily, offByTeacher, schoolId, groupIds = [] }: Self): Closed | undefined {
  if (offByFamily || offByTeacher) return 'off'
  return schoolId === undefined || groupIds.length === 0 ? 'unconfirmed' : undefined
}

/** Below grade 3 nobody is compared with anybody. */
const COMPARED: readonly (Grade | undefined)[] = ['3', '4', '5']
export const isCompared = ({ grade }: Self): boolean => COMPARED.includes(grade)

/** The names of the boards there are. */
export const groupBoard = (groupId: string): string => `group:${groupId}`
export const schoolBoard = (schoolId: string): string => `school:${schoolId}`
export const leagueOf = (region: string, grade: Grade): string => `league:${region}:${grade}`

/** The board of a kind on which a child stands. */
export function boardOf(
  kind: BoardKind,
  { groupIds: [groupId] = [], schoolId, onSchoolBoard }: Self,
): string | undefined {
  if (kind === 'group') return groupId && groupBoard(groupId)
  return schoolId && onSchoolBoard ? schoolBoard(schoolId) : undefined
}

/** All boards on which a child stands: their group’s counts for tournaments too, whatever the grade. */
export function boardsOf(self: Self): readonly string[] {
  if (closedTo(self)) return []
  const school = isCompared(self) ? boardOf('school', self) : undefined
  return [boardOf('group', self), school].flatMap(board => board ?? [])
}
