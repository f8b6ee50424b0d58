/** One resource of a synthesized template, its intrinsic functions already resolved. */
export interface ResourceDeclaration {
  readonly stack: string
  readonly logicalId: string
  readonly type: string
  readonly properties: unknown
}

/** What `Ref` and `Fn::GetAtt` give of a deployed resource. */
export interface DeployedResource {
  readonly ref: string
  readonly attributes: Readonly<Record<string, unknown>>
}

/**
 * How one CloudFormation type is carried out on this machine. Properties are parsed strictly: one that is not known
 * is an error that names it. Deploying again what is deployed changes nothing.
 */
export type Deploy = (declaration: ResourceDeclaration) => Promise<DeployedResource>

/** A room's resource kinds, by CloudFormation type. */
export type ResourceKinds = Readonly<Record<string, Deploy>>

/** How the other rooms run a deployed function. */
export interface Lambdas {
  /**
   * Runs a function by its ARN and gives what it returned. At most 8 workers a function; a further call waits. Beyond its
   * reserved concurrency it is refused with `TooManyRequestsException`. Rejects with `FunctionError`.
   */
  invoke(functionArn: string, event: unknown): Promise<unknown>
}

/** A function threw, timed out or died. */
export class FunctionError extends Error {
  readonly errorType: string
  constructor(errorType: string, message: string) {
    super(message)
    this.name = 'FunctionError'
    this.errorType = errorType
  }
}

/** Who may do what: the policies of the template. */
export interface Permissions {
  /** Throws `AwsError('AccessDeniedException')` unless the caller's role, or the resource's own policy, allows it. */
  demand(principal: Principal, need: import('./service.ts').Need): void
}

/** Whose call it is. */
export type Principal =
  /** A deployed function, under its role. */
  | { readonly kind: 'function'; readonly functionArn: string; readonly roleArn: string }
  /** An AWS service acting for a resource, as EventBridge does for a rule. */
  | { readonly kind: 'service'; readonly service: string; readonly sourceArn: string }
  /** The person at this machine: `npm start`, its seeds, the tests. May do anything. */
  | { readonly kind: 'operator' }
  | { readonly kind: 'anonymous' }
