import type { Language } from '#shared/kernel/school.ts'
import { type Microphone, microphoneProblem, openMicrophone, type Sound } from './microphone.ts'
import { type PitchFrame, pitchTracker } from './pitch.ts'
import { type Capture, LAST_WORDS_MS, type Recogniser, type RecognitionProblem } from './recogniser.ts'
import { audioFrame, readFrame } from './transcribe-frames.ts'

/** Louder than this (root mean square, 0 to 1) is taken for a voice. */
const VOICE = 0.02

/** What it needs of the world, so that tests can stand in for it. */
export interface TranscribeParts {
  /** Asks the server for the signed address of one stream. */
  readonly openStream: (request: { language: Language; sampleRate: number }) => Promise<{ url: string }>
  readonly openMicrophone: (onSound: (sound: Sound) => void) => Promise<Microphone>
  readonly openSocket: (url: string, on: SocketEvents) => Socket
}

interface SocketEvents {
  readonly open: () => void
  readonly bytes: (bytes: Uint8Array) => void
  readonly close: () => void
}

interface Socket {
  send(bytes: Uint8Array): void
  close(): void
}

export const browserParts: Omit<TranscribeParts, 'openStream'> = { openMicrophone, openSocket }

function openSocket(url: string, on: SocketEvents): Socket {
  const socket = new WebSocket(url)
  socket.binaryType = 'arraybuffer'
  socket.onopen = on.open
  socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => on.bytes(new Uint8Array(data))
  socket.onclose = on.close
  return { send: bytes => socket.send(new Uint8Array(bytes)), close: () => socket.close() }
}

/** Recognition by Amazon Transcribe: the microphone's sound goes to it directly; times and confidences are its own. */
export function transcribeRecogniser(parts: TranscribeParts): Recogniser {
  let finish: () => Promise<void> = () => Promise.resolve()

  async function start({ language, onWords, onPitch, onState, onError, signal }: Capture): Promise<void> {
    // Sound is kept from the first moment; what comes before the socket is open waits here.
    const waiting: Uint8Array[] = []
    let socket: Socket | undefined
    let open = false
    let microphone: Microphone | undefined
    let voice = false
    let over = false
    let closed: () => void = () => undefined

    const end = (problem?: RecognitionProblem) => {
      if (over) return
      over = true
      microphone?.close()
      socket?.close()
      if (problem) onError(problem)
      onState('stopped')
      closed()
    }

    // The sound's rate is known once the microphone is open, and its first sound may come before that.
    let follow: ((samples: ArrayLike<number>) => PitchFrame[]) | undefined
    const early: ArrayBuffer[] = []
    const listen = (samples: ArrayBuffer) => {
      if (!onPitch) return
      if (follow) onPitch(follow(inUnits(samples)))
      else early.push(samples)
    }

    const send = (frame: Uint8Array) => {
      if (open) socket?.send(frame)
      else waiting.push(frame)
    }

    onState('opening')
    signal.addEventListener('abort', () => end())
    try {
      microphone = await parts.openMicrophone(({ samples, loudness }) => {
        if (over) return
        send(audioFrame(new Uint8Array(samples)))
        listen(samples)
        if (voice === loudness > VOICE) return
        voice = loudness > VOICE
        onState(voice ? 'hearing' : 'capturing')
      })
    } catch (problem) {
      return end(microphoneProblem(problem))
    }
    if (signal.aborted) return end()
    follow = pitchTracker(microphone.sampleRate)
    for (const samples of early.splice(0)) listen(samples)
    onState('capturing')

    let stopping = false
    try {
      const { url } = await parts.openStream({ language, sampleRate: microphone.sampleRate })
      if (over) return
      socket = parts.openSocket(url, {
        open: () => {
          open = true
          for (const frame of waiting.splice(0)) send(frame)
        },
        bytes: bytes => {
          for (const frame of readFrame(bytes)) {
            if (frame.kind === 'words') onWords(frame.words, frame.final)
            else end('recognition.failed')
          }
        },
        close: () => end(stopping ? undefined : 'recognition.failed'),
      })
    } catch {
      return end(navigator.onLine ? 'recognition.failed' : 'recognition.offline')
    }
    finish = () => {
      if (over) return Promise.resolve()
      stopping = true
      microphone?.close()
      send(audioFrame(new Uint8Array()))
      return new Promise(resolve => {
        closed = resolve
        setTimeout(() => {
          end()
          resolve()
        }, LAST_WORDS_MS)
      })
    }
  }

  return { kind: 'transcribe', start, stop: () => finish() }
}

/** 16-bit little-endian samples, as numbers from -1 to 1. */
function inUnits(samples: ArrayBuffer): Float32Array {
  const view = new DataView(samples)
  return Float32Array.from({ length: samples.byteLength / 2 }, (_, n) => view.getInt16(n * 2, true) / 0x8000)
}
