/** A tone that glides from one height to another. */
export interface Note {
  /** In seconds from the beginning. */
  readonly at: number
  readonly seconds: number
  /** In Hz, from its beginning to its end. */
  readonly from: number
  readonly to: number
}

/** Nobody who turned sounds off is sounded at. */
export const areSoundsOff = (): boolean => document.documentElement.dataset.sounds === 'silent'

/** Plays notes; gives what ends them. Where the browser makes no sound nothing happens. */
export function playNotes(notes: readonly Note[], loudness: number): () => void {
  if (typeof AudioContext === 'undefined') return () => {}
  const context = new AudioContext()
  for (const note of notes) sing(context, note, loudness)
  const close = () => {
    if (context.state !== 'closed') void context.close()
  }
  const last = Math.max(...notes.map(({ at, seconds }) => at + seconds))
  const timer = setTimeout(close, 1000 * last + 500)
  return () => {
    clearTimeout(timer)
    close()
  }
}

/** One note that swells and fades, so that nothing clicks. */
function sing(context: AudioContext, { at, seconds, from, to }: Note, loudness: number): void {
  const voice = context.createOscillator()
  const volume = context.createGain()
  const begin = context.currentTime + 0.05 + at
  const end = begin + seconds
  voice.frequency.setValueAtTime(from, begin)
  voice.frequency.linearRampToValueAtTime(to, end)
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.03)
  volume.gain.linearRampToValueAtTime(0, end)
  voice.connect(volume).connect(context.destination)
  voice.start(begin)
  voice.stop(end)
}
