import type { Language } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { languageOf, SOUNDS, type Sound } from '#shared/language/sound.ts'
import { soundsKnown } from '#shared/progress/reasons.ts'
import type { Tally } from '#shared/progress/schema.ts'
import type { SoundsKnown } from '#shared/progress/summary.ts'
import { byWeek } from '#shared/progress/tally.ts'

/** So many of the latest weeks in which something was read aloud say how a child reads now. */
export const RECENT_WEEKS = 4

/** How often sounds were read and missed, by sound. */
export type SoundCounts = Readonly<Partial<Record<Sound, { readonly read: number; readonly missed: number }>>>

/** Counts of sounds as one: they add up in any order; a correction takes away. */
export function soundsTogether(a: SoundCounts, b: SoundCounts): SoundCounts {
  const sum: Record<string, { read: number; missed: number }> = { ...a }
  for (const [sound, { read, missed }] of Object.entries(b)) {
    const before = sum[sound] ?? { read: 0, missed: 0 }
    sum[sound] = { read: before.read + read, missed: before.missed + missed }
  }
  return sum
}

/** A day on which something was done; days of before sounds were counted have none. */
type Day = Tally & { readonly day: SchoolDay; readonly sounds?: SoundCounts }

/** What the latest weeks in which a language was read aloud say of its sounds. */
export function soundsLately(language: Language, days: readonly Day[]): SoundsKnown {
  const weeks = byWeek(days).filter(({ readings }) => readings[language]?.aloud)
  const since = weeks.slice(0, RECENT_WEEKS).at(-1)?.week ?? ''
  const all = days
    .filter(({ day }) => day >= since)
    .reduce<SoundCounts>((sum, { sounds = {} }) => soundsTogether(sum, sounds), {})
  return soundsKnown(
    SOUNDS.filter(sound => languageOf(sound) === language).flatMap(sound => {
      const count = all[sound]
      return count ? [{ sound, ...count }] : []
    }),
  )
}
