import { expect, test } from 'vitest'
import { EIGHT_WEEKS, planFor, YEAR } from './plan.ts'
import { castOf } from './readers.ts'
import { type Sitting, sittingsOf, TOLD } from './sitting.ts'

const NOW = '2026-11-18T13:00:00.000Z'
const toldOf = (sittings: readonly Sitting[]): number =>
  sittings.reduce((sum, { deeds }) => sum + deeds.reduce((of, { what }) => of + TOLD[what], 0), 0)

test('a year of a group of thirty is 27,000 events, one in twenty more or less', () => {
  const ofGroup = sittingsOf(planFor(YEAR, NOW)).filter(({ index }) => index < YEAR.children)
  expect(Math.abs(toldOf(ofGroup) / 27_000 - 1)).toBeLessThan(0.05)
})

test('who is away has not been seen for days, who came lately not before, and the demo child reads too', () => {
  const sittings = sittingsOf(planFor(EIGHT_WEEKS, NOW))
  const cast = castOf(EIGHT_WEEKS.children)
  const weeksOf = (index: number) => sittings.filter(one => one.index === index).map(({ week }) => week)
  for (const [index, { since, away }] of cast.entries()) {
    expect(Math.min(...weeksOf(index))).toBeGreaterThanOrEqual(since)
    expect(Math.max(...weeksOf(index))).toBeLessThanOrEqual(away > 0 ? 7 : 8)
  }
  expect(new Set(weeksOf(EIGHT_WEEKS.children)).size).toBe(9)
})

test('each thing of a sitting is done after the one before', () => {
  for (const { deeds, minutes } of sittingsOf(planFor(EIGHT_WEEKS, NOW))) {
    expect(minutes).toHaveLength(deeds.length + 1)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
  }
})
