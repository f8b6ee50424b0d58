import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { type Child, type Lived, live, random } from './children.ts'

/** `npm run sweep learning` lives with more. */
const CHILDREN = Number(process.env.CHILDREN ?? 24)
const READINGS = 30
/** Half a grade in a school year of 180 days, a text a day. */
const GROWTH = (0.5 * READINGS) / 180

const all = (child: Omit<Child, 'growth'>, growth = GROWTH): readonly (readonly Lived[])[] =>
  Array.from({ length: CHILDREN }, (_, seed) => live({ ...child, growth }, READINGS, random(seed + 1)))

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Readings after which the level was first the one that is read at. */
const foundAfter = (lived: readonly Lived[]) =>
  1 + ((lived.findIndex(one => one.isFound) + READINGS + 1) % (READINGS + 1))
const late = (lives: readonly (readonly Lived[])[]) => lives.flatMap(lived => lived.slice(20))

/** Own grade, grades off, readings until the level is right. */
const STARTS = [
  ['2', 0, 1],
  ['4', 0, 1],
  ['3', -2, 6],
  ['4', -2, 6],
  ['2', 2, 6],
  ['3', 2, 6],
  ['5', -3, 8],
  ['1', 3, 8],
  ['2', 3, 8],
] as const

describe.each(LANGUAGES)('simulated children who read %s', language => {
  const lives = STARTS.map(([own, off]) => all({ language, own, off }))

  test('are found soon, from wherever they begin', () => {
    for (const [n, [own, off, within]] of STARTS.entries())
      expect(median((lives[n] ?? []).map(foundAfter)), `grade ${own}, ${off} off`).toBeLessThanOrEqual(within)
  })

  test('are offered texts that are right for them', () => {
    for (const [n, [own, off]] of STARTS.entries()) {
      const offers = late(lives[n] ?? [])
      const right = offers.filter(({ chance }) => chance >= 0.7 && chance <= 0.9).length / offers.length
      const found = median((lives[n] ?? []).map(foundAfter))
      const bias = mean(offers.map(({ error }) => error)).toFixed(2)
      console.log(
        `${language}, grade ${own}, ${off} off: ${found} readings, ${(100 * right).toFixed(0)} %, bias ${bias}`,
      )
      expect(right, `grade ${own}, ${off} off`).toBeGreaterThanOrEqual(0.85)
    }
  })

  test('are on the whole rated neither too high nor too low', () => {
    expect(Math.abs(mean(late(lives.flat()).map(({ error }) => error)))).toBeLessThan(0.1)
  })

  test('are followed within a tenth of a grade as they grow by half a grade a year', () => {
    const lag = (growth: number) =>
      mean(late(all({ language, own: '3', off: 0 }, growth)).map(({ error }) => error))
    expect(lag(0) - lag(GROWTH)).toBeLessThan(0.1)
  })
})
