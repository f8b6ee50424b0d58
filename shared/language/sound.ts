import * as z from 'zod/mini'
import type { Language } from '#shared/kernel/school.ts'

/**
 * The sounds and spellings that children practise, each language's in the order in which they are taught: that of
 * its ladder of texts to be sounded out (`catalogue/ladder.ts`), so that what is practised can be read.
 */
export const SOUNDS = [
  'es-vowels',
  'es-m',
  'es-p',
  'es-s',
  'es-l',
  'es-t',
  'es-d',
  'es-ch',
  'es-n',
  'es-r',
  'es-rr',
  'es-j',
  'es-g',
  'es-b-v',
  'es-ll-y',
  'es-h',
  'es-l-r',
  'es-r-blends',
  'es-l-blends',
  'es-diphthongs',
  'es-accents',
  'en-h',
  'en-a-u',
  'en-v',
  'en-z',
  'en-i-ee',
  'en-j-y',
  'en-n-ng',
  'en-final-b-d-g',
  'en-sh-ch',
  'en-th',
  'en-s-clusters',
  'en-final-clusters',
  'en-long-vowels',
  'en-silent-e',
  'en-vowel-teams',
  'en-r-vowels',
  'en-ed',
] as const
export const Sound = z.enum(SOUNDS)
export type Sound = z.output<typeof Sound>

export const languageOf = (sound: Sound): Language => (sound.startsWith('es-') ? 'es-PR' : 'en-US')

/** The letters that reading begins with. Nearly every word has them: they are practised, and in readings not counted. */
export const FIRST_LETTERS: readonly Sound[] = ['es-vowels', 'es-m', 'es-p', 'es-l', 'es-t']
