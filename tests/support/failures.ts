import * as z from 'zod/mini'

/** So much of what a test said is repeated where all are counted. */
const SAID = 1500
const told = (name: string, said: readonly string[]) => `${name}\n${said.join('\n').slice(0, SAID)}`

const VitestFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(
    z.object({ status: z.string(), fullName: z.string(), failureMessages: z.nullish(z.array(z.string())) }),
  ),
})

/** The tests that failed in a report of vitest; a file that could not be loaded stands for its tests. */
export function failuresOfVitest(testResults: unknown): string[] {
  return z.parse(z.array(VitestFile), testResults).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter(one => one.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [told(name, [message])]
    return failed.map(one => told(`${name} › ${one.fullName}`, one.failureMessages ?? []))
  })
}

const PlaywrightSuite = z.object({
  specs: z._default(
    z.array(
      z.object({
        file: z.string(),
        title: z.string(),
        tests: z.array(
          z.object({
            status: z.string(),
            results: z.array(z.object({ errors: z.array(z.object({ message: z.optional(z.string()) })) })),
          }),
        ),
      }),
    ),
    [],
  ),
  suites: z._default(z.array(z.unknown()), []),
})

/** The tests that failed in a suite of a report of Playwright, and in the suites in it. */
export function failuresOfPlaywright(suite: unknown): string[] {
  const { specs, suites } = z.parse(PlaywrightSuite, suite)
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) =>
        told(
          `${file} › ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
        ),
      ),
  )
  return [...here, ...suites.flatMap(failuresOfPlaywright)]
}
