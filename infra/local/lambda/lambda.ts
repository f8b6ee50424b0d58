import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Credentials } from '../endpoint/credentials.ts'
import type { Iam } from '../iam/iam.ts'
import type { Log } from '../log.ts'
import type { Meter } from '../meter.ts'
import { FunctionError, type Lambdas, type ResourceKinds } from '../resource.ts'
import { AwsError, LOCAL_ACCOUNT, LOCAL_REGION } from '../service.ts'
import { kind, misdeclared } from '../template/kind.ts'
import { physicalName } from '../template/name.ts'
import { Pool } from './pool.ts'
import { FunctionProperties, PermissionProperties } from './properties.ts'
import { Starts } from './starts.ts'

/** Enough for a race that several environments lose in the cloud. */
const WORKERS_A_FUNCTION = 8
const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/coqui-lee')
/** Lambda's limit on a synchronous request and on its response. */
export const PAYLOAD_BYTES = 6 * 1024 * 1024

export interface LambdaSurroundings {
  readonly iam: Iam
  readonly credentials: Credentials
  readonly log: Log
  /** Where the AWS SDK sends its calls. */
  readonly endpoint: string
  /** The folder of a bundle, by its key in the assets bucket. */
  readonly asset: (key: string) => string | undefined
  /** Names of the cloud's hosts become addresses of this machine. */
  readonly localize: (text: string) => string
  readonly meter?: Meter
  /** Another gate for workers than this machine's, for tests. */
  readonly starts?: Starts
}

export interface LambdaRoom extends Lambdas {
  readonly kinds: ResourceKinds
  /** The role that a function runs under. */
  roleOf(functionArn: string): string
  close(): Promise<void>
}

/** X-Ray's trace header for a request that starts here. */
export const newTraceId = () =>
  `Root=1-${Math.floor(Date.now() / 1000).toString(16)}-${randomBytes(12).toString('hex')};Parent=${randomBytes(8).toString('hex')};Sampled=0`

export function createLambda(surroundings: LambdaSurroundings): LambdaRoom {
  const { iam, credentials, log, starts = new Starts(), meter } = surroundings
  const pools = new Map<string, Pool>()
  const roles = new Map<string, string>()

  const kinds: ResourceKinds = {
    'AWS::Lambda::Function': kind(FunctionProperties, async (properties, declaration) => {
      const name = properties.FunctionName ?? physicalName(declaration.stack, declaration.logicalId)
      const arn = `arn:aws:lambda:${LOCAL_REGION}:${LOCAL_ACCOUNT}:function:${name}`
      const deployed = { ref: name, attributes: { Arn: arn } }
      const folder = surroundings.asset(properties.Code.S3Key)
      if (!folder) throw misdeclared(declaration, 'Code.S3Key', 'the assembly has no such asset')
      const [file = '', exportName = ''] = properties.Handler.split('.')
      const bundle = ['.mjs', '.js'].map(end => join(folder, file + end)).find(existsSync)
      if (!bundle) throw misdeclared(declaration, 'Handler', `there is no ${file}.mjs in ${folder}`)
      if (!iam.trusts(properties.Role, 'lambda.amazonaws.com'))
        throw misdeclared(declaration, 'Role', 'the role cannot be assumed by Lambda')
      await pools.get(arn)?.stop()
      roles.set(arn, properties.Role)
      const logGroup = properties.LoggingConfig?.LogGroup ?? `/aws/lambda/${name}`
      const memorySize = properties.MemorySize
      const key = credentials.issue({ kind: 'function', functionArn: arn, roleArn: properties.Role })
      const settings = {
        bundle,
        exportName,
        functionName: name,
        functionArn: arn,
        memorySize,
        logGroup,
        timeout: properties.Timeout,
        environment: {
          ...Object.fromEntries(
            Object.entries(properties.Environment.Variables).map(([key, value]) => [
              key,
              surroundings.localize(value),
            ]),
          ),
          AWS_ACCESS_KEY_ID: key.accessKeyId,
          AWS_SECRET_ACCESS_KEY: key.secretAccessKey,
          AWS_SESSION_TOKEN: key.sessionToken,
          AWS_ENDPOINT_URL: surroundings.endpoint,
          AWS_REGION: LOCAL_REGION,
          AWS_DEFAULT_REGION: LOCAL_REGION,
          AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
          // What V8 makes of a bundle, and Node of this machine's own files, is kept for the next worker.
          NODE_COMPILE_CACHE: COMPILED,
          AWS_LAMBDA_FUNCTION_NAME: name,
          AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
          AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memorySize),
          AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
          AWS_LAMBDA_LOG_GROUP_NAME: logGroup,
          LAMBDA_TASK_ROOT: folder,
          _HANDLER: properties.Handler,
          LANG: 'en_US.UTF-8',
          TZ: ':UTC',
        },
      }
      const limits = { workers: WORKERS_A_FUNCTION, reserved: properties.ReservedConcurrentExecutions }
      pools.set(arn, new Pool(settings, limits, log, starts, cpu => meter?.countOf(name, { runs: 1, cpu })))
      return deployed
    }),
    'AWS::Lambda::Permission': kind(PermissionProperties, (properties, { stack, logicalId }) => {
      const ref = physicalName(stack, logicalId)
      const functionArn = properties.FunctionName.startsWith('arn:')
        ? properties.FunctionName
        : `arn:aws:lambda:${LOCAL_REGION}:${LOCAL_ACCOUNT}:function:${properties.FunctionName}`
      const { SourceArn, SourceAccount } = properties
      iam.attach(ref, [
        {
          Effect: 'Allow',
          Action: [properties.Action],
          Resource: [functionArn],
          Principal: properties.Principal.endsWith('.amazonaws.com')
            ? { Service: [properties.Principal] }
            : { AWS: [properties.Principal] },
          Condition: {
            ...(SourceArn && { ArnLike: { 'aws:SourceArn': [SourceArn] } }),
            ...(SourceAccount && { StringEquals: { 'aws:SourceAccount': [SourceAccount] } }),
          },
        },
      ])
      return { ref, attributes: { Id: ref } }
    }),
  }

  return {
    kinds,
    roleOf: functionArn => roles.get(functionArn) ?? '',
    async invoke(functionArn, event) {
      const pool = pools.get(functionArn)
      if (!pool) throw new AwsError('ResourceNotFoundException', `Function not found: ${functionArn}`, 404)
      const payload = JSON.stringify(event)
      if (Buffer.byteLength(payload) > PAYLOAD_BYTES)
        throw new AwsError('RequestTooLargeException', `${PAYLOAD_BYTES} byte payload is too large`, 413)
      const result = await pool.run(payload, traceOf(event) ?? newTraceId())
      const size = Buffer.byteLength(result)
      if (size > PAYLOAD_BYTES)
        throw new FunctionError(
          'Function.ResponseSizeTooLarge',
          `Response payload size (${size} bytes) exceeded maximum allowed payload size (${PAYLOAD_BYTES} bytes).`,
        )
      return JSON.parse(result)
    },
    async close() {
      await Promise.all([...pools.values()].map(pool => pool.stop()))
    },
  }
}

const Traced = z.object({ headers: z.object({ 'x-amzn-trace-id': z.string() }) })

/** The gateway's trace goes on in the function. */
function traceOf(event: unknown): string | undefined {
  const parsed = Traced.safeParse(event)
  return parsed.success ? parsed.data.headers['x-amzn-trace-id'] : undefined
}
