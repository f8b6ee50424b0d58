import type { Language } from '#shared/kernel/school.ts'
import { type CostRow, costAt, fillRow, firstRow, REPETITION_WINDOW, type Shortcut } from './cost-row.ts'
import { BY_RULE, type Comparison, type Lexicon, lexiconOf, UNLIKE } from './lexicon.ts'
import { COUNT_SHIFT, GLUE, JOIN, PART, SWAP } from './moves.ts'
import { DEFAULT_POLICY, type Policy, ruled } from './policy.ts'
import type { HeardWord } from './schema.ts'
import { eachSpoken, type SpokenWord } from './spoken-word.ts'
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

/** What two neighbours in each other's place cost. */
const TRANSPOSITION = 7

/** A written word may be said in as many words ("one thousand nine hundred and ninety eight"). */
const MOST_JOINED = 8
const MOST_SPLIT = 3
const ROWS_IN_MEMORY = MOST_JOINED + 1
const CHUNK_ROWS = 64

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
  const rows = Array.from({ length: ROWS_IN_MEMORY }, () => firstRow(width))
  const moves: Uint8Array[] = []
  /** Single letters that end here: a word that is sounded out. */
  let lettersInARow = 0
  /** What each spoken word compared as. */
  const compared: Comparison[] = []

  const rowOf = (row: number): CostRow => rows[row % ROWS_IN_MEMORY] ?? firstRow(width)

  function take(word: SpokenWord): void {
    spoken.push(word)
    const row = spoken.length
    const slot = (row - 1) % CHUNK_ROWS
    if (slot === 0) moves.push(new Uint8Array(CHUNK_ROWS * width))
    const chunk = moves.at(-1) ?? new Uint8Array(0)
    const comparison = lexicon.compare(word.form)
    compared.push(comparison)
    lettersInARow = word.form.length === 1 ? lettersInARow + 1 : 0
    fillRow(rowOf(row - 1), rowOf(row), comparison, chunk, slot * width, shortcuts(row, comparison))
  }

  /** Moves that take more than one word of either side, in order of column; few rows have any. */
  function shortcuts(row: number, comparison: Comparison): readonly Shortcut[] {
    const { hits, glued, known, endsJoined, spoken: spokenNow } = comparison
    const found: Shortcut[] = []
    const before = compared[row - 2]
    if (before && before !== comparison) {
      for (const position of hits) {
        if ((before.costs[position + 1] ?? UNLIKE) > BY_RULE) continue
        const cost = costAt(rowOf(row - 2), position) + TRANSPOSITION
        found.push({ column: position + 2, cost, move: SWAP })
      }
    }
    for (const { from, count, cost } of glued) {
      const before = costAt(rowOf(row - 1), from)
      found.push({ column: from + count, cost: before + cost, move: GLUE | (count << COUNT_SHIFT) })
    }
    if (before) {
      for (const { from, count } of lexicon.speech.ofTwo(before.spoken, spokenNow)) {
        const cost = costAt(rowOf(row - 2), from) + BY_RULE
        found.push({ column: from + count, cost, move: count === 1 ? JOIN | (2 << COUNT_SHIFT) : PART })
      }
    }
    if (known && !endsJoined && lettersInARow < 2) return sorted(found)
    const first = compared[row - 3]
    if (before && first && !known) {
      for (const { from } of lexicon.speech.ofThree(first.spoken, before.spoken, spokenNow)) {
        const cost = costAt(rowOf(row - 3), from) + BY_RULE
        found.push({ column: from + 1, cost, move: JOIN | (3 << COUNT_SHIFT) })
      }
    }
    const split = Math.max(known ? 0 : MOST_SPLIT, Math.min(lettersInARow, MOST_JOINED))
    const most = Math.min(row, endsJoined ? MOST_JOINED : split)
    let { letters } = comparison
    for (let count = 2; count <= most; count++) {
      letters = (compared[row - count]?.letters ?? '') + letters
      for (const position of lexicon.positions(letters)) {
        const cost = costAt(rowOf(row - count), position)
        found.push({ column: position + 1, cost, move: JOIN | (count << COUNT_SHIFT) })
      }
    }
    return sorted(found)
  }

  const moveAt = (row: number, column: number): number =>
    moves[Math.floor((row - 1) / CHUNK_ROWS)]?.[((row - 1) % CHUNK_ROWS) * width + column] ?? 0
  const steps = () => trace(spoken.length, rowOf(spoken.length).best, moveAt)

  return {
    heard,
    spoken,
    lexicon,
    steps,
    hear(word) {
      heard.push(word)
      eachSpoken(word, take)
    },
    marks() {
      const { best } = rowOf(spoken.length)
      const marks: WordMark[] = expected.map((_, position) => (position === best ? 'current' : 'pending'))
      for (const step of steps()) {
        const { kind, from, to, spokenFrom } = step
        if (kind === 'extra') rectify(marks, from, spoken[spokenFrom]?.form ?? '')
        for (let position = from; position < to; position++) marks[position] = mark(step, position)
      }
      return marks
    },
  }

  function mark({ kind, from, to, spokenFrom, spokenTo }: Step, position: number): WordMark {
    if (kind === 'pair') return reads(position, spoken[spokenFrom]?.form ?? '') ? 'read' : 'missed'
    if (kind === 'skipped' || kind === 'swapped') return 'missed'
    const heardOf = spoken.slice(spokenFrom, spokenTo).map(({ form }) => form)
    const rules = lexicon.rules({ from, count: to - from }, heardOf)
    return ruled(policy, rules) === 'mispronounced' ? 'missed' : 'read'
  }

  function reads(position: number, form: string): boolean {
    const cost = lexicon.compare(form).costs[position] ?? UNLIKE
    if (cost < BY_RULE) return true
    const rules = cost === BY_RULE ? lexicon.rules({ from: position, count: 1 }, [form]) : []
    return cost === BY_RULE && ruled(policy, rules) !== 'mispronounced'
  }

  /** Said again and rightly: the latest missed word that it is lights up, else the latest that it reads by a rule. */
  function rectify(marks: WordMark[], from: number, form: string): void {
    let byRule = -1
    for (let position = from - 1; position >= Math.max(0, from - REPETITION_WINDOW); position--) {
      if (marks[position] !== 'missed' || !reads(position, form)) continue
      if ((lexicon.compare(form).costs[position] ?? UNLIKE) < BY_RULE) {
        marks[position] = 'read'
        return
      }
      if (byRule < 0) byRule = position
    }
    if (byRule >= 0) marks[byRule] = 'read'
  }
}

const sorted = (shortcuts: Shortcut[]): readonly Shortcut[] =>
  shortcuts.length > 1 ? shortcuts.sort((a, b) => a.column - b.column || a.cost - b.cost) : shortcuts
