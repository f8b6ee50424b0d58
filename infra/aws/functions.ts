import { join } from 'node:path'
import { Duration, Validations } from 'aws-cdk-lib'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { ENVIRONMENT } from '#functions/platform/wiring.ts'
import { RESERVED, type Shape } from './concurrency.ts'
import type { Permissions } from './permissions.ts'
import { type Island, nameOf } from './stages.ts'
import { acknowledgeWildcards, WildcardStatement } from './wildcard-resources.ts'

/** Seconds and megabytes by what calls. The gateway gives up after 30 s, Cognito after 5. */
export const shapes = {
  http: { seconds: 10, memory: 512 },
  socket: { seconds: 10, memory: 256 },
  trigger: { seconds: 5, memory: 256 },
  subscriber: { seconds: 30, memory: 256 },
  // A model takes its time to write, and may be asked three times.
  model: { seconds: 60, memory: 512 },
  stream: { seconds: 30, memory: 256 },
  schedule: { seconds: 60, memory: 256 },
  // As long as Lambda lets anything run.
  survey: { seconds: 900, memory: 512 },
} as const satisfies Record<Shape, unknown>

/**
 * Where a trace may begin: where somebody waits. Lambda takes one in a second and a twentieth of the rest, which cannot be
 * set (Lambda Developer Guide, "Visualize Lambda function invocations using AWS X-Ray"); what follows from it goes on with
 * the decision that its message carries.
 */
const traced: Readonly<Record<Shape, boolean>> = {
  http: true,
  socket: true,
  trigger: true,
  subscriber: false,
  model: false,
  stream: false,
  schedule: false,
  survey: false,
}

/**
 * How often the SDK asks a service before it gives up, where nobody waits: what fails on a queue rests for three minutes. Of
 * its own three attempts one in a hundred fails when a fifth of all is refused. The pauses are 15.5 s at most in all.
 */
const PATIENT_ATTEMPTS = '6'
const patient: Readonly<Record<Shape, boolean>> = {
  http: false,
  socket: false,
  trigger: false,
  subscriber: true,
  model: false,
  stream: true,
  schedule: true,
  survey: true,
}

interface FunctionProps {
  readonly island: Island
  readonly noun: string
  readonly name: string
  readonly shape: Shape
  /** Below `functions` in the build folder. */
  readonly folder: readonly [noun: string, name: string]
  readonly permissions: Permissions
}

/** A function, its log group, and a role of its own that may do what was given and write that log: nothing else. */
export class NounFunction extends LambdaFunction {
  readonly shape: Shape

  constructor(scope: Construct, props: FunctionProps) {
    const { island, noun, name, shape, permissions } = props
    const functionName = nameOf(island, noun, name)
    const reserved = RESERVED[shape]
    const logGroup = new LogGroup(scope, `${name}-log`, {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: island.stage.logs,
      removalPolicy: island.stage.removal,
    })
    const statements = [
      ...permissions.statements,
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
      new WildcardStatement('tracing'),
    ]
    // The policy is part of the role, so that nothing runs before it is there.
    const role = new Role(scope, `${name}-role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { uses: new PolicyDocument({ statements }) },
    })
    acknowledgeWildcards(role, statements)
    super(scope, name, {
      functionName,
      code: Code.fromAsset(join(island.buildFolder, 'functions', ...props.folder)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: shapes[shape].memory,
      timeout: Duration.seconds(shapes[shape].seconds),
      tracing: traced[shape] ? Tracing.ACTIVE : Tracing.PASS_THROUGH,
      role: role.withoutPolicyUpdates(),
      ...(island.concurrency && reserved && { reservedConcurrentExecutions: reserved }),
      logGroup,
      environment: {
        ...permissions.environment,
        [ENVIRONMENT.functionName]: `${noun}/${name}`,
        STAGE: island.stage.name,
        NODE_OPTIONS: '--enable-source-maps',
        ...(patient[shape] && { AWS_MAX_ATTEMPTS: PATIENT_ATTEMPTS }),
      },
    })
    this.shape = shape
    if (!traced[shape])
      Validations.of(this).acknowledge({
        id: 'Serverless-LambdaTracing',
        reason:
          'A trace begins where somebody waits and goes on here; one of its own for each run would only cost.',
      })
    Validations.of(this).acknowledge({ id: 'Serverless-LambdaDLQ', reason: undelivered[shape] })
  }
}

const waiting =
  'Whoever calls it waits for the answer and sees the failure; Lambda keeps nothing to deliver later.'
const queued =
  'Its queue keeps the message and, after five tries, moves it to the queue’s own dead-letter queue.'
/** What becomes of work that a function could not do, in place of a dead-letter queue of the function itself. */
const undelivered: Readonly<Record<Shape, string>> = {
  http: waiting,
  socket: waiting,
  trigger: waiting,
  subscriber: queued,
  model: queued,
  stream: 'Its event source sends the records that it could not handle to a failure queue of their own.',
  schedule: 'A tick carries nothing: the next one computes the same again, and errors raise an alarm.',
  survey: 'A tick carries nothing: the next one computes the same again, and errors raise an alarm.',
}
