/** An error as an AWS API answers it. */
export class AwsError extends Error {
  readonly code: string
  readonly status: number
  /** Further members of the error's JSON body, such as `CancellationReasons`. */
  readonly members: Readonly<Record<string, unknown>>
  constructor(code: string, message: string, status = 400, members: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.name = code
    this.code = code
    this.status = status
    this.members = members
  }
}

/** One thing a caller must be allowed to do before a call is carried out. */
export interface Need {
  /** As in a policy: `dynamodb:PutItem`. */
  readonly action: string
  /** The resource's ARN. */
  readonly resource: string
  /** Condition keys of the request, as in `dynamodb:LeadingKeys`. */
  readonly context?: Readonly<Record<string, string | readonly string[]>>
}

/** One AWS API that speaks JSON with an `X-Amz-Target` header. */
export interface JsonService {
  /** The service's name in a SigV4 credential scope: `dynamodb`, `events`, `sqs`, `cognito-idp`. */
  readonly signingName: string
  /** What the caller must be granted for this call; pure. Empty for calls that need no credentials. */
  needs(action: string, input: unknown): readonly Need[]
  /** Carries the call out. Throws `AwsError`; an unknown action is `UnknownOperationException`. */
  handle(action: string, input: unknown): Promise<unknown>
}

/** Where the embedded cloud pretends to be. */
export const LOCAL_REGION = 'us-east-1'
export const LOCAL_ACCOUNT = '000000000000'
