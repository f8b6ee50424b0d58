import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GRADES } from '../kernel/school.ts'
import { expectedSuccess } from './belief.ts'
import { EVIDENCE_LIMIT, levelOf, withEvidence } from './rating.ts'
import type { Evidence } from './schema.ts'
import { AIM, difficultyOf, successOf } from './success.ts'

const START = Date.parse('2026-09-01T13:00:00.000Z')
const at = (n: number) => new Date(START + n * 3_600_000).toISOString()
const read = (n: number, differing: Partial<Evidence> = {}): Evidence => ({
  readingId: `r${n}`,
  version: 0,
  at: at(n),
  grade: '1',
  difficulty: 'medium',
  accuracy: 0.95,
  reachedAccuracy: true,
  reachedPace: true,
  ...differing,
})
const many = (count: number, differing: Partial<Evidence> = {}, from = 0) =>
  Array.from({ length: count }, (_, n) => read(from + n, differing))

const evidence = fc.uniqueArray(
  fc
    .record({
      n: fc.nat(300),
      grade: fc.constantFrom(...GRADES),
      difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
      accuracy: fc.double({ min: 0, max: 1, noNaN: true }),
      reachedAccuracy: fc.boolean(),
      reachedPace: fc.boolean(),
    })
    .map(({ n, ...facts }) => read(n, facts)),
  { selector: ({ readingId }) => readingId, maxLength: 100, size: 'max' },
)

test('ten deliveries of each reading in any order leave the same readings, and so the same level', () => {
  fc.assert(
    fc.property(evidence, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (facts, random) => {
      const once = facts.reduce<Evidence[]>(withEvidence, [])
      const deliveries = Array.from({ length: 10 }, () => facts)
        .flat()
        .map(fact => [random.next().value ?? 0, fact] as const)
        .sort(([a], [b]) => a - b)
      const often = deliveries.reduce<Evidence[]>((kept, [, fact]) => withEvidence(kept, fact), [])
      expect(often).toEqual(once)
      expect(once.length).toBeLessThanOrEqual(EVIDENCE_LIMIT)
      expect(levelOf(often, '2')).toEqual(levelOf(facts.length > EVIDENCE_LIMIT ? once : facts, '2'))
    }),
    { numRuns: 50 },
  )
})

test('of the versions of a reading the latest counts, whenever it comes', () => {
  const [scored, corrected] = [read(1), read(1, { version: 1, accuracy: 0.99 })]
  for (const order of [
    [scored, corrected],
    [corrected, scored],
  ])
    expect(order.reduce<Evidence[]>(withEvidence, [read(0)])).toEqual([read(0), corrected])
})

test('a level is a grade, and never jumps: each move is to the next', () => {
  fc.assert(
    fc.property(evidence, fc.constantFrom(...GRADES), (facts, start) => {
      const { grade, moved, rating } = levelOf(facts, start)
      expect(Number.isFinite(rating)).toBe(true)
      expect(moved?.to ?? start).toBe(grade)
      if (!moved) return
      expect(GRADES.indexOf(moved.to) - GRADES.indexOf(moved.from)).toBe(moved.way === 'up' ? 1 : -1)
      expect(moved.texts).toBeGreaterThan(0)
    }),
  )
})

test('better readings never give a lower rating', () => {
  const better = (one: Evidence): Evidence => ({
    ...one,
    accuracy: 1,
    reachedAccuracy: true,
    reachedPace: true,
  })
  fc.assert(
    fc.property(evidence, facts => {
      expect(levelOf(facts.map(better), '2').rating).toBeGreaterThanOrEqual(levelOf(facts, '2').rating)
    }),
  )
})

test('a child begins where its grade is, and where that is not known at its first text', () => {
  const start = levelOf([], '2')
  expect(start).toMatchObject({ grade: '2', readings: 0, moved: null })
  expect(expectedSuccess(start.rating, difficultyOf({ grade: '2', difficulty: 'medium' }))).toBeCloseTo(AIM)
  expect(levelOf([read(0, { grade: '3' })], null).grade).toBe('3')
  expect(levelOf([], null)).toEqual(levelOf([], 'K'))
})

test('three texts of the grade well read move up, and say why', () => {
  expect(levelOf(many(2), '1')).toMatchObject({ grade: '1', moved: null })
  expect(levelOf(many(3), '1')).toMatchObject({
    grade: '2',
    moved: {
      way: 'up',
      from: '1',
      to: '2',
      texts: 3,
      ofGrade: '1',
      accuracy: expect.closeTo(0.95),
      at: at(2),
    },
  })
})

test('what is a whole grade off need not wait for three readings more, what is less does', () => {
  const missed = { grade: '4', accuracy: 0.4, reachedAccuracy: false, reachedPace: false } as const
  const down = ['4', '3', '3', '2', '1'] as const
  const far = [3, 4, 5].map(
    count =>
      levelOf(
        down.slice(0, count).map((grade, n) => read(n, { ...missed, grade })),
        '4',
      ).grade,
  )
  expect(far).toEqual(['3', '2', '1'])
  const near = [3, 4, 5, 6].map(count => levelOf(many(count, { difficulty: 'easy' }), '1').grade)
  expect(near).toEqual(['2', '2', '2', '2'])
})

test('nobody is placed where nothing was seen of them: at most a grade beyond what was read', () => {
  expect(levelOf(many(40), '1').grade).toBe('2')
  const missed = { grade: '5', accuracy: 0.2, reachedAccuracy: false, reachedPace: false } as const
  expect(levelOf(many(40, missed), '5').grade).toBe('4')
})

test('one bad day moves nobody down; three readings far from the target do', () => {
  const missed = { accuracy: 0.55, reachedAccuracy: false, reachedPace: false }
  expect(levelOf([...many(2), read(2, missed)], '1').grade).toBe('1')
  expect(levelOf(many(3, missed), '1')).toMatchObject({
    grade: 'K',
    moved: { way: 'down', from: '1', to: 'K', texts: 3, ofGrade: '1' },
  })
})

test('accurate but slow stays where it is, however long', () => {
  expect(levelOf(many(30, { reachedPace: false }), '1')).toMatchObject({ grade: '1', moved: null })
})

test('the lowest and the highest grade hold', () => {
  expect(levelOf(many(40, { grade: '5', difficulty: 'hard' }), '5').grade).toBe('5')
  const missed = { grade: 'PK', accuracy: 0.2, reachedAccuracy: false } as const
  expect(levelOf(many(40, missed), 'PK').grade).toBe('PK')
})

test.each([
  [0.86, 0.5],
  [0.85, 0.25],
  [0.6, 0.25],
  [0.59, 0],
])('below its target, an accuracy of %d is a success of %d, whatever the pace', (accuracy, success) => {
  for (const reachedPace of [true, false])
    expect(successOf(read(0, { accuracy, reachedAccuracy: false, reachedPace }))).toBe(success)
})

test('at its target the pace decides', () => {
  expect(successOf(read(0, { accuracy: 0.5 }))).toBe(1)
  expect(successOf(read(0, { accuracy: 0.5, reachedPace: false }))).toBe(0.75)
})

test.each([
  [0.8, 0.75],
  [0.79, 0.6],
  [0.5, 0.6],
  [0.49, 0.5],
])('right, at a pace of %d of what was aimed for, is a success of %d', (paceOfGoal, success) => {
  expect(successOf(read(0, { reachedPace: false, paceOfGoal }))).toBe(success)
})

test('who reads right but word by word is led to easier texts', () => {
  expect(levelOf(many(30, { reachedPace: false, paceOfGoal: 0.4 }), '3').grade).not.toBe('3')
})

test('easy is a quarter of a grade below, hard above', () => {
  const of = (difficulty: Evidence['difficulty']) =>
    difficultyOf({ grade: '1', difficulty }) - difficultyOf({ grade: '1', difficulty: 'medium' })
  expect([of('easy'), of('hard')]).toEqual([-0.25, 0.25])
})

test('the same version again changes nothing; what happened at once is parted by its id', () => {
  const [a, b] = [read(1, { readingId: 'a' }), read(1, { readingId: 'b' })]
  expect(withEvidence([a], { ...a, accuracy: 0.1 })).toEqual([a])
  expect([withEvidence([a], b), withEvidence([b], a)]).toEqual([
    [a, b],
    [a, b],
  ])
})

test('what a move tells is of the texts of one grade, read since the move before', () => {
  const twice = levelOf([...many(4), ...many(20, { grade: '2', accuracy: 1 }, 4)], '1')
  expect(twice.moved).toMatchObject({ from: '2', to: '3', ofGrade: '2', accuracy: 1 })
  expect(twice.moved?.texts).toBeLessThanOrEqual(20)
  const mixed = levelOf([read(0, { grade: '2', accuracy: 0.5 }), ...many(3, { grade: '1' }, 1)], '1')
  expect(mixed.moved).toMatchObject({ way: 'up', texts: 2, ofGrade: '1', accuracy: 0.95 })
})

test('with every reading a further one weighs less, and never nothing', () => {
  const gained = (count: number) => {
    const before = many(count, { reachedPace: false })
    const missed = read(count, { accuracy: 0.5, reachedAccuracy: false, reachedPace: false })
    return levelOf(before, '1').rating - levelOf([...before, missed], '1').rating
  }
  expect(gained(1)).toBeGreaterThan(2 * gained(10))
  expect(gained(40)).toBeCloseTo(gained(50), 2)
  expect(gained(50)).toBeGreaterThan(0.1)
})
