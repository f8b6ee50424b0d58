import { type Formants, type Noise, type Phone, phoneOf } from './phones.ts'
import type { Plan, PlannedSound } from './plan.ts'

/** A stretch of time in which the vocal tract does one thing. */
export interface Segment {
  readonly start: number
  readonly end: number
  readonly mouth: Formants
  readonly to: Formants
  readonly voice: number
  readonly breath: number
  readonly noise: Noise | undefined
  readonly isNasal: boolean
  /** How much the mouth's place counts where it meets its neighbour. */
  readonly holds: number
}

const HOLDS = { stop: 4, glide: 4, nasal: 3, fricative: 3, sonorant: 3, vowel: 1, breath: 0.2 } as const
const AT_REST: Formants = [500, 1500, 2500]

/** The segments of a plan in order, pauses included: each begins where the one before ends. */
export function segmentsOf({ sounds, seconds }: Plan): readonly Segment[] {
  const segments: Segment[] = []
  let at = 0
  const silenceUntil = (end: number, mouth: Formants) => {
    if (end - at > 1e-6)
      segments.push({
        start: at,
        end,
        mouth,
        to: mouth,
        voice: 0,
        breath: 0,
        noise: undefined,
        isNasal: false,
        holds: 0,
      })
    at = end
  }
  sounds.forEach((sound, n) => {
    const phone = phoneOf(sound.phone)
    const mouth = mouthOf(sounds, n)
    silenceUntil(sound.start, mouth)
    for (const part of partsOf(phone, sound, mouth)) segments.push(part)
    at = sound.end
  })
  silenceUntil(seconds, AT_REST)
  return segments
}

/** Where the mouth stands for a sound; one that leaves it open takes its neighbour's, the one that follows first. */
function mouthOf(sounds: readonly PlannedSound[], n: number): Formants {
  const own = named(sounds, n)
  if (own) return own
  const near = named(sounds, n + 1) ?? named(sounds, n - 1) ?? AT_REST
  const sound = sounds[n]
  // The back of the tongue brings the second and third formants together.
  return sound && phoneOf(sound.phone).kind === 'stop'
    ? [280, near[1] + 120, Math.max(near[1] + 350, near[2] - 350)]
    : near
}

function named(sounds: readonly PlannedSound[], n: number): Formants | undefined {
  const sound = sounds[n]
  return sound && phoneOf(sound.phone).mouth
}

/** A stop is a closure, a burst and a breath; anything else is one segment. */
function partsOf(phone: Phone, { start, end }: PlannedSound, mouth: Formants): readonly Segment[] {
  const { kind, voice, noise, breath, burst, delay, to = mouth } = phone
  const whole = { start, end, mouth, to, voice, breath, noise, isNasal: kind === 'nasal', holds: HOLDS[kind] }
  if (kind !== 'stop') return [whole]
  const [released, open] = [end - (burst + delay) / 1000, end - delay / 1000]
  const silent = { ...whole, noise: undefined, breath: 0 }
  // A back closure bursts where the mouth is.
  const heard = noise && (phone.mouth ? noise : { ...noise, at: mouth[1] })
  return [
    { ...silent, end: released },
    { ...silent, start: released, end: open, noise: heard },
    ...(delay > 0 ? [{ ...silent, start: open, voice: 0, breath }] : []),
  ]
}
