import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namesIn, problemsIn, readClassList, textOf } from './class-list.ts'

const read = (text: string) => {
  const list = readClassList(text)
  return namesIn(list, list.roles)
}

test.each([
  ['one a line', 'Ana Rivera\nLeo Ortiz\n\n  Mía   Cruz  \n'],
  ['numbered', '1. Ana Rivera\n2) Leo Ortiz\n3 - Mía Cruz'],
  ['with bullets', '• Ana Rivera\n• Leo Ortiz\n• Mía Cruz'],
  ['the family’s first, between commas', 'Rivera, Ana\nOrtiz, Leo\nCruz, Mía'],
  ['all in capitals', 'ANA RIVERA\nLEO ORTIZ\nMÍA CRUZ'],
  ['headings in Spanish', 'Nombre,Apellidos\nAna,Rivera\nLeo,Ortiz\nMía,Cruz'],
  [
    'two family names’ columns, and others',
    'Núm;Apellido paterno;Apellido materno;Nombre;Grado\n1;Rivera;;Ana;K\n2;Ortiz;;Leo;K\n3;Cruz;;Mía;K',
  ],
  ['headings in English, tabs', 'First Name\tLast Name\nAna\tRivera\nLeo\tOrtiz\nMía\tCruz'],
  ['one column of whole names', 'Estudiante\n"Rivera, Ana"\n"Ortiz, Leo"\n"Cruz, Mía"'],
  ['numbers before, no headings', '101,Rivera,Ana\n102,Ortiz,Leo\n103,Cruz,Mía'],
])('%s', (_, text) => {
  expect(read(text)).toEqual(['Ana Rivera', 'Leo Ortiz', 'Mía Cruz'])
})

test('what a column says is taken as whoever looks decides', () => {
  const list = readClassList('Ana,Rivera')
  expect(namesIn(list, ['given', 'family'])).toEqual(['Ana Rivera'])
  expect(namesIn(list, ['family', 'given'])).toEqual(['Rivera Ana'])
  expect(namesIn(list, ['given', 'none'])).toEqual(['Ana'])
  expect(namesIn(list, ['none', 'none'])).toEqual([])
})

test('a name with a particle keeps it small; one that was written with care stays as it is', () => {
  expect(read('ANA DE LA CRUZ\nMaría O’Neill McKay')).toEqual(['Ana de la Cruz', 'María O’Neill McKay'])
})

test('what is amiss: no name, signs, twice, on the roster', () => {
  const names = ['A', 'Ana\u202eRivera', 'Leo Ortiz', 'leo ortíz', 'Mía Cruz']
  expect(problemsIn(names, ['MIA CRUZ'])).toEqual(['short', 'odd', undefined, 'twice', 'known'])
})

test('any text is read, and gives no more names than lines', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const names = read(text)
      expect(names.length).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length)
      expect(names).not.toContain('')
    }),
  )
})

test('a spreadsheet’s file, whichever way it wrote its accents', async () => {
  expect(await textOf(new Blob(['Mía Ñeco']))).toBe('Mía Ñeco')
  expect(await textOf(new Blob([Uint8Array.from([0x4d, 0xed, 0x61, 0x20, 0xd1])]))).toBe('Mía Ñ')
})
