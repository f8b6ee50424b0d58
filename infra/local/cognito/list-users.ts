import * as z from 'zod/mini'
import { described } from './admin.ts'
import { shown, toList } from './attributes.ts'
import type { User } from './records.ts'
import { action, findPool, invalid } from './world.ts'

const SEARCHABLE = new Set([
  ...['username', 'email', 'phone_number', 'name', 'given_name', 'family_name', 'preferred_username'],
  ...['cognito:user_status', 'status', 'sub'],
])

function heldBy(user: User, name: string): string | undefined {
  if (name === 'username') return user.username
  if (name === 'cognito:user_status') return user.status
  if (name === 'status') return user.enabled ? 'Enabled' : 'Disabled'
  return shown(user)[name]
}

/** `email = "ana@demo.test"` or `name ^= "An"`. */
function parseFilter(filter: string): (user: User) => boolean {
  const [, name, operator, quoted] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? []
  if (!name || quoted === undefined) throw invalid('Error while parsing filter.')
  if (!SEARCHABLE.has(name)) throw invalid(`One or more requested attributes are not searchable: ${name}`)
  const value = quoted.replace(/\\(.)/g, '$1')
  return user => {
    const held = heldBy(user, name)
    return operator === '=' ? held === value : held?.startsWith(value) === true
  }
}

export const listUsers = action(
  z.object({
    UserPoolId: z.string(),
    Filter: z.optional(z.string()),
    Limit: z._default(z.int().check(z.gte(0), z.lte(60)), 60),
    PaginationToken: z.optional(z.string()),
    AttributesToGet: z.optional(z.array(z.string())),
  }),
  async (world, { UserPoolId, Filter, Limit, PaginationToken, AttributesToGet }) => {
    const pool = findPool(world, UserPoolId)
    const matches = Filter ? parseFilter(Filter) : () => true
    const limit = Limit || 60
    const after = PaginationToken ? Buffer.from(PaginationToken, 'base64url').toString() : ''
    const found = world.store.users(pool.id, after).filter(matches)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return {
      Users: page.map(user => ({
        ...described(user),
        Attributes: toList(shown(user)).filter(({ Name }) => AttributesToGet?.includes(Name) ?? true),
      })),
      ...(last &&
        found.length > limit && { PaginationToken: Buffer.from(last.username).toString('base64url') }),
    }
  },
)
