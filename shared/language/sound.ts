import * as z from 'zod/mini'
import type { Language } from '#shared/kernel/school.ts'

/**
 * The sounds and spellings that children practise, each language's in the order in which they are taught: the letters
 * that reading begins with, then those that mislead its readers.
 */
export const SOUNDS = [
  'es-vowels',
  'es-m',
  'es-p',
  'es-l',
  'es-t',
  'es-ch',
  'es-n',
  'es-r',
  'es-rr',
  'es-s',
  'es-j',
  'es-g',
  'es-b-v',
  'es-ll-y',
  'es-h',
  'es-r-blends',
  'es-l-blends',
  'es-diphthongs',
  'es-l-r',
  'es-d',
  'es-accents',
  'en-h',
  'en-a-u',
  'en-sh-ch',
  'en-th',
  'en-s-clusters',
  'en-v',
  'en-z',
  'en-i-ee',
  'en-long-vowels',
  'en-silent-e',
  'en-n-ng',
  'en-final-b-d-g',
  'en-final-clusters',
  'en-vowel-teams',
  'en-j-y',
  'en-r-vowels',
  'en-ed',
] as const
export const Sound = z.enum(SOUNDS)
export type Sound = z.output<typeof Sound>

export const languageOf = (sound: Sound): Language => (sound.startsWith('es-') ? 'es-PR' : 'en-US')

/** The letters that reading begins with. Nearly every word has them: they are practised, and in readings not counted. */
export const FIRST_LETTERS: readonly Sound[] = ['es-vowels', 'es-m', 'es-p', 'es-l', 'es-t']
