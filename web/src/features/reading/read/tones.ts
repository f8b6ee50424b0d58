import type { Language } from '#shared/kernel/school.ts'
import { sentenceEnds } from '#shared/reading/intonation.ts'
import type { ScoredWord } from '#shared/reading/schema.ts'
import { boundedTurn, MOST_TONES, type Tone } from '#shared/reading/tone.ts'
import type { PitchFrame } from '#web/lib/recognition/pitch.ts'

/** The last stretch of voice in which a sentence's end is told, and how far its last word may ring after its time; in seconds. */
const LAST_STRETCH = 0.5
const AFTER = 0.15
/** Of the stretch, the share that is its end. */
const END_SHARE = 0.3
/** A frame that is an octave from its neighbours, give or take, was taken for another octave; in semitones. */
const OCTAVE = 12
const NEAR_OCTAVE = 2.5

/**
 * How the voice turned at the end of each sentence that was read: the middle pitch of the last third of its last half second of
 * voice, above that of what was before it. A rise at the very end and the island's fall from a peak both show; a fall that
 * was over before the last syllables does not.
 */
export function tonesOf(
  text: string,
  language: Language,
  words: readonly ScoredWord[],
  frames: readonly PitchFrame[],
): Tone[] {
  if (frames.length === 0) return []
  return sentenceEnds(text, language)
    .flatMap(({ word }) => {
      const end = words[word]?.end
      if (end === undefined) return []
      const next = words.slice(word + 1).find(({ start }) => start !== undefined)?.start
      const until = Math.min(end + AFTER, next ?? Number.POSITIVE_INFINITY)
      return [{ word, ...turnOf(voiceBefore(frames, until)) }]
    })
    .slice(0, MOST_TONES)
}

/** The voiced frames of the last stretch, in semitones. */
function voiceBefore(frames: readonly PitchFrame[], until: number): number[] {
  const voiced = frames.filter(
    ({ at, semitones }) => semitones !== null && at <= until && at >= until - 2 * LAST_STRETCH,
  )
  const last = voiced.at(-1)?.at ?? 0
  return withinOctave(
    voiced.flatMap(({ at, semitones }) =>
      semitones !== null && at >= last - LAST_STRETCH ? [semitones] : [],
    ),
  )
}

/** Puts frames that were taken for another octave back into that of most. */
function withinOctave(pitches: readonly number[]): number[] {
  const middle = middleOf(pitches)
  return pitches.map(pitch => {
    const apart = pitch - middle
    if (Math.abs(Math.abs(apart) - OCTAVE) > NEAR_OCTAVE) return pitch
    return pitch - Math.sign(apart) * OCTAVE
  })
}

function turnOf(pitches: readonly number[]): Pick<Tone, 'turn' | 'frames'> {
  const last = Math.max(1, Math.round(pitches.length * END_SHARE))
  const [before, end] = [pitches.slice(0, -last), pitches.slice(-last)]
  const turn = before.length === 0 ? 0 : boundedTurn(middleOf(end) - middleOf(before))
  return { turn, frames: pitches.length }
}

function middleOf(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
