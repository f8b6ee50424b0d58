/** Sound made for tests: what is not given is a clear voice of five harmonics. */
interface VoiceSample {
  readonly sampleRate?: number
  readonly seconds: number
  /** Hz at a moment. */
  readonly hertz: (at: number) => number
  /** How loud each harmonic is, the fundamental first. */
  readonly harmonics?: readonly number[]
  /** White noise, as a share of the voice. */
  readonly noise?: number
  /** Whether there is voice at a moment. */
  readonly isVoiced?: (at: number) => boolean
}

/** A voice whose pitch is known, as samples from -1 to 1; the same each time. */
export function voiceSample({
  sampleRate = 16_000,
  seconds,
  hertz,
  harmonics = [1, 0.6, 0.4, 0.25, 0.15],
  noise = 0,
  isVoiced = () => true,
}: VoiceSample): Float32Array {
  let turned = 0
  let seed = 1
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed / 0x3fffffff - 1
  }
  const loudness = harmonics.reduce((sum, one) => sum + one, 0)
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, n) => {
    const at = n / sampleRate
    turned += (2 * Math.PI * hertz(at)) / sampleRate
    const voice = harmonics.reduce((sum, one, nth) => sum + one * Math.sin(turned * (nth + 1)), 0) / loudness
    return 0.5 * ((isVoiced(at) ? voice : 0) + noise * random())
  })
}
