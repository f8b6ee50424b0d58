import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endRole } from '../identity/routes.ts'
import { AskRecords } from '../records/schema.ts'

const accepts = (schema: z.ZodMiniType, body: object) => z.safeParse(schema, body).success
const role = { personId: 'luz', role: 'teacher' }

test('a reason is chosen; a note beside it has eighty letters at most', () => {
  expect(accepts(AskRecords, { reason: 'familyAsked' })).toBe(true)
  expect(accepts(AskRecords, { reason: 'La madre de Ana lo pide' })).toBe(false)
  expect(accepts(AskRecords, {})).toBe(false)
  expect(accepts(AskRecords, { reason: 'other', note: 'a'.repeat(80) })).toBe(true)
  expect(accepts(AskRecords, { reason: 'other', note: 'a'.repeat(81) })).toBe(false)
  expect(accepts(endRole.body, { ...role, reason: 'retired' })).toBe(true)
  expect(accepts(endRole.body, { ...role, reason: 'Se jubila' })).toBe(false)
})
