import * as z from 'zod/mini'
import { isOpen } from '#functions/identity/rules/child-request.ts'
import { identityTable } from '#functions/identity/table.ts'
import { expiry } from '#functions/platform/clock.ts'
import { getRow, queryRows } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { putNew, remove, type Write } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { ChildRequest, REQUEST_DAYS } from '#shared/identity/child-request.ts'

// A request lies in the partitions of both groups, so that each side lists it; both rows come and go in one transaction.
// An answered one is gone: what came of it is the roster, the audit's and the bell's to say.

const RequestRow = stored(ChildRequest, { askedById: z.string() })
export type StoredRequest = z.output<typeof RequestRow>

const requestKey = (groupId: string, requestId: string) =>
  key(identityTable, 'childRequest', { groupId, requestId })

export function putRequest(request: StoredRequest, at: string): Record<'asked' | 'toAnswer', Write> {
  const { groupId, fromGroupId, requestId } = request
  const row = { ...request, expiresAt: expiry(at, REQUEST_DAYS) }
  return {
    asked: putNew({ ...requestKey(groupId, requestId), ...row }),
    toAnswer: putNew({ ...requestKey(fromGroupId, requestId), ...row }),
  }
}

/** Ends a request; of two who end it, one does. */
export function removeRequest({
  groupId,
  fromGroupId,
  requestId,
}: Pick<ChildRequest, 'groupId' | 'fromGroupId' | 'requestId'>): Record<'asked' | 'toAnswer', Write> {
  return {
    asked: remove(requestKey(groupId, requestId)),
    toAnswer: {
      row: requestKey(fromGroupId, requestId),
      condition: 'attribute_exists(pk)',
      deletes: true,
    },
  }
}

/** A request of, or for, a group that can still be answered. */
export async function readRequest(
  groupId: string,
  requestId: string,
  at: string,
): Promise<StoredRequest | undefined> {
  const found = await getRow(RequestRow, requestKey(groupId, requestId))
  return found && isOpen(found, at) ? found : undefined
}

/** As many as a group that everybody asks of could have. */
const MOST_LISTED = 200

/** The requests of and for a group that can still be answered, newest first. */
export async function readRequests(groupId: string, at: string): Promise<readonly StoredRequest[]> {
  const found = await queryRows(RequestRow, {
    ...prefix(identityTable, 'childRequest', { groupId }),
    limit: MOST_LISTED,
    newestFirst: true,
  })
  return found.filter(request => isOpen(request, at))
}
