import * as z from 'zod/mini'

/** No control or direction-changing characters, and no halves of one. */
const LEGIBLE = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u

/** The name of a person or a thing, of so many characters, without spaces at its ends. */
export const legibleName = (least: number, most: number) =>
  z.string().check(z.trim(), z.normalize('NFC'), z.minLength(least), z.maxLength(most), z.regex(LEGIBLE))
