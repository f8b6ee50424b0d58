import { gzipSync } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { packed } from '#functions/platform/store/packed.ts'
import { exportZip } from './export-file.ts'

const of = (rows: Parameters<typeof exportZip>[2]) =>
  Object.fromEntries(
    Object.entries(unzipSync(exportZip('s1', '2026-08-10T12:00:00.000Z', rows))).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  )

test('the JSON holds everything, and each kind of row has its sheet', () => {
  const files = of({
    reading: [
      {
        pk: 'STUDENT#s1',
        sk: 'READING#1',
        words: new Set(['sol']),
        input: new Uint8Array([1, 2]),
        expiresAt: 9,
      },
      { pk: 'STUDENT#s1', sk: 'ATTEMPTS#d#t', count: 2 },
    ],
    coins: [],
  })
  expect(Object.keys(files).toSorted()).toEqual([
    'reading-attempts.csv',
    'reading-reading.csv',
    'records.json',
  ])
  expect(JSON.parse(files['records.json'] ?? '')).toEqual({
    studentId: 's1',
    madeAt: '2026-08-10T12:00:00.000Z',
    records: {
      reading: [
        { sk: 'READING#1', words: ['sol'], input: 'AQI=' },
        { sk: 'ATTEMPTS#d#t', count: 2 },
      ],
      coins: [],
    },
  })
  expect(files['reading-reading.csv']).toMatch(/^sk,words,input\r\n/)
})

test('what a noun keeps small is there to be read', () => {
  const evidence = [{ readingId: 'r1', accuracy: 0.95 }]
  const sent = new Uint8Array(gzipSync(JSON.stringify({ mode: 'aloud' })))
  const files = of({ progress: [{ pk: 'STUDENT#s1', sk: 'SKILL#1', packed: packed(evidence), sent }] })
  expect(JSON.parse(files['records.json'] ?? '').records.progress).toEqual([
    { sk: 'SKILL#1', packed: evidence, sent: { mode: 'aloud' } },
  ])
})

test('no cell is a formula, and a name with commas, quotes and accents comes back', () => {
  const fullName = 'Núñez, "Ñeca" 🐸'
  const evil = ['=HYPERLINK("http://x")', '+1', '-1', '@x', '\tx', '\r=x']
  const { 'identity-profile.csv': sheet = '' } = of({
    identity: [
      { pk: 'p', sk: 'PROFILE', fullName, ...Object.fromEntries(evil.map((text, i) => [`f${i}`, text])) },
    ],
  })
  const [row = {}] = Papa.parse<Record<string, string>>(sheet, { header: true }).data
  expect(row.fullName).toBe(fullName)
  evil.forEach((text, i) => {
    expect(row[`f${i}`]).toBe(`'${text}`)
  })
})

test('a sheet begins with the mark by which Excel knows its letters', () => {
  const zip = exportZip('s1', '', { coins: [{ pk: 'p', sk: 'BALANCE' }] })
  expect([...(unzipSync(zip)['coins-balance.csv']?.subarray(0, 3) ?? [])]).toEqual([0xef, 0xbb, 0xbf])
})

test('what lies within a value is told as a list or an object, in the JSON and in its cell', () => {
  const files = of({
    coins: [
      { pk: 'p', sk: 'DAY#1', words: ['sol', 'mar'], by: { set: new Set(['a']), none: null }, left: null },
    ],
  })
  expect(JSON.parse(files['records.json'] ?? '').records.coins).toEqual([
    { sk: 'DAY#1', words: ['sol', 'mar'], by: { set: ['a'], none: null }, left: null },
  ])
  const [row = {}] = Papa.parse<Record<string, string>>(files['coins-day.csv'] ?? '', { header: true }).data
  expect(row).toMatchObject({ words: '["sol","mar"]', by: '{"set":["a"],"none":null}' })
})

test.each(['PICTURESQUE', 'MY#PICTURES', 'A#TICKET#1'])(
  'a row that is only named alike is exported: %s',
  sk => {
    const files = of({ identity: [{ pk: 'PERSON#s1', sk, hash: 'shown' }] })
    expect(files['records.json']).toContain('shown')
  },
)

test.each(['PICTURES', 'TICKET#secret'])('by what a child signs in is in no export: %s', sk => {
  const files = of({ identity: [{ pk: 'PERSON#s1', sk, hash: 'secret' }] })
  expect(Object.keys(files)).toEqual(['records.json'])
  expect(files['records.json']).not.toContain('secret')
})
