import { allOf, bothOf, type SoundKit } from '#shared/catalogue/sound-kit.ts'
import { SOUNDS, type Sound } from '#shared/language/sound.ts'
import type { PractisedItem, SoundProgress } from '#shared/reading/practice.ts'
import type { SoundHeard } from '#shared/reading/practice-facts.ts'
import { type Sounds, together, untouched } from '#shared/reading/sound-tally.ts'

/** Whether every item is in the kit, whatever the grade it is offered to. */
export function isOfKit(kit: SoundKit, items: readonly PractisedItem[]): boolean {
  const said = new Set([...allOf(kit.words), ...allOf(kit.phrases), ...kit.pairs.map(bothOf)])
  const pairs = new Set(kit.pairs.map(bothOf))
  return items.every(item => (item.kind === 'chosen' ? pairs.has(bothOf(item)) : said.has(item.text)))
}

/** How often each sound was practised on one day. */
export type Rounds = Partial<Record<Sound, number>>

/** The number that the next round of a sound has: of that sound on that day, and of all. */
export function nextRound(
  rounds: Rounds,
  sound: Sound,
): { readonly attempt: number; readonly ofDay: number } {
  const all = Object.values(rounds).reduce((sum, times) => sum + times, 0)
  return { attempt: (rounds[sound] ?? 0) + 1, ofDay: all + 1 }
}

/** What a reading adds to what is known of a child's sounds. */
export const soundsOfReading = (heard: readonly SoundHeard[]): Sounds =>
  Object.fromEntries(heard.map(({ sound, read, missed }) => [sound, { ...untouched, read, missed }]))

interface Month {
  /** `2026-11`. */
  readonly month: string
  readonly sounds: Sounds
}

/** Where a child stands, of months in any order: `since` is the first that counts as recent. */
export function progressOf(months: readonly Month[], since: string): SoundProgress[] {
  const sumOf = (some: readonly Month[]) => some.map(({ sounds }) => sounds).reduce(together, {})
  const all = sumOf(months)
  const recent = sumOf(months.filter(({ month }) => month >= since))
  return SOUNDS.flatMap(sound => {
    const tally = all[sound]
    return tally ? [{ sound, all: tally, recent: recent[sound] ?? untouched }] : []
  })
}
