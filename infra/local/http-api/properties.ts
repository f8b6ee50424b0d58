import * as z from 'zod/mini'
import { flag, number, tags } from '../template/kind.ts'

const Cors = z.strictObject({
  AllowCredentials: z.optional(flag()),
  AllowHeaders: z._default(z.array(z.string()), []),
  AllowMethods: z._default(z.array(z.string()), []),
  AllowOrigins: z._default(z.array(z.string()), []),
  ExposeHeaders: z._default(z.array(z.string()), []),
  MaxAge: z.optional(number()),
})
export type Cors = z.output<typeof Cors>

export const ApiProperties = z.strictObject({
  Name: z.string(),
  Description: z.optional(z.string()),
  ProtocolType: z.literal('HTTP'),
  CorsConfiguration: z.optional(Cors),
  DisableExecuteApiEndpoint: z.optional(flag()),
  Tags: tags(),
})

const RouteSettings = z.strictObject({
  DetailedMetricsEnabled: z.optional(flag()),
  ThrottlingBurstLimit: z.optional(number()),
  ThrottlingRateLimit: z.optional(number()),
})

export const StageProperties = z.strictObject({
  ApiId: z.string(),
  StageName: z.string(),
  AutoDeploy: z.literal(true),
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
  IntegrationUri: z.string(),
  IntegrationMethod: z.optional(z.string()),
  PayloadFormatVersion: z.literal('2.0'),
  TimeoutInMillis: z._default(number().check(z.gte(50), z.lte(30_000)), 30_000),
})

export const RouteProperties = z.strictObject({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string(),
  OperationName: z.optional(z.string()),
  AuthorizationType: z._default(z.enum(['NONE', 'JWT']), 'NONE'),
  AuthorizerId: z.optional(z.string()),
  AuthorizationScopes: z._default(z.array(z.string()), []),
})

export const AuthorizerProperties = z.strictObject({
  ApiId: z.string(),
  Name: z.string(),
  AuthorizerType: z.literal('JWT'),
  IdentitySource: z.tuple([z.literal('$request.header.Authorization')]),
  JwtConfiguration: z.strictObject({ Audience: z.array(z.string()), Issuer: z.string() }),
})
