import * as z from 'zod/mini'
import { flag, number, tags } from '../template/kind.ts'

const VisibilityConfig = z.strictObject({
  CloudWatchMetricsEnabled: flag(),
  SampledRequestsEnabled: flag(),
  MetricName: z.string(),
})

/** What of a request is compared, before anything is done to it. */
const Field = z.union([
  z.strictObject({ UriPath: z.strictObject({}) }),
  z.strictObject({ SingleHeader: z.strictObject({ Name: z.string() }) }),
])

const ByteMatchStatement = z.strictObject({
  FieldToMatch: Field,
  PositionalConstraint: z.enum(['EXACTLY', 'STARTS_WITH', 'ENDS_WITH', 'CONTAINS']),
  SearchString: z.string(),
  TextTransformations: z.array(
    z.strictObject({
      Priority: number(),
      Type: z.enum(['NONE', 'LOWERCASE', 'URL_DECODE', 'NORMALIZE_PATH']),
    }),
  ),
})
export type ByteMatch = z.output<typeof ByteMatchStatement>

const Matching = z.strictObject({ ByteMatchStatement })

const RateBased = z.strictObject({
  RateBasedStatement: z.strictObject({
    AggregateKeyType: z.literal('IP'),
    Limit: number(),
    EvaluationWindowSec: z._default(number(), 300),
    ScopeDownStatement: z.optional(Matching),
  }),
})

const Action = z.strictObject({
  Block: z.strictObject({
    CustomResponse: z.optional(
      z.strictObject({ ResponseCode: number(), CustomResponseBodyKey: z.optional(z.string()) }),
    ),
  }),
})

const Rule = z.strictObject({
  Name: z.string(),
  Priority: number(),
  Action,
  Statement: z.union([RateBased, Matching]),
  VisibilityConfig,
})
export type Rule = z.output<typeof Rule>

export const WebAclProperties = z.strictObject({
  Name: z.string(),
  Scope: z.enum(['CLOUDFRONT', 'REGIONAL']),
  DefaultAction: z.strictObject({ Allow: z.strictObject({}) }),
  CustomResponseBodies: z._default(
    z.record(
      z.string(),
      z.strictObject({ ContentType: z.enum(['APPLICATION_JSON', 'TEXT_PLAIN']), Content: z.string() }),
    ),
    {},
  ),
  Rules: z.array(Rule),
  VisibilityConfig,
  Tags: tags(),
})
export type WebAcl = z.output<typeof WebAclProperties>

export const AssociationProperties = z.strictObject({ ResourceArn: z.string(), WebACLArn: z.string() })
