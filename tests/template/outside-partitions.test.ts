/** Completeness of exports and erasures: by the keys of all tables, and one short list of what stands elsewhere. */
import { expect, test } from 'vitest'
import { platformRows } from '#functions/platform/table.ts'
import { personPartitions } from '#functions/platform/wiring.ts'
import { OUTSIDE_PARTITIONS, OWNERS } from '#functions/records/outside-partitions.ts'
import { wirings } from '#infra/wirings.ts'
import { erasureAsked } from '#shared/records/events.ts'

const all = await wirings()
const tables = [platformRows, ...all.flatMap(({ table }) => table ?? [])]
const kinds = tables.flatMap(({ noun, rows }) =>
  Object.entries(rows).map(([kind, { pk }]) => ({ name: `${noun} ${kind}`, pk })),
)
const isOfAPerson = (pk: string) => /\{(personId|studentId)\}/.test(pk)

test('every kind of row is in a partition of the person’s own, or stands in the list with its reason', () => {
  expect(kinds.length).toBeGreaterThan(30)
  const others = kinds.filter(({ pk }) => !isOfAPerson(pk)).map(({ name }) => name)
  expect(others.toSorted()).toEqual(Object.keys(OUTSIDE_PARTITIONS).toSorted())
  for (const [name, { reason }] of Object.entries(OUTSIDE_PARTITIONS))
    expect(reason, name).toMatch(/^\p{Lu}.{8,}\.$/u)
})

test('a partition that is a person’s names nothing else, and is erased', () => {
  const erased = new Set(all.flatMap(personPartitions))
  for (const { name, pk } of kinds.filter(({ pk }) => isOfAPerson(pk))) {
    expect(pk, name).toMatch(/^[A-Z#]+#\{(personId|studentId)\}$/)
    expect(erased, name).toContain(pk)
  }
})

test('whoever keeps rows elsewhere hears that a student is to be erased, and their answer is heard', () => {
  const hearing = all.filter(({ functions }) =>
    Object.values(functions).some(spec => 'hears' in spec && spec.hears === erasureAsked),
  )
  expect(hearing.map(({ noun }) => noun).toSorted()).toEqual(OWNERS)
  const records = all.find(({ noun }) => noun === 'records')
  const heard = Object.values(records?.functions ?? {}).flatMap(spec => ('hears' in spec ? spec.hears : []))
  for (const { noun, emits } of hearing)
    expect(
      emits.some(event => heard.includes(event)),
      noun,
    ).toBe(true)
})
