import { createMp3Encoder } from 'wasm-media-encoders'
import { planOf } from './plan.ts'
import { render, SAMPLE_RATE } from './tract.ts'
import { LOCAL_VOICES } from './voices.ts'

/** As Polly's neural voices come: mono, 24,000 samples and 48 kilobits a second. */
const BITRATE = 48
const CHUNK = SAMPLE_RATE

/** A text as an MP3 file, said by a voice of this machine. */
export async function speak(text: string, voiceId: string): Promise<Uint8Array> {
  const voice = LOCAL_VOICES[voiceId]
  if (!voice) throw new Error(`there is no voice ${voiceId}`)
  const samples = render(planOf(text, voice.language, voice.pace), voice)
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: BITRATE })
  const parts: Buffer[] = []
  for (let at = 0; at < samples.length; at += CHUNK)
    parts.push(Buffer.from(encoder.encode([samples.subarray(at, at + CHUNK)])))
  parts.push(Buffer.from(encoder.finalize()))
  return Buffer.concat(parts)
}
