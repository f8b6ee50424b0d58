import * as z from 'zod/mini'

/** A test file of a report, and for how many seconds its tests ran. */
export interface FileSeconds {
  readonly file: string
  readonly seconds: number
}

const VitestFile = z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })

/** Each file of a report of vitest, its hooks included. */
export const secondsOfVitest = (testResults: unknown): FileSeconds[] =>
  z
    .parse(z.array(VitestFile), testResults)
    .map(({ name, startTime, endTime }) => ({ file: name, seconds: (endTime - startTime) / 1000 }))

const PlaywrightSuite = z.object({
  file: z._default(z.string(), ''),
  specs: z._default(
    z.array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) })),
    [],
  ),
  suites: z._default(z.array(z.unknown()), []),
})

/** Each file of a report of Playwright: the sum of its tests, which run two at a time. */
export function secondsOfPlaywright(suite: unknown): FileSeconds[] {
  const { file, specs, suites } = z.parse(PlaywrightSuite, suite)
  const ms = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(one => one.duration)))
  const inner = suites.flatMap(secondsOfPlaywright)
  const all = ms.reduce((sum, one) => sum + one, 0) / 1000 + inner.reduce((sum, one) => sum + one.seconds, 0)
  return [{ file, seconds: all }]
}

/** The files that take most, the longest first. */
export const longest = (files: readonly FileSeconds[], many: number): readonly FileSeconds[] =>
  files.toSorted((a, b) => b.seconds - a.seconds).slice(0, many)
