import type { Formants } from './phones.ts'
import type { Plan } from './plan.ts'
import { type Segment, segmentsOf } from './segments.ts'

/** Whose mouth it is. */
export interface Speaker {
  /** Height of the voice in hertz. */
  readonly pitch: number
  /** By how much the formants are above a man's: a shorter throat. */
  readonly size: number
}

/** Samples a second. */
export const SAMPLE_RATE = 24_000
/** The tract is set anew so often, in samples: 5 ms. */
const FRAME = 120
const PEAK = 0.85
/** Seconds over which the mouth moves from one sound to the next, on either side. */
const MOVES = 0.042
const WIDTHS = [75, 100, 150, 210, 270]
/** Above the third formant a mouth hardly changes. */
const HIGH = [3500, 4600]
const OPEN_SHARE = 0.62

/** A two-pole resonance; its gain is one for what does not swing. Source: Klatt (1980). */
class Resonator {
  a = 1
  b = 0
  c = 0
  y1 = 0
  y2 = 0

  tune(frequency: number, width: number): void {
    const radius = Math.exp((-Math.PI * width) / SAMPLE_RATE)
    this.c = -radius * radius
    this.b = 2 * radius * Math.cos((2 * Math.PI * frequency) / SAMPLE_RATE)
    this.a = 1 - this.b - this.c
  }

  step(x: number): number {
    const y = this.a * x + this.b * this.y1 + this.c * this.y2
    this.y2 = this.y1
    this.y1 = y
    return y
  }
}

/** The zero beside a nasal's pole: a resonance upside down. */
class Notch {
  readonly #shape = new Resonator()
  #x1 = 0
  #x2 = 0

  tune(frequency: number, width: number): void {
    this.#shape.tune(frequency, width)
  }

  step(x: number): number {
    const { a, b, c } = this.#shape
    const y = (x - b * this.#x1 - c * this.#x2) / a
    this.#x2 = this.#x1
    this.#x1 = x
    return y
  }
}

/**
 * The sound of a plan as samples from -1 to 1, by formants: a glottal pulse and breath through five resonances in a row,
 * and beside them the noise of fricatives and bursts. The same plan always gives the same samples.
 */
export function render(plan: Plan, { pitch, size }: Speaker): Float32Array {
  const samples = new Float32Array(Math.ceil(plan.seconds * SAMPLE_RATE))
  const formants = WIDTHS.map(() => new Resonator())
  const [nasalPole, nasalZero, hiss] = [new Resonator(), new Notch(), new Resonator()]
  for (const [n, frequency] of HIGH.entries()) formants[n + 3]?.tune(frequency * size, WIDTHS[n + 3] ?? 200)
  nasalPole.tune(270 * size, 100)
  const noise = whiteNoise()
  const track = tracker(segmentsOf(plan), size)
  const heightAt = pitchTrack(plan)
  let [voice, breath, loud, phase, height, tilt] = [0, 0, 0, 0, pitch, 0]
  for (let at = 0; at < samples.length; at++) {
    if (at % FRAME === 0) {
      const now = track.at(at / SAMPLE_RATE)
      for (let n = 0; n < 3; n++)
        formants[n]?.tune(now[n as 0 | 1 | 2], (WIDTHS[n] ?? 100) * (track.segment.isNasal ? 1.6 : 1))
      nasalZero.tune((track.segment.isNasal ? 480 : 270) * size, 100)
      const { noise: made } = track.segment
      if (made) hiss.tune(made.at, made.wide)
      height = pitch * heightAt(at / SAMPLE_RATE)
    }
    const { segment } = track
    // Nothing begins or ends within a millisecond but a burst.
    voice += (segment.voice - voice) * 0.008
    breath += (segment.breath - breath) * 0.01
    loud += ((segment.noise?.loud ?? 0) - loud) * 0.02
    phase += height / SAMPLE_RATE
    if (phase >= 1) phase -= 1
    // Airflow through the vocal folds, as it is heard: its slope. Source: Klatt and Klatt (1990), KLGLOTT88.
    const open = phase / OPEN_SHARE
    const pulse = phase < OPEN_SHARE ? 2 * open - 3 * open * open : 0
    tilt += (pulse - tilt) * 0.75
    const white = noise()
    const breathed = (breath + voice * 0.012) * white * (phase < OPEN_SHARE ? 1 : 0.5)
    let sound = nasalZero.step(nasalPole.step(tilt * voice + breathed))
    for (const formant of formants) sound = formant.step(sound)
    // Only what is near its place remains of the noise.
    const hissed = hiss.step(white * loud) - hiss.y2
    samples[at] = sound + hissed * 0.9
  }
  return toPeak(samples)
}

const toPeak = (samples: Float32Array): Float32Array => {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return peak > 0 ? samples.map(sample => (sample / peak) * PEAK) : samples
}

/** The same noise each time. Source: Numerical Recipes, a linear congruential generator. */
function whiteNoise(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return state / 2_147_483_648
  }
}

/** Follows the mouth through its segments: asked for later and later moments. */
function tracker(segments: readonly Segment[], size: number) {
  let n = 0
  const current = () => segments[n] ?? (segments.at(-1) as Segment)
  return {
    get segment(): Segment {
      return current()
    },
    at(seconds: number): Formants {
      while (n + 1 < segments.length && (segments[n]?.end ?? 0) <= seconds) n++
      const { start, end, mouth, to } = current()
      const length = end - start
      const moves = Math.min(MOVES, length / 2)
      const way = Math.min(1, Math.max(0, ((seconds - start) / length - 0.2) / 0.6))
      const own = between(mouth, to, way)
      const [before, after] = [segments[n - 1], segments[n + 1]]
      const scaled = (formants: Formants) => formants.map(f => f * size) as unknown as Formants
      if (before && seconds - start < moves)
        return scaled(between(meeting(before, current()), own, (seconds - start) / moves))
      if (after && end - seconds < moves)
        return scaled(between(meeting(current(), after), own, (end - seconds) / moves))
      return scaled(own)
    },
  }
}

const between = (a: Formants, b: Formants, way: number): Formants => [
  a[0] + (b[0] - a[0]) * way,
  a[1] + (b[1] - a[1]) * way,
  a[2] + (b[2] - a[2]) * way,
]

/** Where the mouth is at the border of two segments: nearer to the one that holds its place. */
const meeting = (before: Segment, after: Segment): Formants =>
  between(before.to, after.mouth, after.holds / Math.max(0.1, before.holds + after.holds))

function pitchTrack({ pitch }: Plan): (seconds: number) => number {
  let n = 0
  return seconds => {
    while (n + 1 < pitch.length && (pitch[n + 1]?.at ?? 0) <= seconds) n++
    const [from, to] = [pitch[n], pitch[n + 1]]
    if (!from || seconds <= from.at) return from?.factor ?? 1
    if (!to || to.at <= from.at) return from.factor
    return from.factor + ((to.factor - from.factor) * (seconds - from.at)) / (to.at - from.at)
  }
}
