import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { Grade, Language } from '#shared/kernel/school.ts'
import { FINDING_IDS, type FindingId } from '#shared/progress/told-finding.ts'

const Finding = z.object({
  key: z.string(),
  id: z.enum(FINDING_IDS),
  language: z.optional(Language),
  grade: z.optional(Grade),
  figures: z.record(z.string(), z.number()),
})
type Finding = z.output<typeof Finding>

/** What a writer is told of a page; the rest of the data is nothing that rules could use. */
export const AnalysisData = z.object({ findings: z.array(Finding) })
export type AnalysisData = z.output<typeof AnalysisData>

/** Sentences that people wrote for each finding, with its figures in braces; of one alone where that reads otherwise. */
const Frame = z.strictObject({
  language: z.record(Language, z.string()),
  grade: z.record(Grade, z.string()),
  says: z.record(z.string(), z.string()),
  /** For two findings of one language. */
  together: z.record(z.string(), z.string()),
})
type Frame = z.output<typeof Frame>

const read = (language: string): Frame =>
  Frame.parse(JSON.parse(readFileSync(new URL(`analysis/${language}.json`, import.meta.url), 'utf8')))
const frames = { es: read('es'), en: read('en') }

/** The findings of which one alone is said otherwise, by the figure that counts it. */
const COUNTED: Partial<Record<FindingId, string>> = {
  silent: 'count',
  ownWeek: 'count',
  ownRose: 'count',
  ownFell: 'count',
  ownSound: 'missed',
}

interface Said {
  readonly of: readonly string[]
  readonly es: string
  readonly en: string
}

/** A page about findings: a sentence for each, then what two of one language mean together. */
export function analysedByRules({ findings }: AnalysisData): { readonly sentences: readonly Said[] } {
  const single = findings.map(finding => {
    const counted = COUNTED[finding.id]
    const isOne = counted !== undefined && finding.figures[counted] === 1
    return saidOf([finding], ({ says }) => says[isOne ? `${finding.id}_one` : finding.id])
  })
  const pairs = Object.keys(frames.es.together).flatMap(pair => {
    const [first, second] = pair.split('+')
    return findings.flatMap(one => {
      const other = findings.find(({ id, language }) => id === second && language === one.language)
      return one.id === first && other ? [saidOf([one, other], ({ together }) => together[pair])] : []
    })
  })
  return { sentences: [...single, ...pairs] }
}

function saidOf(findings: readonly Finding[], template: (frame: Frame) => string | undefined): Said {
  const inWords = (frame: Frame) => {
    const words: Record<string, string> = {}
    for (const { figures, language, grade } of findings) {
      for (const [name, figure] of Object.entries(figures)) words[name] ??= `${figure}`
      if (language) words.language ??= frame.language[language]
      if (grade) words.grade ??= frame.grade[grade]
    }
    // The mark for a sound stays: the page puts its letters there.
    return (template(frame) ?? '').replace(/\{(\w+)\}/g, (mark, name: string) => words[name] ?? mark)
  }
  return { of: findings.map(({ key }) => key), es: inWords(frames.es), en: inWords(frames.en) }
}
