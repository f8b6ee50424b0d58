import type { RestService } from '../endpoint/endpoint.ts'
import { FunctionError, type Lambdas } from '../resource.ts'
import { AwsError, LOCAL_ACCOUNT, LOCAL_REGION } from '../service.ts'

const PATH = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/

/** Lambda's Invoke: a function is run by its name and its answer waited for. Other ways of invoking are refused. */
export const createInvoke = (lambdas: Lambdas): RestService => ({
  signingName: 'lambda',
  async handle({ method, path, headers, body }, demand) {
    const [, name] = PATH.exec(path) ?? []
    const type = headers['x-amz-invocation-type'] ?? 'RequestResponse'
    if (method !== 'POST' || name === undefined || type !== 'RequestResponse')
      throw new AwsError(
        'UnknownOperationException',
        `The embedded Lambda does not know ${method} ${path} (${type})`,
        404,
      )
    const arn = `arn:aws:lambda:${LOCAL_REGION}:${LOCAL_ACCOUNT}:function:${decodeURIComponent(name)}`
    demand({ action: 'lambda:InvokeFunction', resource: arn })
    const answer = { status: 200, headers: { 'content-type': 'application/json' } }
    try {
      const result = await lambdas.invoke(arn, body.length > 0 ? parsed(body) : {})
      return { ...answer, body: JSON.stringify(result ?? null) }
    } catch (error) {
      if (!(error instanceof FunctionError)) throw error
      // That it failed is said beside a 200, as Lambda says it.
      return {
        ...answer,
        headers: { ...answer.headers, 'x-amz-function-error': 'Unhandled' },
        body: JSON.stringify({ errorType: error.errorType, errorMessage: error.message }),
      }
    }
  },
})

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new AwsError('InvalidRequestContentException', 'Could not parse request body into json')
  }
}
