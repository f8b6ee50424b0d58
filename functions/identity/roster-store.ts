import * as z from 'zod/mini'
import { getRow } from '#functions/platform/rows.ts'
import { key } from '#functions/platform/table.ts'
import { Expected } from '#shared/identity/group.ts'
import type { Grant } from './access-code.ts'
import { identityTable } from './table.ts'

type RosterChild = Pick<Grant, 'rosterId' | 'forName' | 'grade'>

/** These children of a group's roster, as codes are made for them; undefined where one of them is not on it. */
export async function readChildren(
  groupId: string,
  rosterIds: readonly string[],
): Promise<readonly RosterChild[] | undefined> {
  const found = await Promise.all(
    [...new Set(rosterIds)].map(rosterId =>
      getRow(z.object(Expected.shape), key(identityTable, 'expected', { groupId, rosterId })),
    ),
  )
  const children = found.flatMap(child =>
    child ? [{ rosterId: child.rosterId, forName: child.fullName, grade: child.grade }] : [],
  )
  return children.length === found.length ? children : undefined
}
