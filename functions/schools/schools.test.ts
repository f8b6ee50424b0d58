import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import municipios from '#shared/catalogue/municipios.json' with { type: 'json' }
import { folded } from '#shared/language/folded.ts'
import { SchoolId } from '#shared/schools/schema.ts'
import { idOf, located, municipioNamed } from './schools.ts'

describe('a municipio', () => {
  test('is found however it is written', () => {
    expect(municipioNamed(' MAYAGUEZ ')).toEqual({ municipio: 'Mayagüez', region: 'Mayagüez' })
    expect(municipioNamed('aguas  buenas')?.municipio).toBe('Aguas Buenas')
    expect(municipioNamed('Miami')).toBeUndefined()
  })

  test('has one name once folded', () => {
    expect(municipios.rows).toHaveLength(78)
    expect(new Set(municipios.rows.map(({ municipio }) => folded(municipio))).size).toBe(78)
  })

  test('decides the region', () => {
    const luquillo = { municipio: 'luquillo', region: 'Humacao', schoolId: 'x' } as const
    expect(located(luquillo)).toEqual({ ...luquillo, municipio: 'Luquillo' })
    expect(located({ municipio: 'Luquillo', region: 'Ponce' })).toBe('schools.anotherRegion')
    expect(located({ municipio: '', region: 'Ponce' })).toBe('schools.unknownMunicipio')
  })
})

describe('the id of a school that has none', () => {
  test('is made of its name and municipio', () => {
    expect(idOf({ name: 'Esc. José de Diego (nueva)', municipio: 'Añasco' })).toBe(
      'esc-jose-de-diego-nueva-anasco',
    )
  })

  test('is one whatever the name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 130 }),
        fc.constantFrom(...municipios.rows),
        (name, { municipio }) => {
          const id = idOf({ name, municipio })
          expect(SchoolId.safeParse(id).success, id).toBe(true)
          expect(idOf({ name: `  ${name.toUpperCase().toLowerCase()} `, municipio })).toBe(
            idOf({ name: name.toUpperCase().toLowerCase(), municipio }),
          )
        },
      ),
    )
  })
})
