import type { Language } from '#shared/kernel/school.ts'
import { type HeardWord, ReadingInput, type ScoredReading } from './schema.ts'
import { scoreReading } from './score.ts'

/** Words said one every 0.4 s; a number in parentheses is silence in seconds: "was could (2) cold". */
export function heardFrom(said: string): HeardWord[] {
  const heard: HeardWord[] = []
  let at = 0.1
  for (const part of said.split(' ').filter(Boolean)) {
    const silence = /^\(([\d.]+)\)$/.exec(part)
    if (silence) {
      at += Number(silence[1])
      continue
    }
    heard.push({ word: part, start: at, end: at + 0.3 })
    at += 0.4
  }
  return heard
}

type Policy = Partial<ReadingInput['policy']>

const score = (language: Language, expected: string, said: string, policy: Policy = {}): ScoredReading => {
  const heard = heardFrom(said)
  const seconds = Math.max(1, heard.at(-1)?.end ?? 0)
  return scoreReading(ReadingInput.parse({ language, expected, heard, seconds, policy }))
}
export const english = (expected: string, said: string, policy?: Policy) =>
  score('en-US', expected, said, policy)
export const spanish = (expected: string, said: string, policy?: Policy) =>
  score('es-PR', expected, said, policy)

/** The outcome of each word, in order. */
export const outcomes = (scored: ScoredReading): string[] => scored.words.map(word => word.outcome)
/** The outcome and rule of one word of the text. */
export const wordOf = (scored: ScoredReading, expected: string) =>
  scored.words.find(word => word.expected === expected)
