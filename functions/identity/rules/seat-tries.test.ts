/**
 * Guessing three pictures within the budgets, by the product's own rule, with the clock of this test. `GUESSES` are let
 * through: 1,100 classes and years of somebody who has the class's code and does nothing else.
 */
import { expect, test } from 'vitest'
import { CODE_ALPHABET } from '#shared/identity/access-code.ts'
import { PICTURES } from '#shared/identity/group.ts'
import { findClass } from '#shared/identity/group-routes.ts'
import { takeSeat } from '#shared/identity/picture-routes.ts'
import { CLASS_CODE_LENGTH } from './group.ts'
import {
  afterTry,
  countedBy,
  isChildLocked,
  isClassLocked,
  needsNewCode,
  type SeatLedgers,
} from './seat-tries.ts'
import { BUDGETS, momentOf, NO_TRIES, spent, unlocked } from './wrong-tries.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MIDNIGHT = Date.UTC(2026, 7, 10, 4)
const nobody: SeatLedgers = { childOnNew: NO_TRIES, childOnKnown: NO_TRIES, class: NO_TRIES }
const GUESSES = Number(process.env.GUESSES ?? 200_000)

/** Of three different pictures, as chance draws them: 24 × 23 × 22. */
const WORDS = PICTURES.length * (PICTURES.length - 1) * (PICTURES.length - 2)

test('the budget of a class’s year is less than one in fifty of the words', () => {
  expect(WORDS).toBe(12_144)
  expect(BUDGETS.class.year / WORDS).toBeLessThan(1 / 67)
  // Half as many again would be too many.
  expect((BUDGETS.class.year * 1.5) / WORDS).toBeGreaterThan(1 / 50)
})

/** Guesses of class codes a year that the routes that know codes let through, of all callers together. */
const CODE_GUESSES = [findClass, takeSeat].reduce(
  (sum, { rate }) => sum + rate.perSecond * 365 * 24 * 60 * 60,
  0,
)
const CLASS_CODES = CODE_ALPHABET.length ** CLASS_CODE_LENGTH

/** The chance that a class whose code is found is opened, times the chance that a given class's code is found in a year. */
const withoutCode = (withCode: number) => (CODE_GUESSES / CLASS_CODES) * withCode

test('without the class’s code a year’s chance is less than one in a thousand; with a letter less it would not be', () => {
  const withCode = BUDGETS.class.year / WORDS
  expect(withoutCode(withCode)).toBeCloseTo(1 / 9_120, 6)
  expect(withoutCode(withCode)).toBeLessThan(1 / 1000)
  expect(withoutCode(withCode) * CODE_ALPHABET.length).toBeGreaterThan(1 / 1000)
})

/** A draw from 0 to 1 that is the same in every run (Park and Miller's). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

interface Siege {
  readonly guesses: number
  readonly opened: boolean
}

/** A year of guesses at a class, from devices that it does not know: at every child in turn, no word twice. */
function siege(children: number, draw: () => number, most: number): Siege {
  const words = Array.from({ length: children }, () => Math.floor(draw() * WORDS))
  const ofChild = words.map(() => ({ ...nobody }))
  const tried = words.map(() => 0)
  let ofClass = NO_TRIES
  let guesses = 0
  for (let day = 0; day < 365; day++)
    for (let at = MIDNIGHT + day * DAY, asleep = false; !asleep; at += 16 * MINUTE) {
      asleep = true
      const now = momentOf(at)
      for (const [child, word] of words.entries()) {
        if (guesses >= most) return { guesses, opened: false }
        const ledgers = { ...nobody, ...ofChild[child], class: ofClass }
        const after = afterTry(ledgers, now)
        if (after === 'locked') continue
        asleep = false
        guesses++
        const guessed = tried[child] ?? 0
        if (guessed === word) return { guesses, opened: true }
        tried[child] = guessed + 1
        ofClass = after.class ?? ofClass
        ofChild[child] = { ...ledgers, ...after }
      }
      // The class's day is over, or the year.
      if (needsNewCode(ofClass, now)) return { guesses, opened: false }
    }
  return { guesses, opened: false }
}

test(`${GUESSES} guesses with the class’s code open fewer than one class in fifty a year`, {
  timeout: 3_600_000,
}, () => {
  const draw = chance(20_260_810)
  let [guesses, years, opened] = [0, 0, 0]
  while (guesses < GUESSES) {
    const one = siege(25, draw, GUESSES - guesses)
    guesses += one.guesses
    years++
    if (one.opened) opened++
  }
  const rate = opened / years
  console.log(
    `${guesses} guesses, ${years} classes and years: ${opened} opened, a year’s chance is 1 in ${Math.round(1 / rate)} with the class code, 1 in ${Math.round(1 / withoutCode(rate))} without`,
  )
  expect(rate).toBeLessThan(1 / 50)
  // What the arithmetic says, within three deviations.
  const expected = BUDGETS.class.year / WORDS
  const deviation = Math.sqrt((expected * (1 - expected)) / years)
  expect(Math.abs(rate - expected)).toBeLessThan(3 * deviation)
})

/** The ledgers after so many wrong tries that were let through, and how many were. */
function wrong(ledgers: SeatLedgers, tries: number, from = MIDNIGHT) {
  let now = ledgers
  let through = 0
  for (let n = 0; n < tries; n++) {
    const after = afterTry(now, momentOf(from + n * 4 * MINUTE))
    if (after === 'locked') continue
    now = { ...now, ...after }
    through++
  }
  return { ledgers: now, through }
}

test('a visitor’s tries lock neither a child nor a class on a device that was here before', () => {
  const visited = wrong(nobody, 200).ledgers
  expect(isChildLocked(visited, momentOf(MIDNIGHT + 4 * MINUTE))).toBe(true)
  const at = momentOf(MIDNIGHT + DAY - 1)
  expect(afterTry(visited, at)).toBe('locked')
  expect(afterTry({ ...visited, device: NO_TRIES }, at)).toMatchObject({ device: { week: { [at.day]: 1 } } })
  const full = { ...nobody, class: { ...NO_TRIES, week: { [at.day]: 60 } } }
  expect(isClassLocked(full.class, at)).toBe(true)
  expect(afterTry(full, at)).toBe('locked')
  expect(afterTry({ ...full, device: NO_TRIES }, at)).not.toBe('locked')
})

test('tries on a device that the class knows count for the child there, and not for the class', () => {
  const { ledgers, through } = wrong({ ...nobody, device: NO_TRIES }, 200)
  expect(through).toBe(BUDGETS.childOnKnown.day)
  expect(ledgers).toMatchObject({ childOnNew: NO_TRIES, class: NO_TRIES })
  expect(spent(ledgers.device ?? NO_TRIES, momentOf(MIDNIGHT)).day).toBe(BUDGETS.childOnKnown.day)
  // Elsewhere the child still enters.
  expect(afterTry({ ...ledgers, device: undefined }, momentOf(MIDNIGHT))).not.toBe('locked')
})

test('a device whose budget is used up is one like any other', () => {
  const at = momentOf(MIDNIGHT)
  const device = (count: number) => ({ ...nobody, device: { ...NO_TRIES, week: { [at.day]: count } } })
  expect(countedBy(device(BUDGETS.device.day - 1), at)).toEqual(['childOnKnown', 'device'])
  expect(countedBy(device(BUDGETS.device.day), at)).toEqual(['childOnNew', 'class'])
  expect(countedBy(nobody, at)).toEqual(['childOnNew', 'class'])
})

test('a class whose year is used up needs another code: an unlock gives nothing back', () => {
  const at = momentOf(MIDNIGHT)
  const used = (count: number) => ({ ...NO_TRIES, year: { [at.day]: count } })
  expect(needsNewCode(used(BUDGETS.class.year - 1), at)).toBe(false)
  expect(needsNewCode(used(BUDGETS.class.year), at)).toBe(true)
  expect(isClassLocked(unlocked(used(BUDGETS.class.year)), at)).toBe(true)
})
