import { hashedContent } from '#functions/platform/content.ts'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { SoundKit } from '#shared/catalogue/sound-kit.ts'

/** A published text by its content hash; undefined where there is none. */
export const readText = hashedContent('texts', ReadingText)

/** A published kit of a sound by its content hash; undefined where there is none. */
export const readSoundKit = hashedContent('sounds', SoundKit)
