import { expect, test } from 'vitest'
import { AddressClaim, admits, granted, isProof, MOST_MAILS, mailed, NO_CLAIM } from './address-claim.ts'

const AT = '2026-08-10T12:00:00.000Z'
const after = (minutes: number, ms = 0) => new Date(Date.parse(AT) + minutes * 60_000 + ms).toISOString()

test('a mailed code proves the address for a quarter of an hour, and no other code does', () => {
  const { claim, proof } = mailed(NO_CLAIM, AT) ?? expect.unreachable()
  expect(proof).toMatch(/^\d{8}$/)
  expect(isProof(claim, proof, after(15, -1))).toBe(true)
  expect(isProof(claim, proof, after(15))).toBe(false)
  const other = proof === '00000000' ? '00000001' : '00000000'
  expect(isProof(claim, other, AT)).toBe(false)
  expect(isProof(NO_CLAIM, proof, AT)).toBe(false)
  const again = mailed(claim, after(1)) ?? expect.unreachable()
  if (again.proof !== proof) expect(isProof(again.claim, proof, after(1))).toBe(false)
})

test('three codes are mailed in an hour', () => {
  let claim = NO_CLAIM
  for (let minute = 0; minute < MOST_MAILS; minute++)
    claim = (mailed(claim, after(minute)) ?? expect.unreachable()).claim
  expect(mailed(claim, after(60, -1))).toBeUndefined()
  expect(mailed(claim, after(60))).toBeDefined()
})

test('an address that was given up is for whom it was given up, half an hour long; then for anybody', () => {
  const { claim, proof } = mailed(NO_CLAIM, AT) ?? expect.unreachable()
  const { claim: good, ticket } = granted(claim, true, AT)
  expect(admits(good, ticket, after(30, -1))).toEqual({ proven: true })
  for (const wrong of [undefined, '', 'another']) expect(admits(good, wrong, AT)).toBe('other')
  expect(admits(good, undefined, after(30))).toBe('anybody')
  expect(isProof(good, proof, AT)).toBe(false)
  expect(admits(granted(claim, false, AT).claim, 'x', AT)).toBe('other')
  expect(admits(NO_CLAIM, undefined, AT)).toBe('anybody')
})

test('a claim is stored as it was made, and one of before says nothing of proofs', () => {
  const { claim } = mailed(NO_CLAIM, AT) ?? expect.unreachable()
  const { claim: good, ticket } = granted(claim, true, AT)
  for (const one of [claim, good]) expect(AddressClaim.parse(JSON.parse(JSON.stringify(one)))).toEqual(one)
  const { proven: _, ...old } = good
  expect(admits(old, ticket, AT)).toEqual({ proven: false })
})
