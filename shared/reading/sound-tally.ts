import * as z from 'zod/mini'
import { Sound } from '#shared/language/sound.ts'
import type { Counts } from './practice-facts.ts'

/** What a child did with one sound over some time: whole numbers only, so that they add up in any order. */
export const SoundTally = z.strictObject({
  /** Words of texts with the sound that were read aloud, and those of them in which it was missed. */
  read: z.int(),
  missed: z.int(),
  /** Rounds of practice. */
  rounds: z.int(),
  /** Items said to a recogniser, and those that came right. */
  said: z.int(),
  right: z.int(),
  /** Pairs of which one was to be told by ear or by its sentence, and those that were. */
  chosen: z.int(),
  chosenRight: z.int(),
  /** Items said without a recogniser, as well as the child judged: practice, never evidence. */
  checked: z.int(),
})
export type SoundTally = z.output<typeof SoundTally>

export const Sounds = z.partialRecord(Sound, SoundTally)
export type Sounds = z.output<typeof Sounds>

export const untouched: SoundTally = {
  read: 0,
  missed: 0,
  rounds: 0,
  said: 0,
  right: 0,
  chosen: 0,
  chosenRight: 0,
  checked: 0,
}

/** Two stretches of one sound. */
export const summed = (a: SoundTally, b: SoundTally): SoundTally => ({
  read: a.read + b.read,
  missed: a.missed + b.missed,
  rounds: a.rounds + b.rounds,
  said: a.said + b.said,
  right: a.right + b.right,
  chosen: a.chosen + b.chosen,
  chosenRight: a.chosenRight + b.chosenRight,
  checked: a.checked + b.checked,
})

/** What a round of practice adds to its sound. */
export const tallyOfRound = ({ said, right, chosen, chosenRight, checked }: Counts): SoundTally => ({
  ...untouched,
  rounds: 1,
  said,
  right,
  chosen,
  chosenRight,
  checked,
})

/** Two stretches of time as one: it commutes and associates. */
export function together(a: Sounds, b: Sounds): Sounds {
  const sum: Sounds = { ...a }
  for (const sound of Sound.options) {
    const more = b[sound]
    if (more) sum[sound] = summed(sum[sound] ?? untouched, more)
  }
  return sum
}
