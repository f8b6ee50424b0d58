import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { ReadingInput } from './schema.ts'
import { scoreReading } from './score.ts'

/** Scores one reading: JSON on standard input, JSON on standard output; a refusal is one JSON line on standard error. */
function refuse(error: string, issues: { path: string; code: string }[] = []): void {
  process.stderr.write(`${JSON.stringify({ error, issues })}\n`)
  process.exitCode = 1
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

const body = parseJson(await text(process.stdin))
const input = z.safeParse(ReadingInput, body)
if (body === undefined) refuse('kernel.malformedJson')
else if (!input.success) {
  refuse(
    'kernel.invalid',
    input.error.issues.map(({ path, code }) => ({ path: path.join('.'), code: code ?? 'invalid' })),
  )
} else process.stdout.write(`${JSON.stringify(scoreReading(input.data), null, 2)}\n`)
