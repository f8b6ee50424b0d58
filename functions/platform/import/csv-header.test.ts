import { expect, test } from 'vitest'
import { readHeader } from './csv-header.ts'

const asked = { required: ['school_name', 'municipio'], optional: ['id'] }
const read = (text: string | Buffer) => readHeader(Buffer.from(text), true, asked)

test.each([
  ['commas', 'school_name,municipio,id\nx', ',', '\n'],
  ['semicolons', 'school_name;municipio;id\r\nx', ';', '\n'],
  ['tabs', '"school_name"\t"municipio"\tid', '\t', '\n'],
  ['carriage returns alone', 'school_name,municipio,id\rx', ',', '\r'],
  ['a byte order mark, capitals and spaces', '\uFEFF School_Name ,MUNICIPIO,Id\n', ',', '\n'],
])('a header is found with %s', (_, text, delimiter, newline) => {
  expect(read(text)).toMatchObject({
    header: { delimiter, newline, columns: ['school_name', 'municipio', 'id'] },
  })
})

test('columns stand in any order, among others, each once', () => {
  expect(read('x,municipio,school_name,municipio\n')).toMatchObject({
    header: { columns: [null, 'municipio', 'school_name', null] },
    line: 2,
  })
})

test('what is missing is named', () => {
  expect(read('school_name,region\n')).toEqual({ problem: 'missingColumns', columns: ['municipio'] })
  expect(read('')).toEqual({ problem: 'missingColumns', columns: ['school_name', 'municipio'] })
})

test('UTF-16 is not taken for anything else', () => {
  expect(read(Buffer.from('\uFEFFschool_name,municipio', 'utf16le'))).toEqual({ problem: 'unknownEncoding' })
})
