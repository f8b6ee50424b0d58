/** A hundredth of a second of sound: when it was, in seconds since listening began, and how high the voice; null without a voice. */
export interface PitchFrame {
  readonly at: number
  /** Semitones above 100 Hz. */
  readonly semitones: number | null
}

/** Voices of children read at 150 to 500 Hz; grown ones begin lower, and a child's surprise goes higher. In Hz. */
const LOWEST = 90
const HIGHEST = 600
/** Sounds are looked at this often, over this long; in seconds. */
const HOP = 0.01
const WINDOW = 0.03
/** How much of itself a voice may fail to repeat (YIN's absolute threshold), and the weakest one (root mean square, 0 to 1). */
const APERIODIC = 0.18
const FAINT = 0.008
/** Higher rates tell no more of a voice; in samples per second. */
const RATE = 16_000

const semitonesOf = (hertz: number): number => 12 * Math.log2(hertz / 100)

/**
 * Follows the pitch of a voice through a stream of samples (−1 to 1, at `sampleRate` a second), by the difference function of
 * YIN (A. de Cheveigné and H. Kawahara, "YIN, a fundamental frequency estimator for speech and music", JASA 111, 2002): an
 * autocorrelation that does not prefer the octave below. Nothing of the sound is kept beyond the window.
 */
export function pitchTracker(sampleRate: number): (samples: ArrayLike<number>) => PitchFrame[] {
  const every = Math.max(1, Math.floor(sampleRate / RATE))
  const rate = sampleRate / every
  const shortest = Math.floor(rate / HIGHEST)
  const longest = Math.ceil(rate / LOWEST)
  const window = Math.round(rate * WINDOW)
  const hop = Math.round(rate * HOP)
  const held = new Float32Array(window + longest + hop)
  let filled = 0
  /** Samples that have left `held`. */
  let passed = 0
  let sum = 0
  let summed = 0
  const differences = new Float32Array(longest + 1)

  return samples => {
    const frames: PitchFrame[] = []
    for (let at = 0; at < samples.length; at++) {
      // Neighbours are averaged, which is filter enough for what a voice has at half the rate.
      sum += samples[at] ?? 0
      if (++summed < every) continue
      held[filled++] = sum / every
      sum = 0
      summed = 0
      if (filled < window + longest) continue
      const hertz = pitchOf()
      const middle = (passed + (window + longest) / 2) / rate
      frames.push({ at: middle, semitones: hertz === undefined ? null : semitonesOf(hertz) })
      held.copyWithin(0, hop, filled)
      filled -= hop
      passed += hop
    }
    return frames
  }

  function pitchOf(): number | undefined {
    let energy = 0
    for (let n = 0; n < window; n++) energy += (held[n] ?? 0) ** 2
    if (Math.sqrt(energy / window) < FAINT) return undefined
    let total = 0
    let found: number | undefined
    for (let lag = 1; lag <= longest; lag++) {
      let difference = 0
      for (let n = 0; n < window; n++) {
        const apart = (held[n] ?? 0) - (held[n + lag] ?? 0)
        difference += apart * apart
      }
      total += difference
      differences[lag] = total === 0 ? 1 : (difference * lag) / total
      // The first dip below the threshold, followed to its bottom.
      const before = differences[lag - 1] ?? 1
      if (lag > shortest && before < APERIODIC && (differences[lag] ?? 1) >= before) {
        found = lag - 1
        break
      }
    }
    return found === undefined ? undefined : rate / bottomAt(found)
  }

  /** Between two samples: the lowest point of a parabola through three. */
  function bottomAt(lag: number): number {
    const [left, here, right] = [differences[lag - 1] ?? 0, differences[lag] ?? 0, differences[lag + 1] ?? 0]
    const bend = left - 2 * here + right
    return bend <= 0 ? lag : lag + (left - right) / (2 * bend)
  }
}
