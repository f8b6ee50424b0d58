import * as z from 'zod/mini'
import { identityTable } from '#functions/identity/table.ts'
import { getRow, queryRows } from '#functions/platform/store/rows.ts'
import { put, remove, type Write } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { studentStandingKey } from '#shared/kernel/standing.ts'

// That someone is a child's family stands in both their standings, by which they are admitted; a row of the child's says
// since when.

const Link = z.object({ personId: z.string(), since: z.string() })
const linkKey = (studentId: string, personId: string) => key(identityTable, 'link', { studentId, personId })

export const putLink = (studentId: string, personId: string, since: string): Write =>
  put({ ...linkKey(studentId, personId), personId, since })

/** A child has one family more; fails where there is no such child, or this is their family. */
export const linkWrites = (
  studentId: string,
  personId: string,
  at: string,
): Record<'child' | 'link', Write> => ({
  child: {
    row: studentStandingKey(studentId),
    update: 'SET standing.familyIds = list_append(standing.familyIds, :they), version = version + :one',
    condition: 'attribute_exists(pk) AND NOT contains(standing.familyIds, :id)',
    values: { ':they': [personId], ':id': personId, ':one': 1 },
  },
  link: putLink(studentId, personId, at),
})

/** Notes that those around a child know of a link; fails where they do, or there is none any more. */
export const noteTold = (studentId: string, personId: string, at: string): Write => ({
  row: linkKey(studentId, personId),
  update: 'SET toldAt = :at',
  condition: 'attribute_exists(pk) AND attribute_not_exists(toldAt)',
  values: { ':at': at },
})

export const removeLink = (studentId: string, personId: string): Write => remove(linkKey(studentId, personId))

/** Since when someone is a child's family; undefined where they are not. */
export const readLink = (studentId: string, personId: string) => getRow(Link, linkKey(studentId, personId))

/** More than any child has. */
const MOST_FAMILIES = 100
export const readLinks = (studentId: string) =>
  queryRows(Link, { ...prefix(identityTable, 'link', { studentId }), limit: MOST_FAMILIES })
