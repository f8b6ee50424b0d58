import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Difficulty, GRADES, type Grade } from '../kernel/school.ts'
import { nextProbe, standingAfter, successOfProbe, wasFrustrating } from './placed.ts'
import { levelOf } from './rating.ts'
import type { Evidence, Placed } from './schema.ts'
import { difficultyOf } from './success.ts'

/** As in the catalogue: two of each difficulty in each grade. */
const probes = GRADES.flatMap(grade =>
  Difficulty.options.flatMap(difficulty =>
    [1, 2].map(n => ({ id: `${grade.toLowerCase()}-${difficulty}-${n}`, grade, difficulty })),
  ),
)
type Fact = ReturnType<typeof fact>
const probe = (id: string) => probes.find(one => one.id === id) ?? expect.unreachable()
const well = { accuracy: 1, reachedAccuracy: true, reachedPace: true, paceOfGoal: 1.2 }
const badly = { accuracy: 0.5, reachedAccuracy: false, reachedPace: false, paceOfGoal: 0.4 }
type How = typeof well
const fact = (id: string, how: How = well) => {
  const { grade, difficulty } = probe(id)
  return { probeId: id, grade, difficulty, ...how }
}
const from = (grade: Grade, facts: readonly Fact[] = [], seconds = 0, unheard: readonly string[] = []) =>
  nextProbe(probes, { from: grade, probes: facts, seconds, unheard })

const anyHow = fc.constantFrom(
  well,
  { ...well, reachedPace: false, paceOfGoal: 0.7 },
  { ...badly, accuracy: 0.88 },
  { ...badly, accuracy: 0.7 },
  badly,
)
const anyFacts = fc.uniqueArray(
  fc.tuple(fc.constantFrom(...probes.map(({ id }) => id)), anyHow).map(([id, how]) => fact(id, how)),
  { selector: ({ probeId }) => probeId, maxLength: 10 },
)

test('the order of probes makes no difference to where they lead', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...GRADES), (facts, grade) => {
      const [one, other] = [facts, facts.toReversed()].map(some =>
        standingAfter({ from: grade, probes: some }),
      )
      expect(one?.rating).toBeCloseTo(other?.rating ?? 0, 9)
      expect(one?.grade).toBe(other?.grade)
    }),
  )
})

test('nobody is placed where nothing was seen of them', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...GRADES), (facts, grade) => {
      const at = GRADES.indexOf(standingAfter({ from: grade, probes: facts }).grade)
      const seen = (some: readonly Fact[]) =>
        [grade, ...some.map(one => one.grade)].map(one => GRADES.indexOf(one))
      expect(at).toBeGreaterThanOrEqual(Math.min(...seen(facts)) - 1)
      expect(at).toBeLessThanOrEqual(Math.max(...seen(facts.filter(one => !wasFrustrating(one)))))
    }),
  )
})

test('a beginning that went well leads no higher than what was read', () => {
  const { grade, rating } = standingAfter({ from: 'K', probes: [fact('k-medium-1'), fact('2-hard-1')] })
  expect(grade).toBe('2')
  expect(rating).toBeLessThanOrEqual(GRADES.indexOf('2') + 0.5 + Math.log(4))
})

test('accuracy decides before pace: what is right and slow is less than fluent, what is wrong is no better for haste', () => {
  const at = (how: Partial<How>) => successOfProbe({ ...fact('2-medium-1'), ...how })
  const paces = [0.3, 0.4, 0.6, 0.8, 1, 1.1, 1.5].map(paceOfGoal => at({ paceOfGoal }))
  expect(paces).toEqual(paces.toSorted((a, b) => a - b))
  expect([paces.at(0), paces.at(-1)]).toEqual([0.5, 1])
  const wrong = [0.4, 2].map(paceOfGoal => at({ ...badly, accuracy: 0.8, paceOfGoal }))
  expect(wrong[0]).toBe(wrong[1])
  const right = [0.4, 0.5, 0.7, 0.8, 0.875].map(accuracy => at({ ...badly, accuracy }))
  expect(right).toEqual(right.toSorted((a, b) => a - b))
  expect([right.at(0), right.at(-1)]).toEqual([0, 0.5])
  // Without a pace that was told it is as it was reached.
  expect(successOfProbe({ ...fact('2-medium-1'), paceOfGoal: undefined, reachedPace: false })).toBe(0.5)
})

test('the first probe is of the grade that it begins at, and none of its hardest', () => {
  for (const grade of GRADES) {
    const first = from(grade) ?? expect.unreachable()
    expect(first.grade).toBe(grade)
    expect(first.difficulty).not.toBe('hard')
  }
})

test('the first step is a large one, either way', () => {
  expect(GRADES.indexOf(from('3', [fact('3-medium-1')])?.grade ?? '3')).toBeGreaterThan(GRADES.indexOf('3'))
  const after = from('3', [fact('3-medium-1', badly)]) ?? expect.unreachable()
  expect(difficultyOf(after)).toBeLessThanOrEqual(GRADES.indexOf('3') - 1)
})

test('nothing is given twice, and after what was too hard nothing harder', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...GRADES), (facts, grade) => {
      const next = from(grade, facts)
      if (!next) return
      expect(facts.map(({ probeId }) => probeId)).not.toContain(next.id)
      const last = facts.at(-1)
      if (last && wasFrustrating(last)) expect(difficultyOf(next)).toBeLessThanOrEqual(difficultyOf(last))
    }),
  )
})

test('where nothing is easier, another as easy comes, and then no more', () => {
  const easiest = [fact('pk-easy-1', badly)]
  expect(from('PK', easiest)?.id).toBe('pk-easy-2')
  expect(from('PK', [...easiest, fact('pk-easy-2', badly)])).toBeUndefined()
  expect(from('PK', easiest, 0, ['pk-easy-2'])).toBeUndefined()
})

test('too hard is what has too many words missed, beyond those that are forgiven', () => {
  const hard = (accuracy: number, reachedAccuracy: boolean) => wasFrustrating({ accuracy, reachedAccuracy })
  expect([hard(0.89, false), hard(0.9, false)]).toEqual([true, false])
  // One slip in seven words.
  expect(hard(6 / 7, true)).toBe(false)
})

test('it is over after two minutes, or once it is sure enough, and not after a probe or two', () => {
  const one = [fact('2-medium-1')]
  expect(from('2', one, 119.9)).toBeDefined()
  expect(from('2', one, 120)).toBeUndefined()
  const near: How = { ...well, reachedPace: false, paceOfGoal: 0.9 }
  const all = probes.filter(({ grade }) => grade === '2' || grade === '3').map(({ id }) => fact(id, near))
  const sure = all.findIndex(
    (_, n) => standingAfter({ from: '2', probes: all.slice(0, n + 1) }).spread <= 0.4,
  )
  expect(sure).toBeGreaterThan(2)
  expect(from('2', all.slice(0, sure))).toBeDefined()
  expect(from('2', all.slice(0, sure + 1))).toBeUndefined()
})

const asEvidence = ({ probeId: readingId, ...read }: Fact, at: string): Evidence => ({
  ...{ readingId, version: 0, at },
  ...read,
})
const AT = '2026-11-02T12:00:00.000Z'
const placed: Placed = {
  at: AT,
  asking: 0,
  from: '1',
  probes: [fact('1-medium-1'), fact('3-medium-1'), fact('3-hard-1', { ...well, paceOfGoal: 0.9 })].map(one =>
    asEvidence(one, AT),
  ),
}
const reading = (n: number, how: How = well): Evidence => {
  const at = new Date(Date.parse(AT) + n * 86_400_000).toISOString()
  return { readingId: `r${n}`, version: 0, at, grade: '3', difficulty: 'medium', ...how }
}

test('a level begins where the child was placed, and what was read before counts no more', () => {
  const level = levelOf([], '1', placed)
  expect(level).toMatchObject({ readings: 0, moved: null, placed: { at: AT, grade: level.grade } })
  expect(['3', '4']).toContain(level.grade)
  const before = [-3, -2, -1, 0].map(n => reading(n, badly))
  expect(levelOf(before, '1', placed)).toEqual({ ...level, readings: 4 })
  expect(levelOf(before, '1').grade).not.toBe(level.grade)
})

test('growth is followed from there: readings after it move the level as any', () => {
  const { grade, rating } = levelOf([], '1', placed)
  const after = [1, 2, 3, 4, 5, 6].map(n => reading(n, badly))
  expect(levelOf(after.slice(0, 1), '1', placed).rating).toBeLessThan(rating)
  expect(levelOf(after, '1', placed)).toMatchObject({
    moved: { way: 'down' },
    readings: 6,
    placed: { grade },
  })
})
