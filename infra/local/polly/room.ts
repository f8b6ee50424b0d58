import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { RestService } from '../endpoint/endpoint.ts'
import type { HttpRequest, HttpResponse } from '../endpoint/http.ts'
import { createThrottle } from '../http-api/throttle.ts'
import { AwsError, type Need } from '../service.ts'
import { markLines } from './marks.ts'
import { createMouth } from './mouth.ts'
import { planOf } from './plan.ts'
import { speechRequest } from './request.ts'
import { LOCAL_VOICES } from './voices.ts'

/** Calls a second of an account to neural voices, and how many at once. Source: "Quotas in Amazon Polly". */
const [RATE, BURST] = [8, 10]

export interface PollyRoom {
  readonly service: RestService
  close(): Promise<void>
}

/** Amazon Polly's SynthesizeSpeech, with a synthesizer of this machine's own: a robot, but one that can be understood. */
export function createPolly({ clock }: { readonly clock: Clock }): PollyRoom {
  const throttle = createThrottle(RATE, BURST)
  const mouth = createMouth()

  async function answer(request: HttpRequest, demand: (need: Need) => void): Promise<HttpResponse> {
    if (request.method !== 'POST' || request.path !== '/v1/speech')
      throw new AwsError(
        'UnknownOperationException',
        `${request.method} ${request.path} is not known here`,
        404,
      )
    demand({ action: 'polly:SynthesizeSpeech', resource: '*' })
    if (!throttle.take(clock.now())) throw new AwsError('ThrottlingException', 'Rate exceeded')
    const { text, voiceId, marks } = speechRequest(request.body)
    const voice = LOCAL_VOICES[voiceId]
    const headers = {
      'x-amzn-requestid': randomUUID(),
      'x-amzn-requestcharacters': String([...text].length),
    }
    if (!marks || !voice)
      return {
        status: 200,
        headers: { ...headers, 'content-type': 'audio/mpeg' },
        body: Buffer.from(await mouth.speak(text, voiceId)),
      }
    const plan = planOf(text, voice.language, voice.pace)
    return {
      status: 200,
      headers: { ...headers, 'content-type': 'application/x-json-stream' },
      body: markLines(text, plan, marks),
    }
  }

  return {
    service: {
      signingName: 'polly',
      async handle(request, demand) {
        try {
          return await answer(request, demand)
        } catch (error) {
          if (!(error instanceof AwsError)) throw error
          return {
            status: error.status,
            headers: { 'content-type': 'application/json', 'x-amzn-errortype': error.code },
            body: JSON.stringify({ message: error.message }),
          }
        }
      },
    },
    close: mouth.close,
  }
}
