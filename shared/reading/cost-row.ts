import { BY_RULE, type Comparison, UNLIKE } from './lexicon.ts'
import { EXTRA, OPENS, PAIR, SKIP } from './moves.ts'

/** A word said that the text does not have there; one said in place of another (12) is cheaper than both slips (18). */
const INSERTION = 10
/** Saying again a word read within the last twelve. */
const REPETITION = 3
export const REPETITION_WINDOW = 12
/** Leaving words out: the first is dear and the rest cheap, so that a skipped line is one slip. */
const OMISSION = 8
const OMISSION_MORE = 2
/** Words behind the reader that stay open, two or three lines: to be wrong by more takes six words that fit far ahead. */
const BEHIND = 24
const CLOSED = 1 << 29

/**
 * The cheapest costs of accounting for what was said so far by the text up to each column, from column `from` to
 * `reach`. Before `from` the text is behind the reader for good. Beyond `reach` nothing is written, since there each
 * word more is one word more left out.
 */
export interface CostRow {
  readonly costs: Int32Array
  from: number
  reach: number
  /** Where what was said so far most cheaply ends. */
  best: number
}

/** A move over more than one word, as priced from an earlier row. */
export interface Shortcut {
  readonly column: number
  readonly cost: number
  readonly move: number
}

/** Before anything is said: all the text left out. */
export function firstRow(width: number): CostRow {
  const costs = new Int32Array(width)
  costs[1] = OMISSION
  return { costs, from: 0, reach: Math.min(1, width - 1), best: 0 }
}

export function costAt({ costs, from, reach }: CostRow, column: number): number {
  if (column < from) return CLOSED
  return column <= reach ? (costs[column] ?? 0) : (costs[reach] ?? 0) + OMISSION_MORE * (column - reach)
}

/**
 * Fills the row of one more spoken word from the row above, its `pairs` with the text's words, and shortcuts in order
 * of column; writes how each cell was reached to `moves` from `base` on. It stops where the rest can only be words left
 * out. Of equally cheap ends the furthest is best: a word that fits ahead is likelier than one put in.
 */
export function fillRow(
  above: CostRow,
  row: CostRow,
  { costs: pairs, lastLike }: Comparison,
  moves: Uint8Array,
  base: number,
  shortcuts: readonly Shortcut[],
): void {
  const { costs: upper, reach: upperReach } = above
  const { costs } = row
  const width = costs.length
  const from = Math.max(above.from, above.best - BEHIND)
  let next = 0
  while ((shortcuts[next]?.column ?? width) <= from) next++
  let shortcutColumn = shortcuts[next]?.column ?? width
  const lastShortcut = shortcuts.at(-1)?.column ?? 0

  let diagonal = upper[from] ?? 0
  costs[from] = diagonal + INSERTION
  moves[base + from] = EXTRA
  let column = from + 1
  // Behind the reader, while nothing is like what was said and each place is likelier than the one before: put in.
  for (const behind = Math.min(above.best, shortcutColumn); column < behind; column++) {
    const up = upper[column] ?? 0
    if (pairs[column - 1] !== UNLIKE || up >= diagonal + OMISSION_MORE) break
    costs[column] = up + INSERTION
    moves[base + column] = EXTRA | OPENS
    diagonal = up
  }

  let best = column - 1
  let bestCost = diagonal + INSERTION
  let said = best
  let omission = bestCost + OMISSION
  let opens = OPENS
  let lastHit = -REPETITION_WINDOW
  let up = diagonal
  for (; column < width; column++) {
    up = column <= upperReach ? (upper[column] ?? 0) : (up + OMISSION_MORE) | 0
    const pair = pairs[column - 1] ?? UNLIKE
    if (pair <= BY_RULE) lastHit = column
    let cost = (column - lastHit < REPETITION_WINDOW ? up + REPETITION : up + INSERTION) | 0
    let move = EXTRA
    const paired = (diagonal + pair) | 0
    if (paired <= cost) {
      cost = paired
      move = PAIR
    }
    while (column === shortcutColumn) {
      const shortcut = shortcuts[next++]
      if (shortcut && shortcut.cost < cost) {
        cost = shortcut.cost
        move = shortcut.move
      }
      shortcutColumn = shortcuts[next]?.column ?? width
    }
    const onward = (cost + OMISSION) | 0
    if (omission <= cost) {
      cost = omission
      move = SKIP
    } else said = column
    costs[column] = cost
    moves[base + column] = move | opens
    if (cost <= bestCost) {
      bestCost = cost
      best = column
    }
    if (column > upperReach && column > lastShortcut) {
      // The row above is only omissions from here: where this one has gained a word on it, nothing said can be cheaper,
      if (omission <= up - OMISSION_MORE) break
      // nor where the word is like none to come: put in, it costs what the whole row has lost.
      if (column > lastLike && column - lastHit >= REPETITION_WINDOW && omission <= up + INSERTION) break
    }
    omission = (omission + OMISSION_MORE) | 0
    opens = 0
    if (onward <= omission) {
      omission = onward
      opens = OPENS
    }
    diagonal = up
  }
  row.from = from
  row.reach = Math.min(said + 1, width - 1)
  row.best = best
}
