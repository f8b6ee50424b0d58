import { diffArrays } from 'diff'
import { startAlignment } from '#shared/reading/align.ts'
import { ReadingInput } from '#shared/reading/schema.ts'
import { scoreReading } from '#shared/reading/score.ts'
import { passage, readingOf } from './passage.ts'
import type { BenchRow } from './row.ts'

const language = 'es-PR'
const READINGS = 20
const ROUNDS = 7

/** Microseconds of the fastest of several rounds, for each of `count` things that a round does. */
function fastest(round: () => void, count: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let at = 0; at < ROUNDS; at++) {
    const from = performance.now()
    round()
    best = Math.min(best, performance.now() - from)
  }
  return (best * 1000) / count
}

function row(name: string, value: number, reference: number, goal: number): BenchRow {
  const ratio = value / reference
  return { name, value, unit: 'µs', reference, ratio, goal, met: ratio <= goal }
}

/** Plain Levenshtein distance of two lists of word codes, two rows of typed array. */
function editDistance(a: Int32Array, b: Int32Array): number {
  let above = new Int32Array(b.length + 1).map((_, column) => column)
  let row = new Int32Array(b.length + 1)
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const pair = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const gap = Math.min(above[j] ?? 0, row[j - 1] ?? 0) + 1
      row[j] = Math.min(pair, gap)
    }
    ;[above, row] = [row, above]
  }
  return above[b.length] ?? 0
}

/**
 * What one more heard word costs, its phonetics included, against computing the whole again with jsdiff at the same
 * partial; with the lights redrawn too; and a finished passage against the plain edit distance of its coded words.
 */
export async function alignment(): Promise<BenchRow[]> {
  const words = passage()
  const readings = Array.from({ length: READINGS }, (_, seed) => readingOf(words, seed + 1))
  const partials = readings.reduce((sum, heard) => sum + heard.length, 0)
  const lower = words.map(word => word.toLowerCase())

  const stream = (each?: (alignment: ReturnType<typeof startAlignment>) => void) => {
    let microseconds = 0
    return () => {
      microseconds = 0
      for (const heard of readings) {
        const alignment = startAlignment(words, { language })
        for (const word of heard) {
          alignment.hear(word)
          each?.(alignment)
        }
      }
      return microseconds
    }
  }
  const hearing = fastest(stream(), partials)
  const lighting = fastest(
    stream(alignment => alignment.marks()),
    partials,
  )
  const again = fastest(
    () => {
      for (const heard of readings.slice(0, 2)) {
        const said = heard.map(({ word }) => word)
        for (let partial = 1; partial <= said.length; partial++) diffArrays(lower, said.slice(0, partial))
      }
    },
    (readings[0]?.length ?? 0) + (readings[1]?.length ?? 0),
  )

  const inputs = readings.map(heard =>
    ReadingInput.parse({ language, expected: words.join(' '), heard, seconds: 100 }),
  )
  const codes = new Map<string, number>()
  const coded = (list: readonly string[]) =>
    Int32Array.from(list, word => {
      const code = codes.get(word) ?? codes.size
      codes.set(word, code)
      return code
    })
  const expectedCodes = coded(lower)
  const heardCodes = readings.map(heard => coded(heard.map(({ word }) => word)))
  const scoring = fastest(() => {
    for (const input of inputs) scoreReading(input)
  }, READINGS)
  const distance = fastest(() => {
    for (const heard of heardCodes) editDistance(expectedCodes, heard)
  }, READINGS)

  return [
    row('alignment: one more word, against diffArrays at the same partial', hearing, again, 1 / 100),
    row('alignment: one more word and its lights, against diffArrays', lighting, again, 1 / 50),
    row('scoring 200 words, against their plain edit distance', scoring, distance, 10),
  ]
}
