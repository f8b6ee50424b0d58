import type { Language } from '#shared/language/language.ts'
import { BY_RULE, type Comparison, type Lexicon, lexiconOf, UNLIKE } from './lexicon.ts'
import { COUNT_SHIFT, EXTRA, GLUE, JOIN, OPENS, PAIR, SKIP, SWAP } from './moves.ts'
import { DEFAULT_POLICY, forgives, type Policy } from './policy.ts'
import type { HeardWord } from './schema.ts'
import { type SpokenWord, spokenWords } from './spoken-word.ts'
import { type Step, trace } from './trace.ts'

/** For the lights on the page: the word to read now, and what became of those before it. */
export type WordMark = 'pending' | 'current' | 'read' | 'missed'

export interface Alignment {
  /** Takes one more item of what the recogniser heard; costs one pass over the text's words. */
  hear(word: HeardWord): void
  /** One mark for each word of the text. */
  marks(): readonly WordMark[]
  /** The cheapest way, so far, to lay what was heard along the text. */
  steps(): readonly Step[]
  readonly heard: readonly HeardWord[]
  readonly spoken: readonly SpokenWord[]
  readonly lexicon: Lexicon
}

/** Costs. A word said in place of another (11) is cheaper than one left out and one put in (18). */
const INSERTION = 10
/** Saying again a word read within the last twelve. */
const REPETITION = 3
export const REPETITION_WINDOW = 12
/** Leaving words out: the first is dear and the rest cheap, so that a skipped line is one slip. */
const OMISSION = 8
const OMISSION_MORE = 2
/** Two neighbours in each other's place. */
const TRANSPOSITION = 7

/** A written word may be said in as many words ("one thousand nine hundred and ninety eight"). */
const MOST_JOINED = 8
const MOST_SPLIT = 3
const KEPT_ROWS = MOST_JOINED + 1
const CHUNK_ROWS = 64
const FAR = 1 << 29

interface Shortcut {
  readonly column: number
  readonly cost: number
  readonly move: number
}

/**
 * A global alignment of what is heard with the text (Needleman & Wunsch 1970; affine omissions after Gotoh 1982,
 * transpositions after Damerau 1964), its unread end free. Row i holds the cheapest ways to account for the first i
 * spoken words, so each new word adds one row, and the words so far always stand as if aligned from the beginning.
 */
export function startAlignment(
  expected: readonly string[],
  options: { readonly language: Language; readonly policy?: Policy },
): Alignment {
  const { language, policy = DEFAULT_POLICY } = options
  const lexicon = lexiconOf(expected, language)
  const heard: HeardWord[] = []
  const spoken: SpokenWord[] = []
  const width = expected.length + 1
  const rows = Array.from({ length: KEPT_ROWS }, () => new Int32Array(width))
  const moves: Uint8Array[] = []
  let best = 0

  const rowOf = (row: number): Int32Array => rows[row % KEPT_ROWS] ?? new Int32Array(width)
  const firstRow = rowOf(0)
  for (let column = 1; column < width; column++) firstRow[column] = OMISSION + OMISSION_MORE * (column - 1)

  function take(word: SpokenWord): void {
    spoken.push(word)
    const row = spoken.length
    const slot = (row - 1) % CHUNK_ROWS
    if (slot === 0) moves.push(new Uint8Array(CHUNK_ROWS * width))
    const chunk = moves.at(-1) ?? new Uint8Array(0)
    const comparison = lexicon.compare(word.form)
    best = fill(rowOf(row - 1), rowOf(row), comparison.costs, chunk, slot * width, shortcuts(row, comparison))
  }

  /** Moves that take more than one word of either side; few rows have any. In order of column. */
  function shortcuts(row: number, { hits, glued }: Comparison): Shortcut[] {
    const found: Shortcut[] = []
    const form = spoken[row - 1]?.form ?? ''
    const before = spoken[row - 2]?.form
    if (before !== undefined && before !== form) {
      const above = lexicon.compare(before).costs
      for (const position of hits) {
        if ((above[position + 1] ?? UNLIKE) > BY_RULE) continue
        const cost = (rowOf(row - 2)[position] ?? FAR) + TRANSPOSITION
        found.push({ column: position + 2, cost, move: SWAP })
      }
    }
    for (const { from, count } of glued) {
      const cost = rowOf(row - 1)[from] ?? FAR
      found.push({ column: from + count, cost, move: GLUE | (count << COUNT_SHIFT) })
    }
    const split = lexicon.has(form) ? 1 : MOST_SPLIT
    const most = Math.min(row, lexicon.endsJoined(form) ? MOST_JOINED : split)
    let letters = form
    for (let count = 2; count <= most; count++) {
      letters = (spoken[row - count]?.form ?? '') + letters
      for (const position of lexicon.positions(letters)) {
        const cost = rowOf(row - count)[position] ?? FAR
        found.push({ column: position + 1, cost, move: JOIN | (count << COUNT_SHIFT) })
      }
    }
    return found.length > 1 ? found.sort((a, b) => a.column - b.column || a.cost - b.cost) : found
  }

  const moveAt = (row: number, column: number): number =>
    moves[Math.floor((row - 1) / CHUNK_ROWS)]?.[((row - 1) % CHUNK_ROWS) * width + column] ?? 0
  const steps = () => trace(spoken.length, best, moveAt)

  return {
    heard,
    spoken,
    lexicon,
    steps,
    hear(word) {
      heard.push(word)
      for (const one of spokenWords(word)) take(one)
    },
    marks() {
      const marks: WordMark[] = expected.map((_, position) => (position === best ? 'current' : 'pending'))
      for (const { kind, from, to, spokenFrom } of steps()) {
        const form = spoken[spokenFrom]?.form ?? ''
        if (kind === 'extra') rectify(marks, from, form)
        for (let position = from; position < to; position++) marks[position] = mark(kind, position, form)
      }
      return marks
    },
  }

  function mark(kind: Step['kind'], position: number, form: string): WordMark {
    if (kind === 'joined' || kind === 'glued') return 'read'
    return kind === 'pair' && reads(position, form) ? 'read' : 'missed'
  }

  function reads(position: number, form: string): boolean {
    const cost = lexicon.compare(form).costs[position] ?? UNLIKE
    return cost < BY_RULE || (cost === BY_RULE && forgives(policy, lexicon.rules(position, form)))
  }

  /** Said again and rightly: the latest missed word that it reads lights up. */
  function rectify(marks: WordMark[], from: number, form: string): void {
    for (let position = from - 1; position >= Math.max(0, from - REPETITION_WINDOW); position--) {
      if (marks[position] !== 'missed' || !reads(position, form)) continue
      marks[position] = 'read'
      return
    }
  }
}

/** Fills one row from the row above; returns the column where what was heard so far most cheaply ends. */
function fill(
  above: Int32Array,
  row: Int32Array,
  costs: Uint8Array,
  moves: Uint8Array,
  base: number,
  shortcuts: readonly Shortcut[],
): number {
  let diagonal = above[0] ?? 0
  let left = diagonal + INSERTION
  row[0] = left
  moves[base] = EXTRA
  let bestCost = left
  let best = 0
  let omission = FAR
  let lastHit = -REPETITION_WINDOW
  let next = 0
  let shortcutColumn = shortcuts[0]?.column ?? 0
  for (let column = 1; column < row.length; column++) {
    const up = above[column] ?? 0
    const pair = costs[column - 1] ?? UNLIKE
    if (pair <= BY_RULE) lastHit = column
    let cost = up + (column - lastHit < REPETITION_WINDOW ? REPETITION : INSERTION)
    let move = EXTRA
    if (diagonal + pair <= cost) {
      cost = diagonal + pair
      move = PAIR
    }
    omission += OMISSION_MORE
    let opens = 0
    if (left + OMISSION <= omission) {
      omission = left + OMISSION
      opens = OPENS
    }
    if (omission < cost) {
      cost = omission
      move = SKIP
    }
    while (column === shortcutColumn) {
      const shortcut = shortcuts[next++]
      if (shortcut && shortcut.cost < cost) {
        cost = shortcut.cost
        move = shortcut.move
      }
      shortcutColumn = shortcuts[next]?.column ?? 0
    }
    row[column] = cost
    moves[base + column] = move | opens
    // Of two ways equally cheap, the one that got further: a word that fits ahead beats one put in.
    if (cost <= bestCost) {
      bestCost = cost
      best = column
    }
    diagonal = up
    left = cost
  }
  return best
}
