import * as z from 'zod/mini'
import { getRow } from '#functions/platform/store/rows.ts'
import { commit, put, remove, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { interventionsTable } from './table.ts'

const StoredPlacement = z.object({ groupIds: z.array(z.string()), said: z.string() })

/** Keeps in which groups a child is, unless a later word is kept: by when it was said, and by the event where two were at once. */
export async function keepPlacement(
  studentId: string,
  groupIds: readonly string[],
  { at, eventId }: { readonly at: string; readonly eventId: string },
): Promise<void> {
  const said = `${at}#${eventId}`
  const placement = key(interventionsTable, 'placement', { studentId })
  const memberKey = (groupId: string) => key(interventionsTable, 'member', { studentId, groupId })
  await retryOnConflict(async () => {
    const before = await getRow(StoredPlacement, placement)
    if (before && before.said >= said) return true
    const left = before?.groupIds.filter(id => !groupIds.includes(id)) ?? []
    const isNewer = before ? 'said = :read' : 'attribute_not_exists(pk)'
    const failed = await commit<string>({
      writes: {
        placement: {
          row: { ...placement, groupIds, said },
          condition: isNewer,
          ...(before && { values: { ':read': before.said } }),
        },
        ...Object.fromEntries(
          groupIds.map(groupId => [groupId, put({ ...memberKey(groupId), groupId, studentId })]),
        ),
        ...Object.fromEntries(left.map(groupId => [groupId, remove(memberKey(groupId))])),
      },
    })
    return failed.size === 0 || undefined
  })
}
