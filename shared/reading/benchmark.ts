import norms from './orf-norms.json' with { type: 'json' }
import type { Benchmark, ReadingInput } from './schema.ts'

type Placed = Pick<ReadingInput, 'language' | 'grade' | 'season' | 'wpmTarget'>
type Reference = { reference: Benchmark['reference']; expected: number | null; percentile: number | null }

/**
 * Places words correct per minute against, in this order: for English the 50th percentile of Hasbrouck & Tindal
 * (2017); for Spanish the goals of IDEL (University of Oregon), else the ranges of SEP (Mexico); else the text's own
 * target. No norm for Puerto Rico is published, so `reference` says which it was. Bands are shares of the expected.
 */
export function benchmarkOf(input: Placed, perMinute: number | null, accuracy: number): Benchmark {
  const found = referenceFor(input, perMinute ?? 0)
  const { expected } = found
  const share = expected === null || perMinute === null ? null : perMinute / expected
  return {
    ...found,
    goal: paceGoal(input) ?? null,
    percentile: perMinute === null ? null : found.percentile,
    band: share === null ? null : share < 0.8 ? 'below' : share > 1.2 ? 'above' : 'at',
    accuracyBand: accuracy < 0.6 ? 'low' : accuracy > 0.85 ? 'high' : 'middle',
  }
}

function referenceFor(input: Placed, perMinute: number): Reference {
  const grade = Number(input.grade)
  const published =
    input.language === 'en-US' ? english(grade, input.season, perMinute) : spanish(grade, input.season)
  if (published) return published
  if (input.wpmTarget !== undefined)
    return { reference: 'textTarget', expected: input.wpmTarget, percentile: null }
  return { reference: null, expected: null, percentile: null }
}

/** English is a second language here: where the norm begins to be a goal, and which rank of it is. */
const FIRST_GRADE_OF_NORM = 2
const GOAL_PERCENTILE = 25

/**
 * The words correct per minute that a child aims for. In English, from grade 2, the 25th percentile of the norm of the
 * season; a text's own target where no norm is known, and in Spanish, there never below the English of the grade.
 */
export function paceGoal({ language, grade, season, wpmTarget }: Placed): number | undefined {
  const ranks = Number(grade) >= FIRST_GRADE_OF_NORM ? ranksOf(Number(grade), season) : []
  const norm = ranks.find(({ percentile }) => percentile === GOAL_PERCENTILE)?.rate ?? undefined
  if (language === 'en-US') return norm ?? wpmTarget
  return wpmTarget === undefined || norm === undefined ? wpmTarget : Math.max(wpmTarget, norm)
}

function ranksOf(grade: number, season: Placed['season']) {
  const { columns, rows } = norms.englishHasbrouckTindal2017
  const column = season === undefined ? -1 : columns.indexOf(season)
  return rows
    .filter(row => row[0] === grade)
    .map(row => ({ percentile: row[1] ?? 0, rate: row[column] ?? null }))
    .filter(rank => rank.rate !== null)
}

function english(grade: number, season: Placed['season'], perMinute: number): Reference | undefined {
  const ranks = ranksOf(grade, season)
  const median = ranks.find(rank => rank.percentile === 50)
  if (!median) return undefined
  const reached = ranks.filter(rank => perMinute >= (rank.rate ?? 0)).map(rank => rank.percentile)
  return { reference: 'hasbrouckTindal2017', expected: median.rate, percentile: Math.max(0, ...reached) }
}

const periods = { fall: 'beginning', winter: 'middle', spring: 'end' }

function spanish(grade: number, season: Placed['season']): Reference | undefined {
  const period = season && periods[season]
  const goal = norms.spanishIdelFlo.rows.find(row => row.grade === grade && row.period === period)?.lowRisk[0]
  if (typeof goal === 'number') return { reference: 'idelFlo', expected: goal, percentile: null }
  // The ranges of SEP are for the end of the year.
  const range = season === 'spring' && norms.spanishSepMexico.rows.find(row => row.grade === grade)
  return range ? { reference: 'sepMexico', expected: range.min, percentile: null } : undefined
}
