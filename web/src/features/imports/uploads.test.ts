import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { rosterFiles, singleFile } from './uploads.ts'

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name)
const known = ['orgs.csv', 'users.csv']

test('one file is sent under the name that is asked for', () => {
  expect(singleFile('schools.csv', [file('Escuelas 2026.CSV', 'a')])[0]?.name).toBe('schools.csv')
  expect(() => singleFile('schools.csv', [file('escuelas.xlsx', 'a')])).toThrow('noCsv')
  expect(() => singleFile('schools.csv', [file('vacia.csv', '')])).toThrow('noCsv')
})

test('a roster comes file by file or in a zip, and only what is read is sent', async () => {
  const zipped = zipSync({
    'roster/Orgs.csv': strToU8('o'),
    'roster/users.csv': strToU8('ñ'),
    'roster/demographics.csv': strToU8('d'),
    '__MACOSX/users.csv': strToU8('x'),
    'leeme.txt': strToU8('t'),
  })
  const uploads = await rosterFiles([file('roster.zip', new Uint8Array(zipped))], known)
  expect(uploads.map(({ name }) => name)).toEqual(known)
  expect(await uploads[1]?.content.text()).toBe('ñ')
  expect(
    (await rosterFiles([file('users.csv', 'u'), file('ORGS.CSV', 'o')], known)).map(({ name }) => name),
  ).toEqual(known)
})

test('what is no zip, or holds nothing of it, is not sent', async () => {
  await expect(rosterFiles([file('roster.zip', 'no zip')], known)).rejects.toThrow('brokenZip')
  const empty = file('roster.zip', new Uint8Array(zipSync({ 'a.txt': strToU8('a') })))
  await expect(rosterFiles([empty], known)).rejects.toThrow('noCsv')
})
