/** Random items and keys: few of each, so that they meet. */
import fc from 'fast-check'
import type { AttributeValue, Item } from '../item.ts'

const text = fc.constantFrom('a', 'b', 'cien', 'canción', 'niño', 'coquí 🐸', 'z')
const number = fc.constantFrom(
  '-100',
  '-2.5',
  '-1',
  '0',
  '0.001',
  '1',
  '2',
  '10',
  '99.5',
  '12345678901234567890',
)
export const S = text.map((S): AttributeValue => ({ S }))
export const N = number.map((N): AttributeValue => ({ N }))
export const SS = fc.uniqueArray(text, { minLength: 1, maxLength: 3 }).map((SS): AttributeValue => ({ SS }))
export const NS = fc.uniqueArray(number, { minLength: 1, maxLength: 3 }).map((NS): AttributeValue => ({ NS }))
export const B = fc.constantFrom('AQ==', '/wA=', 'AQID').map((B): AttributeValue => ({ B }))
export const L = fc.array(fc.oneof(S, N), { maxLength: 3 }).map((L): AttributeValue => ({ L }))
export const M = fc
  .record({ a: fc.oneof(S, L), b: N }, { requiredKeys: [] })
  .map((M): AttributeValue => ({ M }))
const BOOL = fc.boolean().map((BOOL): AttributeValue => ({ BOOL }))
const NULL = fc.constant<AttributeValue>({ NULL: true })
/** Values that are the same two by two, written otherwise. */
const twins = fc.constantFrom<AttributeValue>(
  { N: '10' },
  { N: '10.0' },
  { SS: ['a', 'b'] },
  { SS: ['b', 'a'] },
  { L: [{ M: {} }, { NS: ['1', '2'] }] },
  { L: [{ M: {} }, { NS: ['2.0', '1'] }] },
  { M: { a: { L: [{ S: 'a' }] }, b: { SS: ['a', 'b'] } } },
  { M: { b: { SS: ['b', 'a'] }, a: { L: [{ S: 'a' }] } } },
)
export const anything = fc.oneof(twins, fc.oneof(S, N, SS, NS, B, L, M, BOOL, NULL))

export const key = fc.record({
  pk: fc.constantFrom('ana', 'beto', 'ñandú').map((S): AttributeValue => ({ S })),
  sk: fc.constantFrom('-10', '-1.5', '0', '0.5', '1', '2', '30').map((N): AttributeValue => ({ N })),
})

const rest = fc.record(
  {
    group: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom('uno', 'dos').map((S): AttributeValue => ({ S })) },
      { weight: 1, arbitrary: N },
    ),
    score: fc.oneof({ weight: 9, arbitrary: N }, { weight: 1, arbitrary: S }),
    text: S,
    count: N,
    tags: SS,
    numbers: NS,
    bytes: B,
    list: L,
    map: M,
    flag: BOOL,
    nothing: NULL,
    extra: anything,
  },
  { requiredKeys: [] },
)
export const item = fc.tuple(key, rest).map(([key, rest]): Item => ({ ...key, ...rest }))
