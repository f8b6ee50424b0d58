import * as z from 'zod/mini'
import { Code, endOfCode, type Grant, hashOfCode, newLetters } from '#functions/identity/rules/access-code.ts'
import { shardOf } from '#functions/identity/rules/reservation.ts'
import { identityTable } from '#functions/identity/table.ts'
import { expiry, newId } from '#functions/platform/clock.ts'
import { deleteRow, getRow, queryIndex, type Row } from '#functions/platform/store/rows.ts'
import { putVersion, type Write } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { type NewAccessCode, shownCode } from '#shared/identity/access-code.ts'
import type { Place } from '#shared/kernel/place.ts'

/** What became of a code can be looked up for so long. */
const RETENTION_DAYS = 400

export const codeKey = (hash: string) => key(identityTable, 'code', { hash })

export const readCode = (hash: string): Promise<Code | undefined> => getRow(Code, codeKey(hash))

/** Whom a code names, if it is a child. */
const aboutWhom = ({ role, childId, usedBy, rosterId }: Code): string | undefined =>
  childId ?? (role === 'student' ? (usedBy ?? rosterId) : undefined)

/** A code at its next version. */
export function putCode(code: Code, read = code.version): Write {
  const row: Row & { version: number } = {
    ...codeKey(code.hash),
    ...code,
    about: aboutWhom(code),
    ...(code.state === 'open' && { openBy: code.createdBy }),
    ...(code.reservedBy && { reservedShard: shardOf(code.reservedBy) }),
    version: read + 1,
    expiresAt: expiry(code.createdAt, RETENTION_DAYS),
  }
  return putVersion(row, read)
}

/** A new code, with the letters that are shown once. */
export function makeCode(grant: Grant, place: Place, createdBy: string, at: string, forEmail?: string) {
  const letters = newLetters()
  const code: Code = {
    ...grant,
    place,
    createdBy,
    hash: hashOfCode(letters),
    codeId: newId(),
    state: 'open',
    createdAt: at,
    endsAt: endOfCode(at),
    ...(forEmail && { forEmail }),
    version: 0,
  }
  return { letters, code }
}

/** A new code with its letters, as nothing but this one answer holds them. */
export const shownOnce = ({ letters, code }: ReturnType<typeof makeCode>): NewAccessCode => ({
  codeId: code.codeId,
  code: shownCode(letters),
  role: code.role,
  place: code.place,
  ...(code.forName && { forName: code.forName }),
  expiresAt: code.endsAt,
})

const index = { name: 'codes', ...identityTable.indexes.codes }

/** The code of a place that has this id. */
export async function findCode(place: Place, codeId: string): Promise<Code | undefined> {
  const { rows } = await queryIndex(Code, { index, of: place, begins: codeId, limit: 1 })
  const [found] = rows
  return found?.codeId === codeId ? found : undefined
}

/** One page of a place's codes, newest first, after the code with that id; and whether there are more. */
export async function listCodesOf(place: Place, after: string | undefined, limit: number) {
  // The key of a code holds its hash, which nobody is shown: so where a page ends is named by its id.
  const last = after === undefined ? undefined : await findCode(place, after)
  const { rows, next } = await queryIndex(Code, {
    index,
    of: place,
    limit,
    newestFirst: true,
    after: last && { ...codeKey(last.hash), place, codeId: last.codeId },
  })
  return { codes: rows, more: next !== undefined }
}

const Current = z.object({ hash: z.string(), version: z.int() })
const currentKey = (of: string) => key(identityTable, 'currentCode', { of })

/**
 * What makes a code the one that counts for somebody: the code made before ends, if nobody has used it. `of` names the
 * child, or what else there is one code for.
 */
export async function replaceCode(of: string, code: Code): Promise<Record<string, Write>> {
  const current = await getRow(Current, currentKey(of))
  const before = current && (await readCode(current.hash))
  const read = current?.version ?? 0
  return {
    code: putCode(code),
    current: putVersion({ ...currentKey(of), hash: code.hash, version: read + 1 }, read),
    ...(before?.state === 'open' && { before: putCode({ ...before, state: 'revoked' }) }),
  }
}

const issuedIndex = { name: 'issued', ...identityTable.indexes.issued }

/** All codes that someone made and that nobody has used or ended; of those made just now perhaps not all. */
export async function openCodesBy(personId: string): Promise<readonly Code[]> {
  const codes: Code[] = []
  let after: Readonly<Record<string, unknown>> | undefined
  do {
    const page = await queryIndex(Code, { index: issuedIndex, of: personId, limit: 200, after })
    codes.push(...page.rows)
    after = page.next
  } while (after)
  return codes
}

const aboutIndex = { name: 'about', ...identityTable.indexes.about }

/** Some of the codes that name a child, by the id of their account or of their line in a roster. */
export const codesAbout = async (id: string): Promise<readonly Code[]> =>
  (await queryIndex(Code, { index: aboutIndex, of: id, limit: 100 })).rows

/** Ends every trace of codes, and of which of them counts for somebody. */
export async function deleteCodes(codes: readonly Code[], of: string): Promise<void> {
  for (const { hash } of codes) await deleteRow(codeKey(hash))
  await deleteRow(currentKey(of))
}
