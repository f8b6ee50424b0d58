/** Completeness of exports and erasures: by the keys of all tables, and what each says of a row that stands elsewhere. */
import { expect, test } from 'vitest'
import { platformRows, type RowKeys } from '#functions/platform/table.ts'
import { heardBy, personPartitions } from '#functions/platform/wiring.ts'
import { OWNERS } from '#functions/records/rules/job.ts'
import { wirings } from '#infra/wirings.ts'
import { erasureAnswers } from '#shared/contract.ts'
import { erasureAsked } from '#shared/records/events.ts'

const all = await wirings()
const tables = [platformRows, ...all.flatMap(({ table }) => table ?? [])]
const kinds = tables.flatMap(({ noun, rows }) =>
  Object.entries<RowKeys>(rows).map(([kind, row]) => ({ ...row, noun, name: `${noun} ${kind}` })),
)
const isOfAPerson = (pk: string) => /\{(personId|studentId)\}/.test(pk)

test('every kind of row is in a partition of the person’s own, or says why it is not', () => {
  expect(kinds.length).toBeGreaterThan(30)
  for (const { name, pk, sk, outside, endsOnErasure } of kinds) {
    // A friend’s row names the other one of two.
    if (isOfAPerson(pk))
      expect([outside, endsOnErasure], name).toEqual([undefined, /\{friendId\}/.test(sk) || undefined])
    else expect(outside, name).toMatch(/^\p{Lu}.{8,}\.$/u)
  }
})

test('a partition that is a person’s names nothing else, and is erased', () => {
  const erased = new Set(all.flatMap(personPartitions))
  for (const { name, pk } of kinds.filter(({ pk }) => isOfAPerson(pk))) {
    expect(pk, name).toMatch(/^[A-Z#]+#\{(personId|studentId)\}$/)
    expect(erased, name).toContain(pk)
  }
})

test('whoever ends rows elsewhere hears that a student is to be erased, answers, and is heard', () => {
  const ending = kinds.filter(({ endsOnErasure }) => endsOnErasure).map(({ noun }) => noun)
  const hearing = all.filter(({ functions }) =>
    Object.values(functions).some(spec => heardBy(spec).includes(erasureAsked)),
  )
  expect(hearing.map(({ noun }) => noun).toSorted()).toEqual([...new Set(ending)].sort())
  expect(OWNERS).toEqual([...new Set(ending)].sort())
  for (const { noun, emits } of hearing)
    expect(
      emits.some(event => erasureAnswers.includes(event as never)),
      noun,
    ).toBe(true)
})
