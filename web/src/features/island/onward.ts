import type { ListedText } from '#shared/catalogue/schema.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import { journeyOf, type Stop } from './journey.ts'

export interface Onward {
  /** The stops that are seen, those of the stage on which the text was read. */
  readonly stops: readonly Stop[]
  /** The place that lights up; none where the text is no stop of this child's. */
  readonly here: Stop | undefined
  /** Where the frog goes from here; none once all is read. */
  readonly next: Stop | undefined
}

/** The way on from a text that was just read, whether or not `readIds` has it already. */
export function onwardOf(
  texts: readonly ListedText[],
  language: Language,
  grade: Grade,
  readIds: ReadonlySet<string>,
  textId: string,
): Onward {
  const city = texts.find(({ id }) => id === textId)?.city
  const others = new Set([...readIds].filter(id => id !== textId))
  const stops = journeyOf(texts, language, grade, others)
  const after = journeyOf(texts, language, grade, new Set([...readIds, textId]))
  return {
    stops,
    here: stops.find(stop => stop.city === city),
    next: after.find(({ state }) => state === 'next'),
  }
}
