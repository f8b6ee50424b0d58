/**
 * A stand-in for Amazon Transcribe streaming. **It recognises nothing**: it speaks the service's protocol and answers
 * the words of a script at the times the script says, whatever the audio holds, so that a browser's adapter can be
 * run end to end without the cloud.
 */
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import { systemClock } from '../clock.ts'
import { deny } from '../live-api/handshake.ts'
import type { Permissions, Principal } from '../resource.ts'
import { AwsError } from '../service.ts'
import { exceptionFrame } from './event-stream.ts'
import { Script } from './script.ts'
import { runSession } from './session.ts'

export const TRANSCRIBE_PATH = '/stream-transcription-websocket'

export interface SpeechSurroundings {
  readonly permissions: Permissions
  /** Whose an access key is. Throws `AwsError` where it is nobody's. */
  readonly principalOf: (accessKeyId: string, sessionToken: string | undefined) => Principal
  /** A JSON file with what is said where nobody called `say`. */
  readonly scriptFile?: string
  readonly clock?: Clock
}

const Parameters = z.object({
  'language-code': z.enum(['es-US', 'en-US']),
  'media-encoding': z.literal('pcm'),
  'sample-rate': z.coerce.number().check(z.minimum(8_000), z.maximum(48_000)),
})

export function createSpeech({
  permissions,
  principalOf,
  scriptFile,
  clock = systemClock,
}: SpeechSurroundings) {
  const server = new WebSocketServer({ noServer: true })
  const said: Script[] = []
  const fromFile = (): Script =>
    scriptFile ? Script.parse(JSON.parse(readFileSync(scriptFile, 'utf8'))) : { words: [] }

  /** Judges the query of a presigned address; the signature itself is not computed again. */
  const admit = (query: URLSearchParams) => {
    const [accessKeyId = ''] = (query.get('X-Amz-Credential') ?? '').split('/')
    if (!query.has('X-Amz-Signature'))
      throw new AwsError('MissingAuthenticationToken', 'The address is not signed', 403)
    if (clock.now() > expiryOf(query)) throw new AwsError('ExpiredToken', 'The signature has expired', 403)
    const principal = principalOf(accessKeyId, query.get('X-Amz-Security-Token') ?? undefined)
    permissions.demand(principal, { action: 'transcribe:StartStreamTranscriptionWebSocket', resource: '*' })
  }

  const refusalOf = (query: URLSearchParams): number | undefined => {
    try {
      admit(query)
      return undefined
    } catch (error) {
      return error instanceof AwsError ? 403 : 500
    }
  }

  return {
    /** What the next stream of audio says; the calls queue up. */
    say: (script: unknown): void => void said.push(Script.parse(script)),
    /** For a server's `upgrade` event, at `TRANSCRIBE_PATH`. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'ws://localhost')
      const refusal = pathname === TRANSCRIBE_PATH ? refusalOf(searchParams) : 404
      if (refusal) {
        deny(socket, refusal)
        return
      }
      server.handleUpgrade(request, socket, head, webSocket => {
        webSocket.on('error', () => undefined)
        const parameters = Parameters.safeParse(Object.fromEntries(searchParams))
        if (parameters.success)
          return runSession(webSocket, said.shift() ?? fromFile(), parameters.data['sample-rate'])
        const problems = parameters.error.issues.map(({ path }) => path.join('.'))
        webSocket.send(exceptionFrame('BadRequestException', `Not understood: ${problems.join(', ')}`))
        webSocket.close(1000)
      })
    },
    async close() {
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}

/** Epoch milliseconds. */
function expiryOf(query: URLSearchParams): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(query.get('X-Amz-Date') ?? '') ?? []
  const signedAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return (Number.isNaN(signedAt) ? 0 : signedAt) + Number(query.get('X-Amz-Expires') ?? 300) * 1000
}
