import * as z from 'zod/mini'
import { number, tags } from '../template/kind.ts'

export const FunctionProperties = z.strictObject({
  FunctionName: z.optional(z.string()),
  Description: z.optional(z.string()),
  Code: z.strictObject({ S3Bucket: z.string(), S3Key: z.string() }),
  Handler: z.string(),
  Runtime: z.literal('nodejs24.x'),
  Architectures: z.optional(z.array(z.enum(['arm64', 'x86_64']))),
  Role: z.string(),
  Timeout: z._default(number().check(z.gte(1), z.lte(900)), 3),
  MemorySize: z._default(number().check(z.gte(128), z.lte(10_240)), 128),
  ReservedConcurrentExecutions: z.optional(number().check(z.gte(0))),
  Environment: z._default(z.strictObject({ Variables: z._default(z.record(z.string(), z.string()), {}) }), {
    Variables: {},
  }),
  LoggingConfig: z.optional(
    z.strictObject({
      LogGroup: z.optional(z.string()),
      // Format and levels shape what CloudWatch shows; lines are kept here as they are written.
      LogFormat: z.optional(z.string()),
      ApplicationLogLevel: z.optional(z.string()),
      SystemLogLevel: z.optional(z.string()),
    }),
  ),
  TracingConfig: z.optional(z.strictObject({ Mode: z.string() })),
  Tags: tags(),
})

export const PermissionProperties = z.strictObject({
  Action: z.literal('lambda:InvokeFunction'),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.optional(z.string()),
  SourceAccount: z.optional(z.string()),
})
