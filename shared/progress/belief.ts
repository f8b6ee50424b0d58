/**
 * What is believed of a child's rating: a probability at each point of a grid, that is, Bayes' rule worked out and not
 * approximated. Item response theory calls it the expected-a-posteriori estimate (Bock & Mislevy, _Applied Psychological
 * Measurement_ 6, 1982); that belief widens a little between two readings lets it follow a child who grows (Glickman,
 * _Applied Statistics_ 48, 1999).
 */
export type Belief = Float64Array

/** The grid, in grades: well beyond the easiest and the hardest text. */
const LOWEST = -5
const STEP = 0.2
const POINTS = 91
const ratings = Float64Array.from({ length: POINTS }, (_, i) => LOWEST + i * STEP)

/** How far a child may stand from its grade, as a standard deviation in grades: two off are nothing rare. */
const SPREAD = 1.8
/** What a child may change between two readings, likewise. */
const CHANGE = 0.08
/** A reading has dozens of words: its success says as much as so many single tries. */
const TRIES = 4

/** The chance of success that a rating has at a difficulty. */
export const expectedSuccess = (rating: number, difficulty: number): number =>
  1 / (1 + Math.exp(difficulty - rating))

/** How much something that was read says: as so many single tries, and so much later than what was read before. */
interface Weight {
  readonly tries: number
  /** What the child may have changed since, as a standard deviation in grades. */
  readonly change: number
}
const READING: Weight = { tries: TRIES, change: CHANGE }

/** What is believed before anything was read; `spread` as a standard deviation in grades. */
export const beliefAround = (rating: number, spread = SPREAD): Belief =>
  inWhole(ratings.map(point => Math.exp(-((point - rating) ** 2) / (2 * spread ** 2))))

/** What is believed after a reading of a difficulty, or what weighs otherwise, with a success from 0 to 1. */
export function beliefAfter(
  belief: Belief,
  success: number,
  difficulty: number,
  { tries, change }: Weight = READING,
): Belief {
  const spread = change ** 2 / (2 * STEP ** 2)
  const likely = likelihood(success, difficulty, tries)
  return inWhole(
    belief.map((here, i) => {
      const [below, above] = [belief[i - 1] ?? here, belief[i + 1] ?? here]
      return (here + spread * (below + above - 2 * here)) * (likely[i] ?? 0)
    }),
  )
}

const known = new Map<string, Float64Array>()

/** How likely a success at a difficulty is at each point; a few successes and difficulties are all there are. */
function likelihood(success: number, difficulty: number, tries: number): Float64Array {
  const name = `${success} ${difficulty} ${tries}`
  const before = known.get(name)
  if (before) return before
  const likely = ratings.map(point => {
    const expected = expectedSuccess(point, difficulty)
    return (expected ** success * (1 - expected) ** (1 - success)) ** tries
  })
  known.set(name, likely)
  return likely
}

/** The rating that is expected. */
export const ratingOf = (belief: Belief): number =>
  belief.reduce((sum, share, i) => sum + share * (ratings[i] ?? 0), 0)

/** How sure that is: a standard deviation, in grades. */
export function spreadOf(belief: Belief): number {
  const rating = ratingOf(belief)
  return Math.sqrt(belief.reduce((sum, share, i) => sum + share * ((ratings[i] ?? 0) - rating) ** 2, 0))
}

/** The chance of success at a difficulty, by all that is believed and not only by what is expected. */
export const expectedBy = (belief: Belief, difficulty: number): number =>
  belief.reduce((sum, share, i) => sum + share * expectedSuccess(ratings[i] ?? 0, difficulty), 0)

/** How much trying a difficulty would tell: Fisher's information, by what is believed. */
export const informationAt = (belief: Belief, difficulty: number): number =>
  belief.reduce((sum, share, i) => {
    const expected = expectedSuccess(ratings[i] ?? 0, difficulty)
    return sum + share * expected * (1 - expected)
  }, 0)

function inWhole(shares: Belief): Belief {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return shares.map(share => share / whole)
}
