import { diffArrays } from 'diff'
import { type Alignment, startAlignment } from '#shared/reading/align.ts'
import { type HeardWord, ReadingInput } from '#shared/reading/schema.ts'
import { scoreReading } from '#shared/reading/score.ts'
import { passage, readingOf } from './passage.ts'
import type { BenchRow } from './row.ts'

const language = 'es-PR'
const READINGS = 12
const ROUNDS = 100

/** Microseconds of all tasks together, each at its fastest round: what a busy machine takes away is not counted. */
function fastest<Prepared>(
  tasks: readonly { prepare: () => Prepared; run: (prepared: Prepared) => void }[],
): number {
  return tasks.reduce((sum, { prepare, run }) => {
    let best = Number.POSITIVE_INFINITY
    for (let round = 0; round < ROUNDS; round++) {
      const prepared = prepare()
      const from = performance.now()
      run(prepared)
      best = Math.min(best, performance.now() - from)
    }
    return sum + best * 1000
  }, 0)
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
 * What one more heard word costs against computing the whole again with jsdiff at the same partial: its alignment
 * alone; with the sounds of strange words compared; with the lights redrawn too. Then a finished passage, all
 * included, against the plain edit distance of its coded words.
 */
export async function alignment(): Promise<BenchRow[]> {
  const words = passage()
  const readings = Array.from({ length: READINGS }, (_, seed) => readingOf(words, seed + 1))
  const partials = readings.reduce((sum, heard) => sum + heard.length, 0)
  const lower = words.map(word => word.toLowerCase())

  // An alignment begins when its text opens, before the child reads: that is not the cost of a word.
  const start = () => startAlignment(words, { language })
  const aligned = (
    prepare: (heard: readonly HeardWord[]) => Alignment,
    each?: (alignment: Alignment) => void,
  ) =>
    readings.map(heard => ({
      prepare: () => prepare(heard),
      run(alignment: Alignment) {
        for (const word of heard) {
          alignment.hear(word)
          each?.(alignment)
        }
      },
    }))
  const compared = (heard: readonly HeardWord[]) => {
    const alignment = start()
    for (const { word } of heard) alignment.lexicon.compare(word)
    return alignment
  }
  const aligning = fastest(aligned(compared)) / partials
  const hearing = fastest(aligned(start)) / partials
  const lighting = fastest(aligned(start, alignment => alignment.marks())) / partials
  const said = readings[0]?.map(({ word }) => word) ?? []
  const again =
    fastest(
      said.map((_, at) => ({
        prepare: () => said.slice(0, at + 1),
        run: (partial: string[]) => diffArrays(lower, partial),
      })),
    ) / said.length

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
  const scoring = fastest(inputs.map(input => ({ prepare: () => input, run: scoreReading }))) / READINGS
  const distance =
    fastest(
      heardCodes.map(heard => ({ prepare: () => heard, run: () => editDistance(expectedCodes, heard) })),
    ) / READINGS

  return [
    row('alignment: one more word, against diffArrays at the same partial', aligning, again, 1 / 100),
    row('alignment: the same, strange words compared by sound', hearing, again, 1 / 50),
    row('alignment: the same, and the lights of the page', lighting, again, 1 / 5),
    row('scoring 200 words, against their plain edit distance', scoring, distance, 10),
  ]
}
