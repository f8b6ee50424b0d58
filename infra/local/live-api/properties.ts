import * as z from 'zod/mini'
import { flag, number, tags } from '../template/kind.ts'

export const ApiProperties = z.strictObject({
  Name: z.string(),
  Description: z.optional(z.string()),
  ProtocolType: z.literal('WEBSOCKET'),
  /** Where a message names its route. */
  RouteSelectionExpression: z.string().check(z.regex(/^\$request\.body(\.[\w-]+)+$/)),
  DisableExecuteApiEndpoint: z.optional(flag()),
  Tags: tags(),
})

const RouteSettings = z.strictObject({
  DataTraceEnabled: z.optional(flag()),
  DetailedMetricsEnabled: z.optional(flag()),
  LoggingLevel: z.optional(z.string()),
  ThrottlingBurstLimit: z.optional(number()),
  ThrottlingRateLimit: z.optional(number()),
})

export const StageProperties = z.strictObject({
  ApiId: z.string(),
  StageName: z.string(),
  AutoDeploy: z.optional(flag()),
  DeploymentId: z.optional(z.string()),
  Description: z.optional(z.string()),
  // Logs of access go where CloudWatch would keep them.
  AccessLogSettings: z.optional(z.strictObject({ DestinationArn: z.string(), Format: z.string() })),
  DefaultRouteSettings: z.optional(RouteSettings),
  /** By route key. */
  RouteSettings: z._default(z.record(z.string(), RouteSettings), {}),
  Tags: tags(),
})

export const IntegrationProperties = z.strictObject({
  ApiId: z.string(),
  Description: z.optional(z.string()),
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationMethod: z.optional(z.string()),
  IntegrationUri: z.string(),
})

export const RouteProperties = z.strictObject({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string(),
  OperationName: z.optional(z.string()),
  AuthorizationType: z._default(z.literal('NONE'), 'NONE'),
  RouteResponseSelectionExpression: z.optional(z.literal('$default')),
})

export const RouteResponseProperties = z.strictObject({
  ApiId: z.string(),
  RouteId: z.string(),
  RouteResponseKey: z.literal('$default'),
})

export const DeploymentProperties = z.strictObject({
  ApiId: z.string(),
  Description: z.optional(z.string()),
  StageName: z.optional(z.string()),
})
