import { describe, expect, test } from 'vitest'
import { decideSchool, schoolInRow } from './school-row.ts'

const cells = {
  school_name: 'Escuela Río Claro',
  ore_region: 'Humacao',
  municipio: 'Luquillo',
  is_active: 'sí',
}

describe('a row', () => {
  test.each([
    ['as it is', {}, { active: true }],
    [
      'with capitals and without accents',
      { ore_region: 'HUMACAO', municipio: 'LUQUILLO' },
      { municipio: 'Luquillo' },
    ],
    ['with the office’s full name', { ore_region: 'ORE de Humacao' }, { region: 'Humacao' }],
    ['that closes', { is_active: 'FALSE' }, { active: false }],
    ['that says nothing of it', { is_active: '' }, { active: true }],
    ['with an id', { id: 'rio-claro' }, { schoolId: 'rio-claro' }],
    ['with a formula for a name', { school_name: '=HYPERLINK("x")' }, { name: '=HYPERLINK("x")' }],
  ])('is read %s', (_, changed, expected) => {
    expect(schoolInRow({ ...cells, ...changed })).toMatchObject(expected)
  })

  test.each([
    [{ school_name: '' }, 'unreadableName'],
    [{ school_name: 'Escuela \u202Eoída' }, 'unreadableName'],
    [{ school_name: 'x'.repeat(121) }, 'unreadableName'],
    [{ id: 'Río Claro' }, 'unreadableId'],
    [{ ore_region: 'Miami' }, 'unknownRegion'],
    [{ municipio: 'Miami' }, 'unknownMunicipio'],
    [{ municipio: 'Ponce' }, 'anotherRegion'],
    [{ is_active: 'quizás' }, 'unclearActive'],
  ])('with %o is refused: %s', (changed, code) => {
    expect(schoolInRow({ ...cells, ...changed })).toBe(code)
  })
})

describe('a school of a file', () => {
  const school = { schoolId: 'a', name: 'A', region: 'Ponce', municipio: 'Ponce', active: true } as const
  test.each([
    ['that nobody knows', undefined, undefined, true, 'new'],
    ['that is as it was', school, 'a', true, 'unchanged'],
    ['that closed', { ...school, active: false }, 'a', false, 'changed'],
    ['with a new name', { ...school, name: 'B' }, undefined, true, 'changed'],
    ['with the name of another', undefined, 'b', true, 'nameTaken'],
    ['whose made id is another’s', { ...school, name: 'Á, B' }, undefined, false, 'idTaken'],
  ] as const)('%s', (_, stored, nameIsOf, hasOwnId, expected) => {
    expect(decideSchool(school, stored, nameIsOf, hasOwnId)).toBe(expected)
  })
})
