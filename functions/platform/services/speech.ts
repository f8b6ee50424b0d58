import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, endpointOf, signer } from './signed.ts'

// Polly is asked again here: it says with a 400 that it is throttled.
const polly = signer('polly', { tries: 1 })

interface Voice {
  readonly id: string
  readonly languageCode: string
  readonly engine: string
}

/** What Polly answers: speech as MP3, mono, 24,000 samples a second, or when its words are said, a line of JSON each. */
export type SpeechFormat = 'mp3' | 'marks'

/** The characters that one request may hold. Source: Amazon Polly Developer Guide, "Quotas in Amazon Polly". */
export const MOST_CHARACTERS = 3000

/** Asking again would not help; named by Polly's code. */
export class Unspeakable extends Error {
  constructor(code: string, message: string) {
    super(message)
    this.name = code
  }
}

const TRIES = 8
/** A neural voice speaks eight times a second for a whole account; what one function asks for keeps well below. */
const APART_MS = 300
let nextAt = 0

/**
 * Has a voice say a text of at most `MOST_CHARACTERS`. What is throttled or fails for the moment is asked again, with
 * full jitter; throws `Unspeakable` for what cannot be said.
 * Source: Amazon Polly Developer Guide, "SynthesizeSpeech".
 */
export async function synthesize(text: string, voice: Voice, format: SpeechFormat): Promise<Uint8Array> {
  const body = JSON.stringify({
    Engine: voice.engine,
    LanguageCode: voice.languageCode,
    VoiceId: voice.id,
    Text: text,
    TextType: 'text',
    ...(format === 'mp3'
      ? { OutputFormat: 'mp3', SampleRate: '24000' }
      : { OutputFormat: 'json', SpeechMarkTypes: ['word'] }),
  })
  for (let tried = 1; ; tried++) {
    await turn()
    const answer = await polly.ask(`${endpointOf('polly', 'POLLY')}/v1/speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (answer.ok) return answer.body
    const { code, message } = refusedBy(answer)
    const passes = answer.status >= 500 || /Throttl|TooManyRequests/.test(code)
    if (!passes) throw new Unspeakable(code, message)
    if (tried === TRIES) throw Object.assign(new Error(message), { name: code })
    await sleep(Math.random() * Math.min(4000, 2 ** tried * 100))
  }
}

/** Lets one request go at a time, so far apart. */
async function turn(): Promise<void> {
  const now = Date.now()
  const mine = Math.max(now, nextAt)
  nextAt = mine + APART_MS
  if (mine > now) await sleep(mine - now)
}

function refusedBy({ status, headers, body }: Answer): { readonly code: string; readonly message: string } {
  const text = body.toString()
  const [, message = text] = /"message"\s*:\s*"([^"]*)"/i.exec(text) ?? []
  const code = String(headers['x-amzn-errortype'] ?? `Polly${status}`).split(':')[0] ?? ''
  return { code, message }
}
