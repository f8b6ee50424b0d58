import { ENVIRONMENT } from '#functions/platform/wiring.ts'
import { signer } from './signed.ts'

const transcribe = signer('transcribe')

/** Long enough to begin a stream; the stream itself may go on. */
const EXPIRES_SECONDS = 60
/** Transcribe has no Puerto Rican Spanish: es-US is the nearest it recognises. */
const TRANSCRIBE_LANGUAGE = { 'es-PR': 'es-US', 'en-US': 'en-US' } as const

/**
 * A presigned WebSocket address at which a browser may stream audio (16-bit PCM) to Amazon Transcribe; undefined where
 * the deployment has transcription off. `sampleRate` in Hz.
 * Source: Amazon Transcribe Developer Guide, "Setting up a WebSocket stream".
 */
export async function transcriptionUrl(
  language: keyof typeof TRANSCRIBE_LANGUAGE,
  sampleRate: number,
): Promise<string | undefined> {
  const deployed = process.env[ENVIRONMENT.transcription]
  if (!deployed) return undefined
  const endpoint = process.env.AWS_ENDPOINT_URL_TRANSCRIBE_STREAMING ?? deployed
  const url = new URL('/stream-transcription-websocket', endpoint.replace(/^ws/, 'http'))
  url.search = new URLSearchParams({
    'language-code': TRANSCRIBE_LANGUAGE[language],
    'media-encoding': 'pcm',
    'sample-rate': String(sampleRate),
    'enable-partial-results-stabilization': 'true',
    'partial-results-stability': 'high',
  }).toString()
  const signed = transcribe.presigned({ method: 'GET', url }, EXPIRES_SECONDS)
  // The scheme is no part of what is signed.
  return signed.href.replace(/^http/, 'ws')
}
