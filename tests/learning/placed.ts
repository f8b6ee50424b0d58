import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PlacementProbe, PlacementSet } from '#shared/catalogue/placement-set.ts'
import { GRADES, type Language } from '#shared/kernel/school.ts'
import { SchoolDay } from '#shared/kernel/school-day.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import { expectedSuccess } from '#shared/progress/belief.ts'
import { nextProbe, PLACEMENT_SECONDS, type Standing, standingAfter } from '#shared/progress/placed.ts'
import type { Placed } from '#shared/progress/schema.ts'
import { AIM_ABOVE, difficultyOf } from '#shared/progress/success.ts'
import { paceGoal } from '#shared/reading/benchmark.ts'
import { TARGET_PACES } from '#shared/reading/expected-pace.ts'
import { PROBE_SECONDS, type ProbeFact } from '#shared/reading/placement.ts'
import { DEFAULT_POLICY } from '#shared/reading/policy.ts'
import type { HeardWord } from '#shared/reading/schema.ts'
import { scoreProbe } from '#shared/reading/score-probe.ts'
import { seasonOf } from '#shared/reading/season.ts'
import { type Child, type Random, wellAt } from './children.ts'

const CONTENT = join(import.meta.dirname, '../../shared/catalogue/content/placement')
const setOf = (name: string) =>
  PlacementSet.parse(JSON.parse(readFileSync(join(CONTENT, `${name}.json`), 'utf8')))
const SETS: Readonly<Record<Language, PlacementSet>> = {
  'es-PR': setOf('spanish'),
  'en-US': setOf('english'),
}

/** In winter: the goals of the middle of the year. */
const DAY = SchoolDay.parse('2027-01-20')

/** Share of words read right, and pace as a share of the goal, of somebody who reads so well; between them in a line. */
const MANNERS = [
  { well: 0, accuracy: 0.5, pace: 0.4 },
  { well: 0.25, accuracy: 0.7, pace: 0.5 },
  { well: 0.5, accuracy: 0.87, pace: 0.7 },
  { well: 0.75, accuracy: 0.96, pace: 0.9 },
  { well: 1, accuracy: 0.98, pace: 1.1 },
] as const

interface Manner {
  readonly accuracy: number
  /** As a share of the goal. */
  readonly pace: number
}
function mannerOf(well: number): Manner {
  const at = Math.min(3, Math.floor(well * 4))
  const [low, high] = [MANNERS[at], MANNERS[at + 1]]
  if (!low || !high) throw new Error(`nobody reads so well: ${well}`)
  const part = well * 4 - at
  return {
    accuracy: low.accuracy + part * (high.accuracy - low.accuracy),
    pace: low.pace + part * (high.pace - low.pace),
  }
}

/** Before the first word a child looks. */
const LOOKS = 1

/** Words correct per minute that a probe aims at. */
function goalOf({ grade, kind }: PlacementProbe, language: Language): number {
  const wpmTarget = TARGET_PACES[grade][language]
  const goal = paceGoal({ language, grade, season: seasonOf(DAY), wpmTarget }) ?? wpmTarget
  return goal * (kind === 'words' ? 0.8 : 1)
}

/** What a recogniser hears of a child who reads a probe in a manner, and how long the page listened. */
function saidOf(
  probe: PlacementProbe,
  language: Language,
  { accuracy, pace }: Manner,
  next: Random,
): { readonly heard: readonly HeardWord[]; readonly seconds: number; readonly listened: number } {
  const words = tokenize(probe.body.join('\n\n')).map(({ text }) => text)
  const perMinute = pace * goalOf(probe, language)
  // Correct words are counted: who misses some says the others no slower.
  const each = (60 * accuracy) / perMinute
  const all = words.map((word, n) => ({
    word: next() < accuracy ? word : 'pfff',
    start: n * each,
    end: (n + 0.9) * each,
  }))
  const heard = all.filter(({ end }) => end <= PROBE_SECONDS - LOOKS)
  const seconds = heard.length < all.length ? PROBE_SECONDS - LOOKS : words.length * each
  return { heard, seconds, listened: seconds + LOOKS }
}

/** A placement that was lived through. */
interface WasPlaced extends Standing {
  readonly facts: readonly ProbeFact[]
  readonly placed: Placed
  readonly seconds: number
  /** The true rating. */
  readonly truth: number
  /** Whether it led to the grade that is read at. */
  readonly isFound: boolean
}

/** The day before the first reading. */
const BEFORE = '2026-08-09T12:00:00.000Z'
const asPlaced = (own: Child['own'], facts: readonly ProbeFact[]): Placed => ({
  at: BEFORE,
  asking: 0,
  from: own,
  probes: facts.map(({ probeId: readingId, words: _, wordsCorrect: __, ...read }) => ({
    readingId,
    version: 0,
    at: BEFORE,
    ...read,
  })),
})

/** A child who is placed: each probe goes as well as its difficulty lets it, and is scored by the engine. */
export function place(
  { language, own, off }: Omit<Child, 'growth'>,
  next: Random,
  mannerAt = (difficulty: number, rating: number, _goal: number) =>
    mannerOf(wellAt(next, expectedSuccess(rating, difficulty))),
): WasPlaced {
  const reads = GRADES.indexOf(own) + off
  const truth = reads + AIM_ABOVE
  const facts: ProbeFact[] = []
  const unheard: string[] = []
  let seconds = 0
  for (;;) {
    const probe = nextProbe(SETS[language].probes, { from: own, probes: facts, unheard, seconds })
    if (!probe) break
    const {
      heard,
      seconds: read,
      listened,
    } = saidOf(probe, language, mannerAt(difficultyOf(probe), truth, goalOf(probe, language)), next)
    // The clock runs out within a probe too: what was read until then counts.
    const left = PLACEMENT_SECONDS - seconds
    const inTime = heard.filter(({ end }) => end <= left - LOOKS)
    const spent = Math.min(listened, left)
    seconds += spent
    const passed = false
    const sent = {
      probeId: probe.id,
      heard: inTime,
      seconds: Math.max(0.1, Math.min(read, left - LOOKS)),
      passed,
    }
    const fact = scoreProbe(
      probe,
      { ...sent, heard: [...inTime] },
      { language, policy: DEFAULT_POLICY, day: DAY },
    )
    if (fact) facts.push(fact)
    else unheard.push(probe.id)
  }
  const standing = standingAfter({ from: own, probes: facts })
  return {
    ...standing,
    facts,
    placed: asPlaced(own, facts),
    seconds,
    truth,
    isFound: GRADES.indexOf(standing.grade) === reads,
  }
}
