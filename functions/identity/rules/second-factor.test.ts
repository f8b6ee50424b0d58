import { expect, test } from 'vitest'
import type { PersonStanding, Role } from '#shared/kernel/standing.ts'
import { mayRemoveFactor } from './second-factor.ts'

const HERE = { place: 'school:playa-azul', schoolId: 'playa-azul', region: 'Humacao' } as const
const REGION = { place: 'region:Humacao', region: 'Humacao' } as const
const ISLAND = { place: 'island' } as const
const who = (personId: string, roles: Role[], held: Partial<PersonStanding> = {}): PersonStanding => ({
  ...{ personId, roles, groupIds: [], childIds: [], schoolId: 'playa-azul' },
  ...held,
})
const teacher = who('luz', ['teacher'])
const director = who('rafael', ['director'])
const office = who('iris', ['ore'], { schoolId: undefined, region: 'Humacao' })
const admin = who('admin', ['admin'], { schoolId: undefined })

test('whoever stands above takes it, where somebody works', () => {
  expect(mayRemoveFactor(director, teacher, HERE, HERE)).toBe(true)
  expect(mayRemoveFactor(office, director, HERE, HERE)).toBe(true)
  expect(mayRemoveFactor(admin, office, REGION, undefined)).toBe(true)
  expect(mayRemoveFactor(admin, who('other', ['admin'], { schoolId: undefined }), ISLAND, undefined)).toBe(
    true,
  )
})

test('nobody from an equal, from above, elsewhere, from a child, or their own', () => {
  const elsewhere = who('noel', ['director'], { schoolId: 'el-roble' })
  const both = who('luz', ['teacher', 'ore'], { region: 'Humacao' })
  expect(mayRemoveFactor(director, who('sol', ['director']), HERE, HERE)).toBe(false)
  expect(mayRemoveFactor(teacher, director, HERE, HERE)).toBe(false)
  expect(mayRemoveFactor(elsewhere, teacher, HERE, HERE)).toBe(false)
  expect(mayRemoveFactor(director, who('luz', ['teacher'], { schoolId: 'el-roble' }), HERE, HERE)).toBe(false)
  expect(mayRemoveFactor(director, both, HERE, HERE)).toBe(false)
  expect(mayRemoveFactor(director, who('ana', ['student']), HERE, HERE)).toBe(false)
  expect(mayRemoveFactor(admin, admin, ISLAND, undefined)).toBe(false)
})
