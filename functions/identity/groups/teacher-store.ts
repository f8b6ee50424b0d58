import { putPersonStanding, readStandingRow } from '#functions/identity/accounts/person-store.ts'
import { withGroup } from '#functions/identity/rules/group.ts'
import { type Emission, emit, type Write } from '#functions/platform/store/transaction.ts'
import { standingChanged } from '#shared/identity/events.ts'
import type { Group } from '#shared/identity/group.ts'
import type { PersonStanding } from '#shared/kernel/standing.ts'

/** A person's standing with the version that was read. */
interface Versioned {
  readonly standing: PersonStanding
  readonly version: number
}

/** The standings of those whom identity knows, among these. */
export async function readTeachers(personIds: readonly string[]): Promise<readonly Versioned[]> {
  const rows = await Promise.all(personIds.map(readStandingRow))
  return rows.filter(row => row !== undefined)
}

/** Those whose reach a group, as it is now, changes. */
function affected(teachers: readonly Versioned[], group: Group): readonly Versioned[] {
  return teachers.flatMap(({ standing, version }) => {
    const now = withGroup(standing, group)
    return now.groupIds.length === standing.groupIds.length ? [] : [{ standing: now, version }]
  })
}

/** Gives a group's teachers their reach, and takes it from those who no longer teach it. */
export const teacherWrites = (teachers: readonly Versioned[], group: Group): Record<string, Write> =>
  Object.fromEntries(
    affected(teachers, group).map(({ standing, version }) => [
      `teacher ${standing.personId}`,
      putPersonStanding(standing, version),
    ]),
  )

export const teacherEmissions = (
  teachers: readonly Versioned[],
  group: Group,
  at: string,
): readonly Emission[] =>
  affected(teachers, group).map(({ standing: { personId } }) => emit(standingChanged, { personId }, at))
