import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { DEED_DAYS, NUMBER_DAYS } from '#functions/platform/retention.ts'
import { changeRow, getRow, queryIndex, queryRows, type Row } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key, prefix } from '#functions/platform/table.ts'
import type { ReplyOf } from '#shared/kernel/route.ts'
import type { listDesk } from '#shared/support/routes.ts'
import { DESK_PAGE, DeskRequest, LIST_LIMIT, SupportRequest } from '#shared/support/schema.ts'
import { supportTable } from './table.ts'

const Own = stored(SupportRequest)
const OnDesk = stored(DeskRequest)
type Desk = z.output<typeof OnDesk>['state']

const requestKey = (personId: string, requestId: string) =>
  key(supportTable, 'request', { personId, requestId })

/** A request as it is stored; `desk` puts it on the desk's list of that state. */
export const requestRow = (request: DeskRequest, desk?: Desk): Row => ({
  ...requestKey(request.personId, request.requestId),
  ...request,
  ...(desk && { desk }),
  expiresAt: expiry(request.askedAt, DEED_DAYS),
})

export const readRequest = (personId: string, requestId: string): Promise<DeskRequest | undefined> =>
  getRow(OnDesk, requestKey(personId, requestId))

/** Lays a request on the desk, unless it is there or was answered; whatever is told again changes nothing. */
export async function receive(personId: string, requestId: string): Promise<void> {
  await changeRow(OnDesk, requestKey(personId, requestId), {
    update: 'SET #state = :received, desk = :received',
    condition: '#state = :sent',
    names: { '#state': 'state' },
    values: { ':sent': 'sent', ':received': 'received' },
  })
}

/** Newest first. */
export const listOwn = (personId: string): Promise<readonly SupportRequest[]> =>
  queryRows(Own, {
    ...prefix(supportTable, 'request', { personId }),
    limit: LIST_LIMIT,
    newestFirst: true,
  })

/** A page of those that wait, longest waiting first, or of those that were answered, newest first. */
export async function readDesk(
  state: 'received' | 'answered',
  cursor: string | undefined,
): Promise<ReplyOf<typeof listDesk>> {
  const [askedAt, personId = '', requestId = ''] = cursor?.split('~') ?? []
  const { rows, next } = await queryIndex(OnDesk, {
    index: { name: 'desk', ...supportTable.indexes.desk },
    of: state,
    limit: DESK_PAGE,
    newestFirst: state === 'answered',
    // That request may be answered or erased by now: its place in the order stays.
    after: askedAt ? { desk: state, askedAt, ...requestKey(personId, requestId) } : undefined,
  })
  const last = rows.at(-1)
  return { requests: [...rows], ...(next && last && { next: cursorAfter(last) }) }
}

const cursorAfter = ({ askedAt, personId, requestId }: DeskRequest): string =>
  [askedAt, personId, requestId].join('~')

const Asked = z.object({ version: z.int() })
const askedKey = (personId: string, day: string) => key(supportTable, 'asked', { personId, day })

/** How often somebody has asked on this day. */
export const readAsked = async (personId: string, day: string): Promise<number> =>
  (await getRow(Asked, askedKey(personId, day)))?.version ?? 0

/** The row's version is how often they asked. */
export const askedRow = (personId: string, day: string, version: number, at: string) => ({
  ...askedKey(personId, day),
  version,
  expiresAt: expiry(at, NUMBER_DAYS),
})
