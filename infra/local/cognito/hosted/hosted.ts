import type { HttpRequest, HttpResponse } from '../../endpoint/http.ts'
import type { World } from '../world.ts'
import { createAuthorize } from './authorize.ts'
import { createGoogle } from './google.ts'
import { revoke, token } from './token-endpoint.ts'

type Answer = (request: HttpRequest) => HttpResponse | Promise<HttpResponse>

const query = (request: HttpRequest) => new URLSearchParams(request.query)
const form = (request: HttpRequest) => new URLSearchParams(request.body.toString())

/** The pages and endpoints of user pool domains, and behind them the stand-in of Google. All share one address here. */
export function createHosted(world: World): (request: HttpRequest) => Promise<HttpResponse> | undefined {
  const google = createGoogle(world)
  const { begin, takeAnswer, logout } = createAuthorize(world, google)
  const answers: Readonly<Record<string, Answer>> = {
    'GET /oauth2/authorize': request => begin(request, query(request)),
    'GET /oauth2/idpresponse': request => takeAnswer(request, query(request)),
    'GET /logout': request => logout(request, query(request)),
    'POST /oauth2/token': request => token(world, form(request)),
    'POST /oauth2/revoke': request => revoke(world, form(request)),
    [`GET ${google.path}`]: request => google.ask(request, query(request)),
    [`POST ${google.path}`]: request => google.answer(request, query(request), form(request)),
  }
  return request => {
    const answer = answers[`${request.method} ${request.path}`]
    return answer && Promise.resolve(answer(request))
  }
}
