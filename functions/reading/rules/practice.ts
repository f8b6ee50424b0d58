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

/** How a round of a sound is named among what a day saw finished. */
export const roundName = (sound: Sound): string => `${ROUND}${sound}`
const ROUND = 'sound:'

/** Which of the day's rounds the next one is, of whatever sound. */
export const roundOfDay = (times: Readonly<Record<string, number>>): number =>
  Object.entries(times).reduce((sum, [name, count]) => (name.startsWith(ROUND) ? sum + count : sum), 1)

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
