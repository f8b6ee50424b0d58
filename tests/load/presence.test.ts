import { expect, test } from 'vitest'
import { BORDER, beatOf } from '#functions/live/rules/cadence.ts'
import { beating } from './beating.ts'
import { comingBack } from './coming-back.ts'
import { fullDay, modelDay, monthOf } from './presence.ts'

const steady = { seconds: 960, from: 600, seed: 7 }

test('twice as many people give at most 2.05 times the messages and writes, below the border and beyond', () => {
  for (const people of [500, BORDER / 2, BORDER + 1000]) {
    const [one, two] = [beating({ people, ...steady }), beating({ people: 2 * people, ...steady })]
    expect(two.messages / one.messages, `${people} messages`).toBeLessThanOrEqual(2.05)
    expect(two.writes / one.writes, `${people} writes`).toBeLessThanOrEqual(2.05)
  }
})

test('an unchanged sign of life is one write, and answered only where beats are not stretched', () => {
  const [few, many] = [1000, BORDER + 1000].map(people => beating({ people, ...steady }))
  expect(few).toMatchObject({ every: 30, messages: 4000, writes: 2000 })
  expect(many?.every).toBe(60)
  expect((many?.messages ?? 0) / (many?.writes ?? 1)).toBe(1)
})

test.each([1000, BORDER + 1000])(
  'of %i one in twenty goes without a word: two beats and a tick later the count is right',
  people => {
    const lost = { share: 0.05, at: 600 }
    const { counts, every } = beating({ people, seconds: 960, from: 600, seed: 7, lost })
    const due = counts.filter(({ at }) => at >= lost.at + 2 * every)
    expect(due[0]?.at).toBeLessThanOrEqual(lost.at + 2 * every + 60)
    expect(due.map(count => count.people)).toEqual(due.map(() => Math.round(people * 0.95)))
  },
)

test('fully stretched a page writes once in five minutes', () => {
  expect(beatOf(150_000)).toBe(300)
})

test('all 150,000 are back within 330 s, within the limits, and nobody’s sign-in is throttled', () => {
  const { lastBack, requests, refused } = comingBack({ people: 150_000, seed: 7, expired: 1 / 12 })
  expect(lastBack).toBeLessThanOrEqual(330)
  expect(requests).toBeLessThan(10_000)
  expect(refused).toEqual({ tickets: 0, connections: 0, signIns: 0 })
})

test('who does not know how many they are knocks in vain, and takes the sign-ins’ room', () => {
  const { refused } = comingBack({ people: 15_000, seed: 7, expired: 1 / 12, blindly: true })
  expect(refused.tickets).toBeGreaterThan(15_000)
  expect(refused.signIns).toBeGreaterThan(0)
})

test('a month of school days is within its means: the model’s, stretched; the largest day is not', () => {
  const [plain, stretched] = [monthOf(modelDay(false)), monthOf(modelDay(true))]
  expect(stretched).toBeLessThanOrEqual(650)
  expect(stretched).toBeLessThan(plain / 3)
  expect(monthOf(fullDay(true))).toBeLessThan(monthOf(fullDay(false)) / 8)
})
