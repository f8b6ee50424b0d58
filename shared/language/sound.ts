import * as z from 'zod/mini'
import type { Language } from '#shared/kernel/school.ts'

/** The sounds and spellings that children practise, easy ones first: those that mislead readers of each language. */
export const SOUNDS = [
  'es-rr',
  'es-r',
  'es-ch',
  'es-n',
  'es-j',
  'es-g',
  'es-s',
  'es-b-v',
  'es-ll-y',
  'es-h',
  'es-l-r',
  'es-d',
  'es-r-blends',
  'es-l-blends',
  'es-diphthongs',
  'es-accents',
  'en-h',
  'en-sh-ch',
  'en-th',
  'en-v',
  'en-i-ee',
  'en-a-u',
  'en-j-y',
  'en-z',
  'en-s-clusters',
  'en-final-clusters',
  'en-final-b-d-g',
  'en-n-ng',
  'en-ed',
] as const
export const Sound = z.enum(SOUNDS)
export type Sound = z.output<typeof Sound>

export const languageOf = (sound: Sound): Language => (sound.startsWith('es-') ? 'es-PR' : 'en-US')
