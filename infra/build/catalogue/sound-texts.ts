import { expectedOf, type ReadingText } from '#shared/catalogue/schema.ts'
import type { Grade } from '#shared/kernel/school.ts'
import { languageOf, type Sound } from '#shared/language/sound.ts'
import { placesOf } from '#shared/language/sounds.ts'
import { tokenize } from '#shared/language/tokenize.ts'

/** A text in which a sound stands less often does not practise it. */
const LEAST_PLACES = 4

/** The text of each grade in which a sound stands most often for its length; none where it hardly stands in any. */
export function richestTexts(
  sound: Sound,
  texts: readonly Pick<ReadingText, 'id' | 'language' | 'grade' | 'body'>[],
): Partial<Record<Grade, string>> {
  const richest: Partial<Record<Grade, { readonly id: string; readonly share: number }>> = {}
  for (const text of texts) {
    if (text.language !== languageOf(sound)) continue
    const written = expectedOf(text)
    const places = placesOf(written, sound).length
    const share = places / Math.max(tokenize(written).length, 1)
    const best = richest[text.grade]
    const isRicher = !best || share > best.share || (share === best.share && text.id < best.id)
    if (places >= LEAST_PLACES && isRicher) richest[text.grade] = { id: text.id, share }
  }
  return Object.fromEntries(Object.entries(richest).map(([grade, { id }]) => [grade, id]))
}
