import type { Group } from '#shared/identity/group.ts'
import type { PersonStanding } from '#shared/kernel/standing.ts'

/** Whether a group is one that children are in now: open, of this school year, or of one that is being prepared. */
export const isCurrent = (
  { active, schoolYear }: Pick<Group, 'active' | 'schoolYear'>,
  year: number,
): boolean => active && schoolYear >= year

type ChildsGroup = Pick<Group, 'groupId' | 'active' | 'schoolYear'>

/**
 * Whose a child is towards somebody who teaches at their school: nobody's this school year, their own, or another's. What
 * a group of last year gives to reach is not enough: the child has another teacher now.
 */
export function belongingTo(
  { groupIds: taught }: Pick<PersonStanding, 'groupIds'>,
  groups: readonly ChildsGroup[],
  year: number,
): 'free' | 'own' | 'another' {
  const current = groups.filter(group => isCurrent(group, year))
  if (current.length === 0) return 'free'
  return current.some(({ groupId }) => taught.includes(groupId)) ? 'own' : 'another'
}

/** A group by what a list of groups says of it; one that the list does not have yet was opened just now, and is somebody's. */
export const listedGroup = (
  groups: ReadonlyMap<string, ChildsGroup>,
  groupId: string,
  year: number,
): ChildsGroup => groups.get(groupId) ?? { groupId, active: true, schoolYear: year }

/** The groups that a child leaves when somebody moves them: of those of now, the ones that somebody may take them from. */
export const leftBy = (
  mayTakeFrom: (groupId: string) => boolean,
  groups: readonly ChildsGroup[],
  year: number,
): readonly string[] =>
  groups.flatMap(group => (isCurrent(group, year) && mayTakeFrom(group.groupId) ? [group.groupId] : []))
