import { type Answer, endpointOf, signer } from './signed.ts'

interface JsonProtocol {
  /** How the SDK's variable for its endpoint ends. */
  readonly variable: string
  /** What stands before the action in `x-amz-target`. */
  readonly target: string
  readonly version: '1.0' | '1.1'
}

/** By the name in their credential scope, with which their host's name begins. */
const PROTOCOLS = {
  dynamodb: { variable: 'DYNAMODB', target: 'DynamoDB_20120810', version: '1.0' },
  events: { variable: 'EVENTBRIDGE', target: 'AWSEvents', version: '1.1' },
  sqs: { variable: 'SQS', target: 'AmazonSQS', version: '1.0' },
  'cognito-idp': {
    variable: 'COGNITO_IDENTITY_PROVIDER',
    target: 'AWSCognitoIdentityProviderService',
    version: '1.1',
  },
} as const satisfies Record<string, JsonProtocol>

/** A service refused a call, and says so: named by its code. */
export class ServiceError extends Error {
  readonly status: number
  /** All that it said. */
  readonly said: Readonly<Record<string, unknown>>
  constructor(status: number, said: Readonly<Record<string, unknown>>) {
    super(String(said.message ?? said.Message ?? status))
    this.name = codeOf(said)
    this.status = status
    this.said = said
  }
}

/**
 * Codes by which services say «too fast» or «not yet»: DynamoDB and Cognito with a 400. Source: the AWS SDK's
 * THROTTLING_ERROR_CODES and TRANSIENT_ERROR_CODES, without `LimitExceededException`, by which Cognito also means too many
 * guesses.
 */
const FOR_NOW = new Set([
  'PriorRequestNotComplete',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'RequestThrottledException',
  'SlowDown',
  'ThrottledException',
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
  // The same transaction, asked again, is still on its way.
  'TransactionInProgressException',
  'RequestTimeout',
  'RequestTimeoutException',
])

/** Whether it was refused for now only: too many at once, or the service fails. */
export const isForNow = ({ name, status }: ServiceError): boolean =>
  status >= 500 || status === 429 || FOR_NOW.has(name)

type Said = Readonly<Record<string, unknown>>

/** Calls actions of an AWS service that speaks JSON. What passes by itself is asked again; rejects with a `ServiceError`. */
export function jsonService(service: keyof typeof PROTOCOLS) {
  const { variable, target, version } = PROTOCOLS[service]
  const aws = signer(service, { passes: answer => !answer.ok && FOR_NOW.has(codeOf(saidIn(answer))) })
  return async (action: string, input: object): Promise<Said> => {
    const answer = await aws.ask(`${endpointOf(service, variable)}/`, {
      method: 'POST',
      headers: {
        'content-type': `application/x-amz-json-${version}`,
        'x-amz-target': `${target}.${action}`,
      },
      body: JSON.stringify(input),
    })
    if (!answer.ok) throw new ServiceError(answer.status, saidIn(answer))
    return saidIn(answer)
  }
}

/** What fails on the way may be no JSON. */
function saidIn({ ok, body }: Answer): Said {
  try {
    return JSON.parse(body.toString() || '{}')
  } catch (error) {
    if (ok) throw error
    return { message: body.toString() }
  }
}

/** Of `com.amazonaws.dynamodb.v20120810#TheCode:http://…` the code. */
const codeOf = ({ __type }: Said): string =>
  /^(?:[^#:]*#)?([^:,]*)/.exec(String(__type ?? 'UnknownError'))?.[1] ?? ''
