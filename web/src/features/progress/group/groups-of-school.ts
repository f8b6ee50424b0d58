import type { ListedText } from '#shared/catalogue/schema.ts'
import type { Group } from '#shared/identity/group.ts'
import type { Language } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import type { GroupGlance } from '#shared/progress/group-glance.ts'
import { bandOf, positionInBand, targetOf } from '../benchmark-band.ts'

/** A group of the school as the screen shows it. */
export interface GroupLine extends Pick<Group, 'groupId' | 'name' | 'grade'> {
  /** Undefined where nothing was counted yet. */
  readonly glance: GroupGlance | undefined
}

/** The school's groups that go on, each with what is counted of it; a group that was closed is left out. */
export function groupsOfSchool(
  groups: readonly Pick<Group, 'groupId' | 'name' | 'grade' | 'active'>[],
  glances: readonly GroupGlance[],
): readonly GroupLine[] {
  const counted = new Map(glances.map(glance => [glance.groupId, glance]))
  return groups
    .filter(({ active }) => active)
    .map(({ groupId, name, grade }) => ({ groupId, name, grade, glance: counted.get(groupId) }))
}

/** Where a group of the school is opened: the way back leads to the school. */
export const groupOfSchool = (groupId: string, search: URLSearchParams): string =>
  `/comprehensive-dashboard?${new URLSearchParams({ ...Object.fromEntries(search), group: groupId })}`

/** The way back. */
export function schoolOfGroup(search: URLSearchParams): string {
  const rest = new URLSearchParams([...search].filter(([name]) => name === 'region' || name === 'school'))
  return rest.size > 0 ? `/comprehensive-dashboard?${rest}` : '/comprehensive-dashboard'
}

/** Where somebody is to be helped, most of them first, then by name. */
export const groupsToHelp = (
  lines: readonly GroupLine[],
): readonly (GroupLine & { readonly glance: GroupGlance })[] =>
  lines
    .flatMap(line => (line.glance && line.glance.toHelp > 0 ? [{ ...line, glance: line.glance }] : []))
    .toSorted((a, b) => b.glance.toHelp - a.glance.toHelp || a.name.localeCompare(b.name, 'es'))

/** Of the paces of a language that can be judged, how many are below what is expected; undefined where none can. */
export function paceBelow(
  { languages }: Pick<GroupGlance, 'languages'>,
  language: Language,
  texts: readonly ListedText[],
  today: SchoolDay,
): { readonly below: number; readonly judged: number } | undefined {
  const positions = (languages[language]?.paces ?? []).flatMap(({ grade, pace }) => {
    const band = bandOf(language, grade, today, targetOf(texts, language, grade))
    return band ? [positionInBand(pace, band)] : []
  })
  if (positions.length === 0) return undefined
  return { below: positions.filter(position => position === 'below').length, judged: positions.length }
}
