import { endpointOf, signer } from './signed.ts'
import { ENVIRONMENT } from './wiring.ts'

const transcribe = signer('transcribe')
const endpoint = endpointOf('transcribestreaming', 'TRANSCRIBE_STREAMING')

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
  if (process.env[ENVIRONMENT.transcription] !== 'on') return undefined
  const url = new URL('/stream-transcription-websocket', endpoint)
  if (url.protocol === 'https:') url.port = '8443'
  url.search = new URLSearchParams({
    'language-code': TRANSCRIBE_LANGUAGE[language],
    'media-encoding': 'pcm',
    'sample-rate': String(sampleRate),
    'enable-partial-results-stabilization': 'true',
    'partial-results-stability': 'high',
    'X-Amz-Expires': String(EXPIRES_SECONDS),
  }).toString()
  // Signed as https: the scheme is no part of what is signed, and the signer speaks only that.
  const signed = await transcribe.sign(url.toString().replace(/^ws/, 'http'), {
    method: 'GET',
    aws: { signQuery: true },
  })
  // The scheme is no part of what is signed.
  return signed.url.replace(/^http/, 'ws')
}
