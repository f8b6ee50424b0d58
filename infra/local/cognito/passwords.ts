import { randomInt } from 'node:crypto'
import { AwsError } from '../service.ts'
import type { Pool, User } from './records.ts'
import { checkPassword, makeVerifier } from './srp.ts'

/** The part of a pool's id that SRP calls its name. */
export const poolName = (pool: Pool) => pool.id.split('_')[1] ?? pool.id

const LOWER = /[a-z]/
const UPPER = /[A-Z]/
const NUMERIC = /[0-9]/
const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/

/** Refuses a password that the pool's policy does not allow. */
export function assertPolicy(pool: Pool, password: string): void {
  const policy = pool.properties.Policies.PasswordPolicy
  const refuse = (reason: string) => {
    throw new AwsError('InvalidPasswordException', `Password did not conform with policy: ${reason}`)
  }
  if (password.length < policy.MinimumLength) refuse('Password not long enough')
  if (password.length > 256) refuse('Password too long')
  if (/^\s|\s$/.test(password)) refuse('Password must not begin or end with white space')
  if (policy.RequireUppercase && !UPPER.test(password)) refuse('Password must have uppercase characters')
  if (policy.RequireLowercase && !LOWER.test(password)) refuse('Password must have lowercase characters')
  if (policy.RequireNumbers && !NUMERIC.test(password)) refuse('Password must have numeric characters')
  if (policy.RequireSymbols && !SYMBOL.test(password)) refuse('Password must have symbol characters')
}

/** What a user record holds of a password set now. */
export const passwordFields = (pool: Pool, username: string, password: string, now: number) => ({
  password: makeVerifier(poolName(pool), username, password),
  passwordSetAt: now,
})

export const isPassword = (pool: Pool, user: User, password: string) =>
  checkPassword(user.password, poolName(pool), user.username, password)

/** A temporary password that meets any policy. */
export function temporaryPassword(pool: Pool): string {
  const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#%&*']
  const length = Math.max(8, pool.properties.Policies.PasswordPolicy.MinimumLength)
  const pick = (letters: string) => letters.charAt(randomInt(letters.length))
  return Array.from({ length }, (_, at) => pick(kinds[at % kinds.length] ?? '')).join('')
}
