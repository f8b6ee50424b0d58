import workletUrl from './pcm-worklet.ts?worker&url'
import type { RecognitionProblem } from './recogniser.ts'

/** Enough for speech, and a third of the bandwidth of what cards usually deliver; in samples per second. */
const SPEECH_RATE = 16_000

export interface Sound {
  /** A tenth of a second of 16-bit little-endian samples. */
  readonly samples: ArrayBuffer
  /** Root mean square, 0 to 1. */
  readonly loudness: number
}

export interface Microphone {
  /** Samples per second. */
  readonly sampleRate: number
  /** Once is enough; more does no harm. */
  close(): void
}

/** Opens the microphone (the browser may ask) and passes its sound on until it is closed. Nothing is stored. */
export async function openMicrophone(onSound: (sound: Sound) => void): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  })
  try {
    const { context, source } = connect(stream)
    await context.audioWorklet.addModule(workletUrl)
    const worklet = new AudioWorkletNode(context, 'pcm', { numberOfOutputs: 0 })
    worklet.port.onmessage = ({ data }: MessageEvent<Sound>) => onSound(data)
    source.connect(worklet)
    let isOpen = true
    return {
      sampleRate: context.sampleRate,
      close: () => {
        if (isOpen) void close(stream, context)
        isOpen = false
      },
    }
  } catch (problem) {
    void close(stream)
    throw problem
  }
}

function connect(stream: MediaStream) {
  const context = new AudioContext({ sampleRate: SPEECH_RATE })
  try {
    return { context, source: context.createMediaStreamSource(stream) }
  } catch {
    // Firefox refuses a context whose rate is not the microphone's.
    void context.close()
    const own = new AudioContext()
    return { context: own, source: own.createMediaStreamSource(stream) }
  }
}

async function close(stream: MediaStream, context?: AudioContext): Promise<void> {
  for (const track of stream.getTracks()) track.stop()
  await context?.close()
}

/** Why the microphone would not open. */
export function microphoneProblem(problem: unknown): RecognitionProblem {
  const name = problem instanceof DOMException ? problem.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'recognition.blocked'
  if (name === 'NotFoundError' || name === 'NotReadableError') return 'recognition.noMicrophone'
  return 'recognition.failed'
}
