import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { PLACEMENT_SECONDS, wasFrustrating } from '#shared/progress/placed.ts'
import { difficultyOf } from '#shared/progress/success.ts'
import { type Child, live, random } from './children.ts'
import { place } from './placed.ts'

/** `npm run sweep placement` places more. */
const CHILDREN = Number(process.env.CHILDREN ?? 24)
const READINGS = 12

/** Grade that a child goes to, and how many above it is what it reads. */
const STARTS = [
  ['K', -1],
  ['K', 0],
  ['K', 2],
  ['1', -2],
  ['1', 0],
  ['1', 3],
  ['2', -2],
  ['2', 0],
  ['2', 2],
  ['3', -2],
  ['3', 0],
  ['3', 2],
  ['4', -2],
  ['4', 0],
  ['5', -3],
  ['5', -1],
  ['5', 0],
] as const

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
/** How far one of so many starts may be off by chance: three standard errors, of what a placement is off and of a share. */
const byChance = { bias: (3 * 0.5) / Math.sqrt(CHILDREN), share: (3 * 0.43) / Math.sqrt(CHILDREN) }

const placeAll = (child: Omit<Child, 'growth'>) =>
  Array.from({ length: CHILDREN }, (_, seed) => place(child, random(seed + 1)))

/** Readings after which the level was first the one that is read at: none where it was so from the beginning. */
function readingsUntilFound(child: Omit<Child, 'growth'>, seed: number, isPlaced: boolean): number {
  const found = isPlaced ? place(child, random(seed)) : undefined
  if (found ? found.isFound : child.off === 0) return 0
  const lived = live({ ...child, growth: 0 }, READINGS, random(seed), found?.placed)
  return 1 + ((lived.findIndex(one => one.isFound) + READINGS + 1) % (READINGS + 1))
}

describe.each(LANGUAGES)('simulated children who are placed in %s', (language: Language) => {
  const placed = STARTS.map(([own, off]) => placeAll({ language, own, off }))
  const each = STARTS.map(([own, off], n) => ({
    own,
    off,
    all: placed[n] ?? [],
    name: `grade ${own}, ${off} off`,
  }))

  test('have read two minutes at most', () => {
    for (const { seconds } of placed.flat()) expect(seconds).toBeLessThanOrEqual(PLACEMENT_SECONDS)
  })

  test('are placed within half a grade of where they read, or at the grade itself', () => {
    for (const { all, name } of each) {
      const near = mean(all.map(({ rating, truth }) => Number(Math.abs(rating - truth) <= 0.5)))
      const right = mean(all.map(({ isFound }) => Number(isFound)))
      const bias = mean(all.map(({ rating, truth }) => rating - truth))
      const seconds = mean(all.map(one => one.seconds))
      const percent = (share: number) => `${(100 * share).toFixed(0)} %`
      console.log(
        `${language}, ${name}: ${percent(near)} within half a grade, ${percent(right)} at the grade, bias ${bias.toFixed(2)}, ${seconds.toFixed(0)} s`,
      )
      expect(right, name).toBeGreaterThanOrEqual(0.72 - byChance.share)
      expect(Math.abs(bias), name).toBeLessThan(0.1 + byChance.bias)
    }
    const off = placed.flat().map(({ rating, truth }) => Math.abs(rating - truth))
    expect(mean(off.map(one => Number(one <= 0.5)))).toBeGreaterThanOrEqual(0.7)
    expect(mean(placed.flat().map(({ isFound }) => Number(isFound)))).toBeGreaterThanOrEqual(0.74)
  })

  test('are on the whole placed neither too high nor too low', () => {
    expect(Math.abs(mean(placed.flat().map(({ rating, truth }) => rating - truth)))).toBeLessThan(0.1)
  })

  test('are at their level sooner than by readings alone', () => {
    for (const { own, off, name } of each.filter(one => Math.abs(one.off) >= 2)) {
      const [without, after] = [false, true].map(isPlaced =>
        median(
          Array.from({ length: CHILDREN }, (_, n) =>
            readingsUntilFound({ language, own, off }, n + 1, isPlaced),
          ),
        ),
      )
      console.log(`${language}, ${name}: ${without} readings without a placement, ${after} after one`)
      expect(after, name).toBe(0)
      expect(without, name).toBeGreaterThanOrEqual(4)
    }
  })

  test('are never given a harder probe after one that was too hard', () => {
    for (const { facts } of placed.flat())
      for (const [n, fact] of facts.entries()) {
        const next = facts[n + 1]
        if (next && wasFrustrating(fact)) expect(difficultyOf(next)).toBeLessThanOrEqual(difficultyOf(fact))
      }
    expect(placed.flat().some(({ facts }) => facts.some(wasFrustrating))).toBe(true)
  })
})

/** Every word right, at a third of the pace of the grade they go to, however easy or hard it is. */
test('who reads right and slowly is placed by pace as well', () => {
  const perMinute = 35
  for (const language of LANGUAGES) {
    const slow = Array.from({ length: CHILDREN }, (_, n) =>
      place({ language, own: '4', off: 0 }, random(n + 1), (_difficulty, _rating, goal) => ({
        accuracy: 1,
        pace: perMinute / goal,
      })),
    )
    for (const { grade } of slow) expect(['K', '1', '2']).toContain(grade)
  }
})
