import type { Rule } from '#shared/language/rules.ts'
import type { Alignment } from './align.ts'
import { REPETITION_WINDOW } from './cost-row.ts'
import { BY_RULE, UNLIKE } from './lexicon.ts'
import { isCorrect, isError } from './outcomes.ts'
import { type Policy, ruled } from './policy.ts'
import type { ExtraWord, ScoredWord } from './schema.ts'
import type { SpokenWord } from './spoken-word.ts'

export interface Judgement {
  readonly words: ScoredWord[]
  readonly insertions: ExtraWord[]
  readonly repetitions: ExtraWord[]
}

type Finding = Pick<ScoredWord, 'outcome' | 'rule' | 'moreRules'>

/**
 * Turns an alignment into the outcome of each word, by the rules of curriculum-based measurement. `timed` says
 * whether the times can be trusted; without them nothing is a hesitation and every correction is in time.
 */
export function judge(
  expected: readonly string[],
  alignment: Alignment,
  policy: Policy,
  timed: boolean,
): Judgement {
  const { spoken, lexicon } = alignment
  const words: ScoredWord[] = expected.map(word => ({ expected: word, outcome: 'notReached' }))
  const insertions: ExtraWord[] = []
  const repetitions: ExtraWord[] = []
  /** When each missed word was missed: a correction is timed from there. */
  const missedAt = new Map<number, number>()
  /** Tries at the word to come that fit nowhere else, since the last word of the text that was said. */
  let pending: SpokenWord[] = []
  let wentBack = false
  let skippedFrom = -1
  let reached = 0

  for (const { kind, from, to, spokenFrom, spokenTo } of alignment.steps()) {
    const said = spoken[spokenFrom]
    if (kind === 'skipped') {
      skippedFrom = from
      for (let at = from; at < to; at++) {
        settle(at, { outcome: 'omitted' })
        missedAt.set(at, spoken[spokenFrom - 1]?.end ?? 0)
      }
    } else if (said && kind === 'extra') {
      goBack(from, said)
    } else if (said) {
      if (kind === 'pair') settle(from, compared(from, said), said)
      else if (kind !== 'swapped') several(from, to, spokenFrom, spokenTo)
      else {
        settle(from, { outcome: 'transposed' }, spoken[spokenFrom + 1])
        settle(from + 1, { outcome: 'transposed' }, said)
      }
      attempts(from, said)
      hesitation(skippedFrom < 0 ? from : skippedFrom, said, spoken[spokenFrom - 1]?.end ?? 0)
      skippedFrom = -1
    }
    reached = to
  }
  lastAttempts()
  for (const said of pending) insertions.push(extraAfter(reached, said))
  return { words, insertions, repetitions }

  function settle(at: number, finding: Finding, said?: SpokenWord): void {
    const time = said && timed ? { start: said.start, end: said.end } : {}
    words[at] = { expected: expected[at] ?? '', ...finding, ...(said ? { heard: said.word } : {}), ...time }
    if (said && isError(finding.outcome)) missedAt.set(at, said.end)
    else missedAt.delete(at)
  }

  /** One written word said in several, several in one, or two as two with another border. */
  function several(from: number, to: number, spokenFrom: number, spokenTo: number): void {
    const heard = spoken.slice(spokenFrom, spokenTo).map(({ form }) => form)
    const finding = byRules(lexicon.rules({ from, count: to - from }, heard))
    const isParted = to - from > 1 && heard.length > 1
    for (let at = from; at < to; at++)
      settle(at, finding, isParted ? spoken[spokenFrom + at - from] : together(spokenFrom, spokenTo))
  }

  function together(from: number, to: number): SpokenWord | undefined {
    const first = spoken[from]
    const last = spoken[to - 1]
    const word = spoken
      .slice(from, to)
      .map(one => one.word)
      .join(' ')
    return first && last && { ...first, word, end: last.end }
  }

  function costAt(at: number, said: SpokenWord): number {
    return lexicon.compare(said.form).costs[at] ?? UNLIKE
  }

  function compared(at: number, said: SpokenWord): Finding {
    const cost = costAt(at, said)
    if (cost < BY_RULE) return { outcome: 'correct' }
    if (cost === BY_RULE) return byRules(lexicon.rules({ from: at, count: 1 }, [said.form]))
    // A word that the text has elsewhere is another word, however near it sounds.
    return { outcome: cost < UNLIKE && !lexicon.compare(said.form).known ? 'mispronounced' : 'substituted' }
  }

  function byRules(rules: readonly Rule[]): Finding {
    return { outcome: ruled(policy, rules), ...named(rules) }
  }

  /** The rule that made it an error goes first. */
  function named(rules: readonly Rule[]): Partial<Finding> {
    const rule = rules.find(one => policy.strictRules.includes(one)) ?? rules[0]
    const moreRules = rules.filter(one => one !== rule)
    return { ...(rule && { rule }), ...(moreRules.length > 0 && { moreRules }) }
  }

  function inTime(missed: number, said: SpokenWord): boolean {
    return !timed || policy.selfCorrections === 'always' || said.start - missed <= policy.hesitationSeconds
  }

  /**
   * A word said beyond the text's: it corrects a word just missed, or repeats one just read, or waits. It is the word itself
   * that it corrects rather than one that it is by a rule.
   */
  function goBack(from: number, said: SpokenWord): void {
    const behind = Array.from({ length: Math.min(from, REPETITION_WINDOW) }, (_, back) => from - 1 - back)
    const repeated = behind.filter(at => isCorrect(compared(at, said).outcome))
    const missed = repeated.filter(at => {
      const end = missedAt.get(at)
      return end !== undefined && inTime(end, said)
    })
    const mended = missed.find(at => costAt(at, said) < BY_RULE) ?? missed[0]
    if (mended !== undefined) {
      settle(mended, { outcome: 'selfCorrected' }, said)
      return
    }
    if (repeated.length > 0) repetitions.push(extraAfter(from, said))
    else pending.push(said)
    wentBack ||= repeated.length > 0 && pending.length > 0
  }

  /**
   * What waited before a word now rightly read was a try at it if it sounds or begins like it, or if the reader went
   * back to say it: in time it is a self-correction, too late the first try stands. The rest was put in.
   */
  function attempts(at: number, right: SpokenWord): void {
    const tries = wentBack
      ? pending
      : pending.filter(said => costAt(at, said) < UNLIKE || right.form.startsWith(said.form))
    for (const said of pending) if (!tries.includes(said)) insertions.push(extraAfter(at, said))
    pending = []
    wentBack = false
    const first = tries[0]
    if (first === undefined || !isCorrect(words[at]?.outcome ?? 'notReached')) return
    if (inTime(first.end, right)) settle(at, { outcome: 'selfCorrected' }, right)
    else settle(at, compared(at, first), first)
  }

  /** Silence before a word: the teacher would have said it. If words were left out there, it was the first of them. */
  function hesitation(at: number, said: SpokenWord, before: number): void {
    if (!timed || said.start - before < policy.hesitationSeconds) return
    const word = words[at]
    if (word && (word.outcome === 'omitted' || isCorrect(word.outcome)))
      words[at] = { ...word, outcome: 'hesitated' }
  }

  /**
   * Strange words, and then no more. One is a last try at the next word of the text; several that come without a stop, where
   * about as many words are left, are guesses at those. More text ahead was not reached, and the words are noise.
   */
  function lastAttempts(): void {
    const said = pending.slice(0, pending.findLastIndex(({ form }) => !isClosing(form)) + 1)
    const left = expected.length - reached
    if (said.length === 0 || wentBack || left === 0) return
    if (said.length > 1 && (left > said.length + MOST_LEFT_OUT || hasStop(said))) return
    const until = said.length === 1 ? reached + 1 : expected.length
    for (let at = reached; at < until; at++) {
      const guess = said[at - reached]
      settle(at, guess ? compared(at, guess) : { outcome: 'omitted' }, guess)
    }
    pending = pending.slice(Math.min(said.length, left))
    reached = until
  }

  function hasStop(said: readonly SpokenWord[]): boolean {
    const first = said[0] ? spoken.indexOf(said[0]) : 0
    return said.some(
      ({ start }, at) => timed && start - (spoken[first + at - 1]?.end ?? start) >= policy.hesitationSeconds,
    )
  }
}

/** Words left out where the end is guessed at. */
const MOST_LEFT_OUT = 2
const closings = new Set(
  `ya terminé acabé listo lista fin misi maestra maestro mami papi done finished i'm i am that's it all teacher the
  end`.split(/\s+/),
)
/** What is said when one is done. */
const isClosing = (form: string): boolean => closings.has(form)

const extraAfter = (from: number, { word, start, end }: SpokenWord): ExtraWord => ({
  word,
  start,
  end,
  after: from - 1,
})
