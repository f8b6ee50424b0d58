// Source of the two notes: the call of Eleutherodactylus coqui (Narins and Capranica 1976), "co" near 1.2 kHz, "quí" rising
// from 1.8 to 2.4 kHz.

interface Note {
  /** In seconds from the beginning of the call. */
  readonly at: number
  readonly seconds: number
  /** In Hz, from its beginning to its end. */
  readonly from: number
  readonly to: number
}

const CALL: readonly Note[] = [
  { at: 0, seconds: 0.12, from: 1160, to: 1180 },
  { at: 0.2, seconds: 0.2, from: 1850, to: 2350 },
]
const LOUDNESS = 0.16

/** Sings "co-quí" twice, softly. Where the browser makes no sound nothing happens. */
export function callAsCoqui(): () => void {
  if (typeof AudioContext === 'undefined') return () => {}
  const context = new AudioContext()
  for (const again of [0, 0.75]) for (const note of CALL) sing(context, { ...note, at: note.at + again })
  const close = () => {
    if (context.state !== 'closed') void context.close()
  }
  const timer = setTimeout(close, 2000)
  return () => {
    clearTimeout(timer)
    close()
  }
}

/** One note that swells and fades, so that nothing clicks. */
function sing(context: AudioContext, { at, seconds, from, to }: Note): void {
  const voice = context.createOscillator()
  const volume = context.createGain()
  const begin = context.currentTime + 0.05 + at
  const end = begin + seconds
  voice.frequency.setValueAtTime(from, begin)
  voice.frequency.linearRampToValueAtTime(to, end)
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.03)
  volume.gain.linearRampToValueAtTime(0, end)
  voice.connect(volume).connect(context.destination)
  voice.start(begin)
  voice.stop(end)
}
