/**
 * What Puerto Rican speech does to the sounds that spelling tells apart (Navarro Tomás 1948; Lipski 1994): each
 * forgives a heard word under its own name. The first four are not heard at all, only spelled.
 */
export const SPANISH_RULES = [
  'coda-s',
  'coda-r',
  'dropped-d',
  'velar-rr',
  'seseo',
  'yeismo',
  'b-v',
  'mute-h',
] as const
export type SpanishRule = (typeof SPANISH_RULES)[number]

/**
 * How the sounds of Spanish show in the English of Spanish speakers (Swan & Smith, "Learner English", 2nd ed. 2001). What
 * a kit of practice teaches is among them and no error of a reading. `inflection`, an -s that is not said, always counts,
 * though worth naming to a teacher: it is also grammar.
 */
export const ENGLISH_RULES = [
  'final-cluster',
  'v-b',
  'sh-ch',
  'th',
  's-cluster',
  'short-long-i',
  'a-u',
  'j-y',
  'z-s',
  'final-voicing',
  'n-ng',
  'h-lost',
  'ed-ending',
  'inflection',
] as const
export type EnglishRule = (typeof ENGLISH_RULES)[number]

/**
 * What becomes of words where they meet, and of whole words. The first two nobody hears as a difference: `synalepha`, two
 * like vowels that meet are one (T. Navarro Tomás, "Manual de pronunciación española", 1918, §§ 133–142), and
 * `word-border`, the same sounds parted into other words. `contraction` and `reduced` are short for more; `sounded-out` is
 * a word whose sounds were said one by one and never together.
 */
export const SPEECH_RULES = ['synalepha', 'word-border', 'contraction', 'reduced', 'sounded-out'] as const
export type SpeechRule = (typeof SPEECH_RULES)[number]
export type ShortRule = Extract<SpeechRule, 'contraction' | 'reduced'>

/**
 * Names of the rules by which what is heard may differ from what is written. `accent` is a difference that is none of
 * the others, and that the reader makes nearly every time the sound occurs.
 */
export const RULES = [...SPANISH_RULES, ...ENGLISH_RULES, ...SPEECH_RULES, 'accent'] as const
export type Rule = (typeof RULES)[number]
