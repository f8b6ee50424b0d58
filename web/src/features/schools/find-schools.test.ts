import { expect, test } from 'vitest'
import type { School } from '#shared/schools/schema.ts'
import { findSchools, withSchool } from './find-schools.ts'

const school = (
  schoolId: string,
  name: string,
  municipio: string,
  region: School['region'],
  active = true,
) => ({
  schoolId,
  name,
  municipio,
  region,
  active,
})
const diego = school('61234', 'Escuela José de Diego 🌺', 'Aguadilla', 'Mayagüez')
const playa = school('playa-azul', 'Escuela Playa Azul, Luquillo', 'Luquillo', 'Humacao')
const closed = school('sol', 'Escuela del Sol', 'Luquillo', 'Humacao', false)
const all = [playa, closed, diego]

test.each([
  ['', all],
  ['  jose  DIEGO', [diego]],
  ['esc azul', [playa]],
  ['6123', [diego]],
  ['playa-az', [playa]],
  ['go', []],
  ['escuela (', all],
] as const)('%j finds by the beginnings of words, or by the code', (text, found) => {
  expect(findSchools(all, { text })).toEqual(found)
})

test('region, municipio and state narrow it down', () => {
  expect(findSchools(all, { text: '', region: 'Humacao' })).toEqual([playa, closed])
  expect(findSchools(all, { text: '', municipio: 'Luquillo', active: false })).toEqual([closed])
  expect(findSchools(all, { text: '', active: true })).toEqual([playa, diego])
})

test('a school that was renamed stands in its new place, once', () => {
  const renamed = { ...closed, name: 'Escuela Alba' }
  expect(withSchool(all, renamed)).toEqual([renamed, playa, diego])
  expect(withSchool([], diego)).toEqual([diego])
})
