import { expect, test } from 'vitest'
import type { PersonStanding } from '#shared/kernel/standing.ts'
import { type Account, confirmed, shownProfile } from './account.ts'

const account: Account = {
  personId: 'ana',
  fullName: 'Ana Rivera',
  grade: '2',
  unconfirmed: true,
  chosenSchoolId: 'playa-azul',
  chosenRegion: 'Humacao',
  since: '2026-08-10T12:00:00.000Z',
}
const standing: PersonStanding = { personId: 'ana', roles: ['student'], groupIds: [], childIds: [] }

test('once confirmed, what the child said of itself is gone, and nothing else', () => {
  expect(confirmed(account)).toEqual({
    personId: 'ana',
    fullName: 'Ana Rivera',
    grade: '2',
    since: '2026-08-10T12:00:00.000Z',
  })
})

test('a person is shown in the highest of their roles, at the place that their standing says', () => {
  const held: PersonStanding = {
    ...standing,
    roles: ['family', 'teacher'],
    schoolId: 'playa-azul',
    region: 'Ponce',
  }
  expect(shownProfile(confirmed(account), held)).toMatchObject({
    personId: 'ana',
    fullName: 'Ana Rivera',
    role: 'teacher',
    roles: ['family', 'teacher'],
    grade: '2',
    schoolId: 'playa-azul',
    region: 'Ponce',
  })
  expect(shownProfile(confirmed(account), held)).not.toHaveProperty('unconfirmed')
})

test('who is not confirmed is shown so, in the region that they chose', () => {
  const shown = shownProfile(account, standing)
  expect(shown).toMatchObject({ unconfirmed: true, region: 'Humacao' })
  // A school that is only said is nobody's place.
  expect(shown.schoolId).toBeUndefined()
})
