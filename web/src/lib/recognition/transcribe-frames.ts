import { EventStreamCodec } from '@smithy/eventstream-codec'
import * as z from 'zod/mini'
import type { HeardWord } from '#shared/reading/schema.ts'

const codec = new EventStreamCodec(
  bytes => (typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes)),
  text => new TextEncoder().encode(text),
)

/** One audio event of Amazon Transcribe's stream: 16-bit little-endian samples, or nothing, which ends the audio. */
export function audioFrame(samples: Uint8Array): Uint8Array {
  return codec.encode({
    headers: {
      ':message-type': { type: 'string', value: 'event' },
      ':event-type': { type: 'string', value: 'AudioEvent' },
      ':content-type': { type: 'string', value: 'application/octet-stream' },
    },
    body: samples,
  })
}

const Transcript = z.object({
  Transcript: z.object({
    Results: z.array(
      z.object({
        IsPartial: z.boolean(),
        Alternatives: z.array(
          z.object({
            Items: z.array(
              z.object({
                Content: z.string(),
                Type: z.string(),
                StartTime: z.number(),
                EndTime: z.number(),
                Confidence: z.nullish(z.number()),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
})

export type TranscribeFrame =
  | { readonly kind: 'words'; readonly words: HeardWord[]; readonly final: boolean }
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * What one frame of the answer says: phrases with the times (seconds of audio) and confidences of their words, or
 * why the service refuses (`LimitExceededException` and its like). A frame of another kind gives nothing.
 */
export function readFrame(bytes: Uint8Array): TranscribeFrame[] {
  const { headers, body } = codec.decode(bytes)
  if (headers[':message-type']?.value !== 'event')
    return [{ kind: 'refused', reason: String(headers[':exception-type']?.value ?? 'unknown') }]
  if (headers[':event-type']?.value !== 'TranscriptEvent') return []
  const { Transcript: transcript } = Transcript.parse(JSON.parse(new TextDecoder().decode(body)))
  return transcript.Results.map(result => ({
    kind: 'words',
    final: !result.IsPartial,
    words: (result.Alternatives[0]?.Items ?? [])
      .filter(item => item.Type === 'pronunciation')
      .map(item => ({
        word: item.Content,
        start: item.StartTime,
        end: item.EndTime,
        ...(typeof item.Confidence === 'number' ? { confidence: item.Confidence } : {}),
      })),
  }))
}
