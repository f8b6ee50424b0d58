import type { Pair, SoundKit } from '#shared/catalogue/sound-kit.ts'
import type { Grade } from '#shared/kernel/school.ts'
import { type SchoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { saidFor } from '../needs/lesson.ts'

const WORDS = 5
const WEEK_MS = 7 * 86_400_000

/** Words with the sound that a child of the grade can read. */
export const wordsFor = ({ words }: Pick<SoundKit, 'words'>, grade: Grade): readonly string[] =>
  saidFor(words, grade, WORDS)

/** Two words that differ in the sound: others each week. */
export function pairOf({ pairs }: Pick<SoundKit, 'pairs'>, today: SchoolDay): Pair {
  const week = Math.floor(Date.parse(`${weekOf(today)}T00:00:00Z`) / WEEK_MS)
  return pairs[week % pairs.length] ?? { words: ['', ''] }
}
