import * as z from 'zod/mini'
import phones from './phones.json' with { type: 'json' }

/** The resonances of a mouth in hertz: the first three formants of an adult man, which voices scale. */
const Formants = z.readonly(z.tuple([z.number(), z.number(), z.number()]))
export type Formants = z.output<typeof Formants>

/** Noise at a narrow place: its loudness, its middle and its width in hertz. */
const Noise = z.strictObject({ loud: z.number(), at: z.number(), wide: z.number() })
export type Noise = z.output<typeof Noise>

/** A speech sound as the vocal tract is set for it. */
const Phone = z.strictObject({
  kind: z.enum(['vowel', 'glide', 'sonorant', 'nasal', 'fricative', 'stop', 'breath']),
  /** Absent where the mouth already stands as for its neighbour (h, k, g). */
  mouth: z.optional(Formants),
  /** Where a diphthong ends. */
  to: z.optional(Formants),
  /** Milliseconds at the usual pace. */
  ms: z.number(),
  /** How loud the voice is, 0 to 1. */
  voice: z.number(),
  noise: z.optional(Noise),
  /** Breath through the whole mouth, 0 to 1. */
  breath: z._default(z.number(), 0),
  /** Of a stop, milliseconds of noise after the closure, and then of breath before the voice. */
  burst: z._default(z.number(), 0),
  delay: z._default(z.number(), 0),
})
export type Phone = z.output<typeof Phone>
export type PhoneName = keyof typeof phones

/**
 * Sounds of Spanish and English. Formants of English vowels: Peterson and Barney, "Control methods used in a study of the
 * vowels" (1952); of Spanish vowels: Quilis, "Tratado de fonología y fonética españolas" (1993); loci of consonants and
 * the way of synthesis: Klatt, "Software for a cascade/parallel formant synthesizer" (1980). Rounded. English vowels have
 * two letters where one would be a Spanish one; ph, tt and kh are followed by breath; bh, dh, gh and yh close nothing.
 */
export const PHONES = z.record(z.enum(Object.keys(phones) as [PhoneName]), Phone).parse(phones)

export const phoneOf = (name: PhoneName): Phone => PHONES[name]

/** A sound in a word, and whether the word's stress is on it. */
export interface Sounded {
  readonly phone: PhoneName
  readonly stressed: boolean
}

/** Which sounds each letter of a coding stands for, from `letter sound sound|letter sound`. */
export const soundsByLetter = (table: string): ReadonlyMap<string, readonly PhoneName[]> =>
  new Map(
    table.split('|').map(row => {
      const [letter = '', ...sounds] = row.trim().split(' ')
      return [letter, sounds as PhoneName[]]
    }),
  )
