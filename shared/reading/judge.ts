import type { Rule } from '#shared/language/pronunciation.ts'
import type { Alignment } from './align.ts'
import { REPETITION_WINDOW } from './cost-row.ts'
import { BY_RULE, UNLIKE } from './lexicon.ts'
import { forgives, type Policy } from './policy.ts'
import type { ExtraWord, Outcome, ScoredWord } from './schema.ts'
import type { SpokenWord } from './spoken-word.ts'

export interface Judgement {
  readonly words: ScoredWord[]
  readonly insertions: ExtraWord[]
  readonly repetitions: ExtraWord[]
}

type Finding = Pick<ScoredWord, 'outcome' | 'rule' | 'moreRules'>

export const isCorrect = (outcome: Outcome): boolean =>
  outcome === 'correct' || outcome === 'selfCorrected' || outcome === 'dialect'
export const isError = (outcome: Outcome): boolean => !isCorrect(outcome) && outcome !== 'notReached'

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
      else if (kind === 'joined') settle(from, { outcome: 'correct' }, together(spokenFrom, spokenTo))
      else if (kind === 'glued') for (let at = from; at < to; at++) settle(at, { outcome: 'correct' }, said)
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
  lastAttempt()
  for (const said of pending) insertions.push(extraAfter(reached, said))
  return { words, insertions, repetitions }

  function settle(at: number, finding: Finding, said?: SpokenWord): void {
    const time = said && timed ? { start: said.start, end: said.end } : {}
    words[at] = { expected: expected[at] ?? '', ...finding, ...(said ? { heard: said.word } : {}), ...time }
    if (said && isError(finding.outcome)) missedAt.set(at, said.end)
    else missedAt.delete(at)
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
    if (cost === BY_RULE) {
      const rules = lexicon.rules(at, said.form)
      return { outcome: forgives(policy, rules) ? 'dialect' : 'mispronounced', ...named(rules) }
    }
    // A word that the text has elsewhere is another word, however near it sounds.
    return { outcome: cost < UNLIKE && !lexicon.compare(said.form).known ? 'mispronounced' : 'substituted' }
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

  /** A word said beyond the text's: it corrects a word just missed, or repeats one just read, or waits. */
  function goBack(from: number, said: SpokenWord): void {
    let repeats = false
    for (let at = from - 1; at >= Math.max(0, from - REPETITION_WINDOW); at--) {
      if (!isCorrect(compared(at, said).outcome)) continue
      repeats = true
      const missed = missedAt.get(at)
      if (missed === undefined || !inTime(missed, said)) continue
      settle(at, { outcome: 'selfCorrected' }, said)
      return
    }
    if (repeats) repetitions.push(extraAfter(from, said))
    else pending.push(said)
    wentBack ||= repeats && pending.length > 0
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

  /** One strange word, and then no more: a last try at the next word of the text, not noise. */
  function lastAttempt(): void {
    const [said, more] = pending
    if (!said || more || wentBack || reached >= expected.length) return
    pending = []
    settle(reached, compared(reached, said), said)
  }
}

const extraAfter = (from: number, { word, start, end }: SpokenWord): ExtraWord => ({
  word,
  start,
  end,
  after: from - 1,
})
