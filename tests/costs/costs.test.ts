import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deedsOfADay, HABITS, PEOPLE } from '#tests/load/school-day.ts'
import { billOf, counted, prices, quantitiesOf, totalOf } from './bill.ts'
import { plays } from './deeds.ts'
import { page } from './page.ts'

const NOBODY = { student: 0, staff: 0, family: 0 }

test('the page is of what was counted', () => {
  const file = join(import.meta.dirname, '../../docs/cost-model.md')
  expect(readFileSync(file, 'utf8')).toBe(page(counted()))
})

test('each deed of the school day can be played, and was counted', () => {
  const { deeds } = counted()
  for (const deed of Object.keys(deedsOfADay())) {
    expect(plays).toHaveProperty([deed])
    expect(deeds).toHaveProperty([deed])
  }
})

test('what a deed of children is known to do, it was counted doing', () => {
  const { deeds } = counted()
  // A reading is written in one transaction, and heard by experience, coins, progress, streaks and more.
  expect(deeds.reading?.cloud['api calls']).toBe(1)
  expect(deeds.reading?.cloud.events).toBeGreaterThanOrEqual(1)
  expect(deeds.reading?.cloud['write units']).toBeGreaterThan(10)
  expect(deeds.opening?.cloud['api calls']).toBe(10)
  expect(deeds.minute?.cloud['live messages']).toBe(4)
  expect(deeds['sign-in']?.cloud['pool calls']).toBeGreaterThanOrEqual(2)
  expect(deeds.tick?.cloud['api calls'] ?? 0).toBe(0)
})

test('a bill is quantities at their prices, and twice the people do twice as much', () => {
  const bill = billOf()
  for (const { name, quantity, dollars } of bill) {
    const { per, dollars: price } = prices.prices[name] ?? { per: 0, dollars: 0 }
    expect(dollars, name).toBeCloseTo((quantity / per) * price)
  }
  const all = counted()
  const idle = quantitiesOf(NOBODY, all)
  const one = quantitiesOf(PEOPLE, all)
  const double = { student: 2 * PEOPLE.student, staff: 2 * PEOPLE.staff, family: 2 * PEOPLE.family }
  const two = quantitiesOf(double, all)
  for (const name of ['httpApi', 'writeUnits', 'lambdaRequests', 'events', 'liveMessages']) {
    const [base = 0, once = 0, twice = 0] = [idle[name], one[name], two[name]]
    expect(twice - base, name).toBeCloseTo(2 * (once - base), 0)
  }
})

test('of active people ten thousand are free, and those beyond a hundred thousand cost less', () => {
  const all = counted()
  const people = (student: number) => quantitiesOf({ ...NOBODY, student }, all)
  expect(people(10_000)).toMatchObject({ activePeople: 0, moreActivePeople: 0 })
  expect(people(10_001)).toMatchObject({ activePeople: 1 })
  expect(people(100_000)).toMatchObject({ activePeople: 90_000, moreActivePeople: 0 })
  expect(people(100_001)).toMatchObject({ activePeople: 90_000, moreActivePeople: 1 })
})

test('an island costs less than three thousand dollars a month, nobody less than a hundred', () => {
  expect(totalOf(billOf())).toBeLessThan(3000)
  expect(totalOf(billOf(NOBODY))).toBeLessThan(100)
})

test('each price says where it is from, and the habits add up to no more than a day', () => {
  for (const { dollars, source } of Object.values(prices.prices)) {
    expect(dollars).toBeGreaterThan(0)
    expect(source).toMatch(/^https:\/\/aws\.amazon\.com\//)
  }
  for (const { comes, does } of Object.values(HABITS)) {
    expect(comes).toBeLessThanOrEqual(1)
    expect((does['sign-in'] ?? 0) + (does.refresh ?? 0)).toBe(does.opening)
  }
})
