/** The resonances of a mouth in hertz: the first three formants of an adult man, which voices scale. */
export type Formants = readonly [number, number, number]

/** Noise at a narrow place: its loudness, its middle and its width in hertz. */
export interface Noise {
  readonly loud: number
  readonly at: number
  readonly wide: number
}

/** A speech sound as the vocal tract is set for it. */
export interface Phone {
  readonly kind: 'vowel' | 'glide' | 'sonorant' | 'nasal' | 'fricative' | 'stop' | 'breath'
  /** Absent where the mouth already stands as for its neighbour (h, k, g). */
  readonly mouth?: Formants
  /** Where a diphthong ends. */
  readonly to?: Formants
  /** Milliseconds at the usual pace. */
  readonly ms: number
  /** How loud the voice is, 0 to 1. */
  readonly voice: number
  readonly noise?: Noise
  /** Breath through the whole mouth, 0 to 1. */
  readonly breath?: number
  /** Of a stop, milliseconds of noise after the closure, and then of breath before the voice. */
  readonly burst?: number
  readonly delay?: number
}

const vowel = (mouth: Formants, ms: number, to?: Formants): Phone => ({
  kind: 'vowel',
  mouth,
  ms,
  voice: 1,
  ...(to && { to }),
})
const sonorant = (mouth: Formants, ms: number, voice = 0.6): Phone => ({ kind: 'sonorant', mouth, ms, voice })
const nasal = (mouth: Formants): Phone => ({ kind: 'nasal', mouth, ms: 65, voice: 0.6 })
const fricative = (mouth: Formants, ms: number, noise: Noise, voice = 0): Phone => ({
  kind: 'fricative',
  mouth,
  ms,
  noise,
  voice,
})
const stop = (mouth: Formants | undefined, noise: Noise, more: Partial<Phone> = {}): Phone => ({
  kind: 'stop',
  ...(mouth && { mouth }),
  ms: 75,
  voice: 0,
  noise,
  burst: 12,
  delay: 8,
  ...more,
})

const LIPS: Formants = [250, 900, 2200]
const TEETH: Formants = [280, 1700, 2650]
const PALATE: Formants = [280, 2150, 2850]
const hiss: Noise = { loud: 0.17, at: 5600, wide: 1600 }
const hush: Noise = { loud: 0.2, at: 2900, wide: 1100 }
const popLips: Noise = { loud: 0.25, at: 1000, wide: 1200 }
const popTeeth: Noise = { loud: 0.4, at: 4000, wide: 1800 }
const popBack: Noise = { loud: 0.4, at: 1900, wide: 700 }
const I: Formants = [300, 2200, 2900]
const U: Formants = [340, 850, 2300]

/**
 * Sounds of Spanish and English. Formants of English vowels: Peterson and Barney, "Control methods used in a study of the
 * vowels" (1952); of Spanish vowels: Quilis, "Tratado de fonología y fonética españolas" (1993); loci of consonants and
 * the way of synthesis: Klatt, "Software for a cascade/parallel formant synthesizer" (1980). Rounded here.
 */
export const PHONES = {
  // Spanish vowels, and the glides of its diphthongs.
  a: vowel([730, 1350, 2500], 82),
  e: vowel([480, 1880, 2550], 78),
  i: vowel([300, 2250, 2950], 74),
  o: vowel([500, 950, 2450], 80),
  u: vowel([330, 750, 2350], 76),
  j: { kind: 'glide', mouth: [290, 2150, 2900], ms: 48, voice: 0.8 },
  w: { kind: 'glide', mouth: [310, 680, 2250], ms: 52, voice: 0.75 },
  // English vowels; two letters where one would be a Spanish one.
  ee: vowel([270, 2290, 3010], 105),
  ih: vowel([390, 1990, 2550], 72),
  eh: vowel([530, 1840, 2480], 88),
  ae: vowel([670, 1720, 2410], 112),
  uh: vowel([640, 1190, 2390], 82),
  aa: vowel([730, 1090, 2440], 108),
  ao: vowel([570, 840, 2410], 110),
  oo: vowel([300, 870, 2240], 100),
  ax: vowel([500, 1450, 2450], 52),
  er: vowel([480, 1330, 1690], 105),
  ei: vowel([500, 1850, 2500], 120, I),
  ai: vowel([720, 1230, 2450], 140, [380, 2000, 2600]),
  ou: vowel([530, 1000, 2400], 122, U),
  au: vowel([720, 1280, 2450], 140, [430, 950, 2350]),
  oi: vowel([530, 900, 2400], 145, I),
  // What both have.
  m: nasal([270, 1050, 2250]),
  n: nasal([270, 1600, 2600]),
  ny: nasal([270, 2150, 2850]),
  ng: nasal([270, 2000, 2500]),
  l: sonorant([350, 1450, 2750], 60),
  r: { ...sonorant([340, 1150, 1600], 68), voice: 0.65 },
  // One tap of the tongue; a trill is several, with the voice between them.
  tap: sonorant([350, 1550, 2500], 26, 0.16),
  open: sonorant([420, 1500, 2500], 22, 0.6),
  // Spanish b, d, g and y where nothing closes the mouth.
  bh: sonorant([340, 950, 2300], 52, 0.42),
  dh: sonorant([350, 1650, 2600], 50, 0.42),
  gh: { kind: 'sonorant', ms: 52, voice: 0.42 },
  yh: fricative([290, 2150, 2800], 68, { loud: 0.03, at: 3400, wide: 1400 }, 0.5),
  s: fricative(TEETH, 98, hiss),
  z: fricative(TEETH, 80, { ...hiss, loud: 0.1 }, 0.32),
  sh: fricative(PALATE, 105, hush),
  zh: fricative(PALATE, 80, { ...hush, loud: 0.11 }, 0.32),
  f: fricative(LIPS, 88, { loud: 0.06, at: 5200, wide: 4500 }),
  v: fricative(LIPS, 62, { loud: 0.03, at: 5200, wide: 4500 }, 0.4),
  th: fricative([300, 1450, 2600], 88, { loud: 0.05, at: 6000, wide: 3500 }),
  h: { kind: 'breath', ms: 68, voice: 0, breath: 0.2 },
  p: stop(LIPS, popLips),
  t: stop(TEETH, popTeeth),
  k: stop(undefined, popBack, { delay: 18 }),
  // English ones are followed by breath.
  ph: stop(LIPS, popLips, { ms: 62, delay: 42, breath: 0.22 }),
  tt: stop(TEETH, popTeeth, { ms: 60, delay: 46, breath: 0.22 }),
  kh: stop(undefined, popBack, { ms: 62, delay: 50, breath: 0.22 }),
  b: stop(LIPS, { ...popLips, loud: 0.16 }, { ms: 66, voice: 0.14, delay: 0 }),
  d: stop(TEETH, { ...popTeeth, loud: 0.2 }, { ms: 62, voice: 0.14, delay: 0 }),
  g: stop(undefined, { ...popBack, loud: 0.22 }, { ms: 64, voice: 0.14, delay: 0 }),
  ch: stop(PALATE, hush, { ms: 62, burst: 75, delay: 0 }),
  dj: stop(PALATE, { ...hush, loud: 0.26 }, { ms: 52, burst: 50, delay: 0, voice: 0.12 }),
} as const satisfies Record<string, Phone>
export type PhoneName = keyof typeof PHONES

export const phoneOf = (name: PhoneName): Phone => PHONES[name]

/** A sound in a word, and whether the word's stress is on it. */
export interface Sounded {
  readonly phone: PhoneName
  readonly stressed: boolean
}
