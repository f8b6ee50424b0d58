// @vitest-environment jsdom
import { EventStreamCodec } from '@smithy/eventstream-codec'
import { expect, test, vi } from 'vitest'
import type { HeardWord } from '#shared/reading/schema.ts'
import type { Sound } from './microphone.ts'
import type { PitchFrame } from './pitch.ts'
import type { RecognitionProblem } from './recogniser.ts'
import { audioFrame, readFrame } from './transcribe-frames.ts'
import { type TranscribeParts, transcribeRecogniser } from './transcribe-recogniser.ts'
import { voiceSample } from './voice-sample.ts'

vi.mock('./pcm-worklet.ts?worker&url', () => ({ default: '' }))

const codec = new EventStreamCodec(
  bytes => (typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes)),
  text => new TextEncoder().encode(text),
)

const frame = (headers: Record<string, string>, body: unknown) =>
  codec.encode({
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, { type: 'string' as const, value }]),
    ),
    body: new TextEncoder().encode(JSON.stringify(body)),
  })

const item = (Content: string, StartTime: number, EndTime: number, Confidence: number | null = null) => ({
  Content,
  StartTime,
  EndTime,
  Type: /\w/.test(Content) ? 'pronunciation' : 'punctuation',
  Confidence,
})

const transcript = (IsPartial: boolean, ...Items: ReturnType<typeof item>[]) =>
  frame(
    { ':message-type': 'event', ':event-type': 'TranscriptEvent', ':content-type': 'application/json' },
    { Transcript: { Results: [{ ResultId: 'r', IsPartial, Alternatives: [{ Transcript: '', Items }] }] } },
  )

test('an audio frame carries its samples unchanged', () => {
  const { headers, body } = codec.decode(audioFrame(Uint8Array.of(1, 2, 3, 255)))
  expect(headers[':event-type']?.value).toBe('AudioEvent')
  expect([...body]).toEqual([1, 2, 3, 255])
})

test('a transcript gives words with times and confidence, without punctuation', () => {
  expect(
    readFrame(transcript(false, item('Hoy', 0.1, 0.4, 0.9), item(',', 0.4, 0.4), item('sí', 0.5, 0.8))),
  ).toEqual([
    {
      kind: 'words',
      final: true,
      words: [
        { word: 'Hoy', start: 0.1, end: 0.4, confidence: 0.9 },
        { word: 'sí', start: 0.5, end: 0.8 },
      ],
    },
  ])
})

test('a refusal says why', () => {
  expect(
    readFrame(frame({ ':message-type': 'exception', ':exception-type': 'LimitExceededException' }, {})),
  ).toEqual([{ kind: 'refused', reason: 'LimitExceededException' }])
})

/** A socket and a microphone that do as the test says. */
function world() {
  const sent: Uint8Array[] = []
  const closeMicrophone = vi.fn()
  let sound: (sound: Sound) => void = () => undefined
  let on: Parameters<TranscribeParts['openSocket']>[1] | undefined
  const parts: TranscribeParts = {
    openStream: async () => ({ url: 'wss://transcribe.test' }),
    openMicrophone: async onSound => {
      sound = onSound
      return { sampleRate: 16_000, close: closeMicrophone }
    },
    openSocket: (_, events) => {
      on = events
      return { send: bytes => void sent.push(bytes), close: () => undefined }
    },
  }
  return {
    parts,
    sent,
    closeMicrophone,
    speak: (...samples: number[]) => sound({ samples: Uint8Array.from(samples).buffer, loudness: 0.1 }),
    open: () => on?.open(),
    answer: (bytes: Uint8Array) => on?.bytes(bytes),
    close: () => on?.close(),
  }
}

async function listen(around: ReturnType<typeof world>) {
  const heard: HeardWord[] = []
  const pitch: PitchFrame[] = []
  const problems: RecognitionProblem[] = []
  const recogniser = transcribeRecogniser(around.parts)
  await recogniser.start({
    language: 'es-PR',
    signal: new AbortController().signal,
    onState: () => undefined,
    onError: problem => problems.push(problem),
    onWords: (words, final) => {
      if (final) heard.push(...words)
    },
    onPitch: frames => pitch.push(...frames),
  })
  return { heard, problems, pitch, recogniser }
}

test('sound made before the socket opens is sent, in order, and an empty frame ends it', async () => {
  const around = world()
  const { heard, recogniser } = await listen(around)
  around.speak(1)
  around.speak(2)
  expect(around.sent).toHaveLength(0)
  around.open()
  around.speak(3)
  const stopped = recogniser.stop()
  expect(around.sent.map(bytes => [...codec.decode(bytes).body])).toEqual([[1], [2], [3], []])
  expect(around.closeMicrophone).toHaveBeenCalled()
  around.answer(transcript(false, item('sol', 0, 0.4)))
  around.close()
  await stopped
  expect(heard.map(({ word }) => word)).toEqual(['sol'])
})

test('the pitch of the voice is followed from the first sound on, and no more once it stopped', async () => {
  const around = world()
  const voice = voiceSample({ seconds: 0.5, hertz: () => 240 })
  const samples = Int16Array.from(voice, sample => sample * 0x7fff)
  const { pitch, recogniser } = await listen(around)
  around.speak(...new Uint8Array(samples.buffer))
  expect(pitch.length).toBeGreaterThan(40)
  for (const { at, semitones } of pitch) {
    expect(semitones).toBeCloseTo(12 * Math.log2(2.4), 1)
    expect(at).toBeLessThan(0.5)
  }
  around.open()
  const stopped = recogniser.stop()
  around.close()
  await stopped
  const before = pitch.length
  around.speak(...new Uint8Array(samples.buffer))
  expect(pitch).toHaveLength(before)
})

test('a refusal or a lost socket closes the microphone and is told once', async () => {
  const around = world()
  const { problems } = await listen(around)
  around.open()
  around.answer(frame({ ':message-type': 'exception', ':exception-type': 'LimitExceededException' }, {}))
  around.close()
  expect(problems).toEqual(['recognition.failed'])
  expect(around.closeMicrophone).toHaveBeenCalled()
})
