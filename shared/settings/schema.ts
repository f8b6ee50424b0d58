import * as z from 'zod/mini'

/** What a person chose of how the app looks and sounds; what is absent is as it comes. */
export const Settings = z.strictObject({
  textSize: z.optional(z.enum(['large', 'larger', 'largest'])),
  spacing: z.optional(z.enum(['wide', 'wider'])),
  font: z.optional(z.enum(['andika', 'lexend', 'openDyslexic'])),
  /** `high`: the strongest contrast, light or dark as the device has it. */
  theme: z.optional(z.enum(['light', 'dark', 'high'])),
  motion: z.optional(z.enum(['less'])),
  ruler: z.optional(z.enum(['on'])),
  /** The device's voice; `off` offers nothing to be heard. */
  voice: z.optional(z.enum(['slow', 'off'])),
  /** What sounds by itself, such as the coquí's call after a reading. */
  sounds: z.optional(z.enum(['silent'])),
})
export type Settings = z.output<typeof Settings>
