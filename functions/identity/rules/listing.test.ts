import { expect, test } from 'vitest'
import type { PersonStanding, Role } from '#shared/kernel/standing.ts'
import { DEPARTMENT, listedAs, listedFirst, listingOf, officeOf } from './listing.ts'

const account = { personId: 'ana', fullName: 'Ángela Núñez' }
const holding = (roles: readonly Role[], place: Partial<PersonStanding> = {}): PersonStanding => ({
  personId: 'ana',
  roles: [...roles],
  groupIds: [],
  childIds: [],
  ...place,
})
const school = { schoolId: 'playa-azul' }

test('names are sorted without accents or case, and by no more than 80 letters', () => {
  expect(listedAs('student', 'Ángela Núñez', 'ana')).toBe('student#angela nunez#ana')
  expect(listedAs('staff', 'x'.repeat(81), 'ana')).toBe(`staff#${'x'.repeat(80)}#ana`)
  expect(listedAs('group', 'A', 'g').startsWith(listedFirst('group'))).toBe(true)
})

test.each([
  ['a teacher', ['teacher'], 'staff'],
  ['a director', ['director'], 'staff'],
  ['a teacher who learns too', ['student', 'teacher'], 'staff'],
  ['a student', ['student'], 'student'],
] as const)('%s is listed in the school', (_, roles, kind) => {
  expect(listingOf(account, holding(roles, school))).toEqual({
    schoolId: 'playa-azul',
    listedAs: `${kind}#angela nunez#ana`,
  })
})

test('who waits is listed where they say that they learn', () => {
  const waiting = { ...account, unconfirmed: true, chosenSchoolId: 'monte-verde' }
  expect(listingOf(waiting, holding(['student']))).toEqual({
    schoolId: 'monte-verde',
    listedAs: 'waiting#angela nunez#ana',
  })
  expect(listingOf({ ...account, unconfirmed: true }, holding(['student']))).toEqual({})
})

test('a family is listed nowhere, nor is who has no school', () => {
  expect(listingOf(account, holding(['family'], school))).toEqual({})
  expect(listingOf(account, holding(['teacher']))).toEqual({})
})

test('an office lists who works for it, the department whoever is an administrator', () => {
  expect(officeOf(account, holding(['ore'], { region: 'Ponce' }))).toEqual({
    office: 'Ponce',
    officeAs: 'angela nunez#ana',
  })
  expect(officeOf(account, holding(['ore']))).toEqual({})
  expect(officeOf(account, holding(['director'], { region: 'Ponce' }))).toEqual({})
  const department = { office: DEPARTMENT, officeAs: 'angela nunez#ana' }
  expect(officeOf(account, holding(['admin']))).toEqual(department)
  expect(officeOf(account, holding(['ore', 'admin'], { region: 'Ponce' }))).toEqual(department)
})
