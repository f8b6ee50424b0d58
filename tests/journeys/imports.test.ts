import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  applySchoolImport,
  checkSchoolImport,
  getSchoolImport,
  listSchoolVerdicts,
  openSchoolImport,
} from '#shared/schools/import-routes.ts'
import { addSchool, listCatalogue } from '#shared/schools/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { importing } from '#tests/support/importing.ts'
import { door } from './house.ts'

const admin = await door.signIn('admin@demo.test')
const director = await door.signIn('director@demo.test')

const routes = {
  open: openSchoolImport,
  check: checkSchoolImport,
  apply: applySchoolImport,
  get: getSchoolImport,
  verdicts: listSchoolVerdicts,
}
const schools = (content: string | Buffer) => importing(admin, routes, { 'schools.csv': content })
const HEADER = 'school_name,ore_region,municipio,is_active,id'

/** A name that no other test uses. */
const newName = () => `Escuela Importada ${randomUUID().slice(0, 8)}`
const named = async (name: string) => {
  const { body } = await admin.raw('GET /island/schools')
  return listCatalogue.reply.parse(body).schools.filter(school => school.name.includes(name))
}

test('a file of the old kind is checked, applied, and the second time changes nothing', async () => {
  const [first, second] = [newName(), newName()]
  const text = [
    'IS_ACTIVE;School_Name;municipio;ore_region',
    `si;${first} Peñuelas;PENUELAS;Ponce`,
    `no;"${second}; ""la otra""";Añasco;Mayagüez`,
    '',
  ].join('\r\n')
  const file = Buffer.from(text, 'latin1')

  const dry = await schools(file)
  expect(await dry.check()).toMatchObject({
    state: 'checked',
    progress: 1,
    counts: { new: 2, changed: 0, unchanged: 0, refused: 0 },
    recoded: 2,
  })
  expect(await named(first)).toEqual([])
  expect(await dry.apply()).toMatchObject({ state: 'applied', counts: { new: 2 } })
  expect(await dry.verdicts()).toEqual([
    { file: 'schools.csv', line: 2, verdict: 'new', label: `${first} Peñuelas` },
    { file: 'schools.csv', line: 3, verdict: 'new', label: `${second}; "la otra"` },
  ])
  await eventually(async () => {
    expect(await named(first)).toMatchObject([
      { name: `${first} Peñuelas`, municipio: 'Peñuelas', active: true },
    ])
    expect(await named(second)).toMatchObject([{ municipio: 'Añasco', region: 'Mayagüez', active: false }])
  })

  const again = await schools(file)
  const unchanged = { new: 0, changed: 0, unchanged: 2, ended: 0, skipped: 0, refused: 0 }
  expect(await again.check()).toMatchObject({ counts: unchanged })
  expect(await again.apply()).toMatchObject({ state: 'applied', counts: unchanged })
  // What is applied stays so, however often it is asked for.
  expect(await again.apply()).toMatchObject({ state: 'applied', counts: unchanged })
  expect(await dry.check()).toMatchObject({ state: 'applied', counts: { new: 2 } })
})

test('each row has its own verdict, in the check as in the end', async () => {
  const name = newName()
  const taken = await admin.ask(addSchool, {
    body: { name: `${name} tomada`, region: 'Caguas', municipio: 'Cayey', active: true },
  })
  const rows = [
    [`=HYPERLINK("${name}"),Caguas,Cayey,true,`, 'new'],
    [`${name} uno,Caguas,Cayey,true,`, 'new'],
    [`${name} UNO,Caguas,CAYEY,true,`, 'duplicateRow'],
    [`"${name} dos,Caguas,Cayey,true,`, 'brokenQuotes'],
    [`${name} tres,Caguas,Cayey`, 'wrongColumns'],
    [`${name} tres,Caguas,Cayey,true,,,x`, 'wrongColumns'],
    [`${'x'.repeat(1_000_000)},Caguas,Cayey,true,`, 'cellTooLong'],
    [`${name} cuatro,Ponce,Cayey,true,`, 'anotherRegion'],
    [`${name} cuatro,Caguas,Miami,true,`, 'unknownMunicipio'],
    [`${name} cuatro,Caguas,Cayey,tal vez,`, 'unclearActive'],
    [`${name} tomada,Caguas,Cayey,true,otra-${randomUUID()}`, 'nameTaken'],
    [`${name} renombrada,Caguas,Cayey,true,${taken.schoolId}`, 'changed'],
    [`${name} cinco,Caguas,Cayey,true,,`, 'new'],
  ] as const
  const dry = await schools(Buffer.from([HEADER, ...rows.map(([row]) => row)].join('\n')))
  for (const pass of ['check', 'apply'] as const) {
    expect(await dry[pass]()).toMatchObject({ counts: { new: 3, changed: 1, refused: 9 }, recoded: 0 })
    const verdicts = await dry.verdicts()
    expect(verdicts.map(({ line, verdict, code }) => [line, code ?? verdict])).toEqual(
      rows.map(([, verdict], i) => [i + 2, verdict]),
    )
    expect((await dry.verdicts('refused')).map(({ line }) => line)).toHaveLength(9)
  }
})

test('what cannot be read at all is refused whole, and says why', async () => {
  const problemOf = async (content: string | Buffer) => (await (await schools(content)).check()).problem
  const file = 'schools.csv'
  expect(await problemOf('nombre,municipio\nx,Ponce\n')).toEqual({
    code: 'missingColumns',
    file,
    columns: ['school_name', 'ore_region', 'is_active'],
  })
  expect(await problemOf(Buffer.from(`\uFEFF${HEADER}\n`, 'utf16le'))).toEqual({
    code: 'unknownEncoding',
    file,
  })
  const other = await importing(admin, routes, { 'other.csv': 'x' })
  expect(await other.check()).toMatchObject({ state: 'failed', problem: { code: 'missingFile', file } })
  expect(await (await schools(`${HEADER}\n\n`)).check()).toMatchObject({
    state: 'checked',
    counts: { new: 0 },
  })
})

test('what was checked is what is applied', async () => {
  const [one, other] = [newName(), newName()]
  const fileOf = (name: string) => `${HEADER}\n${name},Ponce,Ponce,true,\n`
  const dry = await schools(fileOf(one))
  expect(await dry.apply()).toMatchObject({ state: 'open' })
  await dry.check()
  const [{ url } = { url: '' }] = dry.opened.uploads
  expect((await fetch(url, { method: 'PUT', body: fileOf(other) })).ok).toBe(true)
  expect(await dry.apply()).toMatchObject({ state: 'failed', problem: { code: 'fileChanged' } })
  expect([...(await named(one)), ...(await named(other))]).toEqual([])
})

test('an address takes what it was made for, and nobody else’s import is there', async () => {
  const body = { files: [{ name: 'schools.csv', bytes: 3 }] }
  const opened = await admin.ask(openSchoolImport, { body })
  const path = { importId: opened.import.importId }
  expect(await admin.ask(checkSchoolImport, { path })).toMatchObject({
    state: 'failed',
    problem: { code: 'notUploaded' },
  })
  const url = new URL(opened.uploads[0]?.url ?? '')
  const statusOf = async (address: URL, content: string) =>
    (await fetch(address, { method: 'PUT', body: content })).status
  expect(await statusOf(url, 'four')).toBe(403)
  const elsewhere = new URL(url)
  elsewhere.pathname = elsewhere.pathname.replace('schools.csv', 'other.csv')
  expect(await statusOf(elsewhere, 'one')).toBe(403)
  expect((await fetch(url)).status).toBe(403)
  expect(await statusOf(url, 'one')).toBe(200)

  expect(await director.tryTo(openSchoolImport, { body })).toMatchObject({ status: 403 })
  expect(await director.tryTo(getSchoolImport, { path })).toMatchObject({ status: 403 })
  expect(await admin.tryTo(getSchoolImport, { path: { importId: randomUUID() } })).toMatchObject({
    status: 404,
  })
})

test('hundreds of rows come in chunks, page by page', async () => {
  const name = newName()
  const rows = Array.from({ length: 600 }, (_, i) => `${name} ${i},Arecibo,Camuy,${i % 2 === 0},`)
  const dry = await schools([HEADER, ...rows, rows[7]].join('\n'))
  expect(await dry.check()).toMatchObject({ counts: { new: 600, refused: 1 } })
  expect(await dry.apply()).toMatchObject({ state: 'applied', counts: { new: 600, refused: 1 } })
  expect((await dry.verdicts()).map(({ line }) => line)).toEqual(Array.from({ length: 601 }, (_, i) => i + 2))
  expect(await dry.verdicts('refused')).toMatchObject([{ line: 602, code: 'duplicateRow' }])
})

test('a file of more than a million lines, though blank, is refused as such', async () => {
  const file = await schools(`${HEADER}\n${'\n'.repeat(1_000_001)}`)
  expect(await file.check()).toMatchObject({
    state: 'failed',
    problem: { code: 'tooManyLines', file: 'schools.csv' },
  })
})
