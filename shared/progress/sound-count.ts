import * as z from 'zod/mini'
import { Sound } from '../language/sound.ts'

/** How often a sound stood in the words read aloud, and in how many of them it was missed. */
export const SoundCount = z.strictObject({ sound: Sound, read: z.int(), missed: z.int() })
export type SoundCount = z.output<typeof SoundCount>
