import { expect, test } from 'vitest'
import { POOL_CATEGORIES } from '../limits.ts'
import { poolQuotas } from './quotas.ts'

const codeOf = (demand: (action: string) => void, action: string) => {
  try {
    demand(action)
    return 'ok'
  } catch (error) {
    return error instanceof Error && 'code' in error && 'status' in error ? [error.code, error.status] : error
  }
}
const refused = ['TooManyRequestsException', 400]

test('each category lets so many calls a second through, whichever of its calls they are', () => {
  let now = 0
  const demand = poolQuotas({ pool: { UserCreation: 3 } }, () => now)
  for (const action of ['SignUp', 'ConfirmSignUp', 'AdminCreateUser'])
    expect(codeOf(demand, action)).toBe('ok')
  expect(codeOf(demand, 'SignUp')).toEqual(refused)
  expect(codeOf(demand, 'InitiateAuth')).toBe('ok')
  now += 334
  expect(codeOf(demand, 'SignUp')).toBe('ok')
  expect(codeOf(demand, 'SignUp')).toEqual(refused)
})

test('answers to challenges are counted apart from sign-ins; a quota of less than one a second lets one through', () => {
  let now = 0
  const demand = poolQuotas({ pool: { UserAuthentication: 0.5 } }, () => now)
  expect(codeOf(demand, 'InitiateAuth')).toBe('ok')
  for (let i = 0; i < 9; i++) expect(codeOf(demand, 'RespondToAuthChallenge')).toBe('ok')
  now += 1999
  expect(codeOf(demand, 'InitiateAuth')).toEqual(refused)
  now += 2
  expect(codeOf(demand, 'InitiateAuth')).toBe('ok')
})

test('a share of calls is refused by chance', () => {
  const draws = [0.24, 0.25]
  const demand = poolQuotas({ refused: { pool: 0.25 }, random: () => draws.shift() ?? 1 }, () => 0)
  expect(codeOf(demand, 'GetUser')).toEqual(refused)
  expect(codeOf(demand, 'GetUser')).toBe('ok')
})

test('no call is in two categories', () => {
  const all: string[] = Object.values(POOL_CATEGORIES).flat()
  expect(new Set(all).size).toBe(all.length)
})
