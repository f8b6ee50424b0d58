import { expect, test } from 'vitest'
import { BADGES, FAMILIES } from '#shared/achievements/badges.ts'
import { CHALLENGE_COINS, OFFERED } from '#shared/achievements/challenges.ts'
import { RARITIES, TITLES, titleOf } from '#shared/achievements/titles.ts'
import { GRADES } from '#shared/kernel/school.ts'
import { chooseChallenges } from './challenges.ts'
import { inStep, without } from './counts.ts'
import { titlesOf, titleWith } from './titles.ts'
import { isReached, newlyUnlocked, unlockedBy } from './unlocks.ts'

test('24 titles in four rarities, 40 badges in their families, each once', () => {
  expect(TITLES.length).toBeGreaterThanOrEqual(24)
  expect(new Set(TITLES.map(({ titleId }) => titleId)).size).toBe(TITLES.length)
  for (const rarity of RARITIES)
    expect(TITLES.filter(title => title.rarity === rarity).length).toBeGreaterThan(4)
  expect(BADGES.length).toBeGreaterThanOrEqual(40)
  expect(new Set(BADGES.map(({ badgeId }) => badgeId)).size).toBe(BADGES.length)
  for (const family of FAMILIES)
    expect(BADGES.filter(badge => badge.family === family).length).toBeGreaterThan(4)
})

test('each threshold unlocks its title, and one less does not', () => {
  const counters = { totalXp: 'points', level: 'level', streak: 'streak', lessons: 'lessons' } as const
  for (const { titleId, requires } of TITLES) {
    const enough = Object.fromEntries(
      Object.entries(requires).map(([name, least]) => [counters[name as keyof typeof counters], least]),
    )
    expect(isReached(requires, enough), titleId).toBe(true)
    for (const [counter, least] of Object.entries(enough))
      expect(isReached(requires, { ...enough, [counter]: Number(least) - 1 }), titleId).toBe(false)
  }
})

test('each badge is earned at its number, and one less earns it not', () => {
  for (const { badgeId, counter, at } of BADGES) {
    expect(unlockedBy({ [counter]: at }).badges).toContain(badgeId)
    expect(unlockedBy({ [counter]: at - 1 }).badges).not.toContain(badgeId)
  }
})

test('points make the level, and a level that was told its points', () => {
  expect(inStep({ points: 450 })).toMatchObject({ points: 450, level: 4 })
  expect(inStep({ points: 449 })).toMatchObject({ points: 449, level: 3 })
  expect(inStep({ points: 10, level: 6 })).toMatchObject({ points: 1000, level: 6 })
})

test('titles are listed by rarity descending; one that is no longer active is there for who has it', () => {
  const retired = { titleId: 'retired', rarity: 'epic', isActive: false, requires: {} } as const
  const unlocked = new Map([['retired', '2026-11-20T13:00:00.000Z']])
  const listed = titlesOf([...TITLES].reverse().concat(retired), { unlocked, equipped: 'retired' })
  const order = listed.map(({ rarity }) => RARITIES.indexOf(rarity))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(listed.filter(({ isEquipped }) => isEquipped)).toMatchObject([{ titleId: 'retired' }])
  expect(titlesOf([retired], { unlocked: new Map(), equipped: undefined })).toEqual([])
  expect(titleWith(retired, '2026-11-20T13:00:00.000Z')).toEqual({
    ...retired,
    isEquipped: false,
    unlockedAt: '2026-11-20T13:00:00.000Z',
  })
  expect(titleWith(retired, undefined)).not.toHaveProperty('unlockedAt')
  expect(unlockedBy({ points: 1_000_000 }).titles).not.toContain('retired')
  expect(titleOf('retired')).toBeUndefined()
})

test('challenges are as many as are offered, of each grade, all different, and grow with the level', () => {
  const counts = { aloud: 3, paced: 1, invented: 1 }
  for (const grade of GRADES)
    for (const period of ['day', 'week'] as const) {
      const chosen = (points: number) =>
        chooseChallenges(period, '2026-11-16', { personId: 'ana', grade, counts: { ...counts, points } })
      const [low, high] = [chosen(0), chosen(100_000)]
      expect(low).toHaveLength(OFFERED[period])
      expect(new Set(low.map(({ counter }) => counter)).size).toBe(OFFERED[period])
      low.forEach(({ counter, goal }, n) => {
        expect(goal).toBeGreaterThan(0)
        expect(high[n]?.counter).toBe(counter)
        expect(high[n]?.goal).toBeGreaterThanOrEqual(goal)
      })
    }
  expect(CHALLENGE_COINS).toEqual({ day: 5, week: 15 })
})

test('nobody is asked for what they cannot do', () => {
  const ids = Array.from({ length: 200 }, (_, n) => `child-${n}`)
  const asked = (grade: (typeof GRADES)[number], counts: object) =>
    new Set(
      ids.flatMap(personId =>
        chooseChallenges('day', '2026-11-16', { personId, grade, counts }).map(({ counter }) => counter),
      ),
    )
  const silent = asked('4', { readings: 9 })
  for (const counter of ['accurate', 'paced', 'invented', 'activities'] as const)
    expect(silent).not.toContain(counter)
  expect(asked('4', { aloud: 1, paced: 1 })).toContain('paced')
  expect(asked('1', {})).toContain('activities')
  expect(asked('PK', { aloud: 9, paced: 9 })).not.toContain('paced')
})

test('what a deed unlocks is only what was not unlocked before', () => {
  const first = BADGES.filter(({ counter }) => counter === 'readings').toSorted((a, b) => a.at - b.at)
  const [one, two] = [first[0] ?? expect.unreachable(), first[1] ?? expect.unreachable()]
  expect(newlyUnlocked({ readings: one.at - 1 }, { readings: one.at }).badges).toEqual([one.badgeId])
  expect(newlyUnlocked({ readings: one.at }, { readings: two.at }).badges).toEqual([two.badgeId])
  expect(newlyUnlocked({ readings: two.at }, { readings: two.at + 1 })).toEqual({ titles: [], badges: [] })
})

test('what counts unlock from scratch is what they reach', () => {
  const { titles } = unlockedBy({ lessons: 1_000_000 })
  expect(titles).toEqual(
    TITLES.filter(({ requires }) => isReached(requires, { level: 1, lessons: 1_000_000 })).map(
      ({ titleId }) => titleId,
    ),
  )
  expect(titles.length).toBeGreaterThan(0)
  expect(titles.length).toBeLessThan(TITLES.length)
})

test('counts without some of them are less, and what is nothing is not there', () => {
  expect(without({ readings: 5, words: 9 }, { readings: 2, words: 9, cheers: 1 })).toEqual({ readings: 3 })
})
