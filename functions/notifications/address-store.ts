import * as z from 'zod/mini'
import { deleteRow, getRow, getRows, putNewer, queryIndex } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key } from '#functions/platform/table.ts'
import { Address, foundBy } from './rules/address.ts'
import type { Stretch } from './rules/sending.ts'
import { notificationsTable } from './table.ts'

const Stored = stored(Address)
const rowKey = (personId: string) => key(notificationsTable, 'address', { personId })

export const addressRow = (address: Address) => ({
  ...rowKey(address.personId),
  ...address,
  ...foundBy(address),
})

/** Keeps an address, unless one of later standings is kept. */
export async function keepAddress(address: Address): Promise<void> {
  await putNewer(addressRow(address))
}

export const endAddress = (personId: string): Promise<void> => deleteRow(rowKey(personId))

/** Throws where it cannot be read. */
export const readAddress = (personId: string): Promise<Address | undefined> =>
  getRow(Stored, rowKey(personId))

/** In the order asked; undefined where somebody has none. */
export const readAddressesOf = (personIds: readonly string[]): Promise<readonly (Address | undefined)[]> =>
  getRows(Stored, personIds.map(rowKey))

/** An address as it was found, or whose row it is that cannot be read. */
export type FoundAddress = Address | { readonly unreadable: string }

const OWNER = rowKey('').pk
const Found = z.union([
  Stored,
  z.pipe(
    z.object({ pk: z.string() }),
    z.transform(({ pk }): FoundAddress => ({ unreadable: pk.slice(OWNER.length) })),
  ),
])

/** A page of the addresses of a stretch, and where the next begins. */
export function readAddresses(
  { region, schoolId }: Stretch,
  limit: number,
  after: Readonly<Record<string, unknown>> | undefined,
): Promise<{
  readonly rows: readonly FoundAddress[]
  readonly next: Readonly<Record<string, unknown>> | undefined
}> {
  return queryIndex(Found, {
    index: { name: 'addressed', ...notificationsTable.indexes.addressed },
    of: region,
    ...(schoolId && { begins: `${schoolId}#` }),
    limit,
    after,
  })
}
