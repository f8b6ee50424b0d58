import * as z from 'zod/mini'
import { flag, number, tags } from '../template/kind.ts'

const strings = z.array(z.string())

const Behavior = z.strictObject({
  PathPattern: z.optional(z.string()),
  TargetOriginId: z.string(),
  ViewerProtocolPolicy: z.optional(z.string()),
  AllowedMethods: z._default(strings, ['GET', 'HEAD']),
  CachedMethods: z.optional(strings),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.optional(z.string()),
  Compress: z._default(flag(), false),
  FunctionAssociations: z._default(
    z.array(
      z.strictObject({ EventType: z.enum(['viewer-request', 'viewer-response']), FunctionARN: z.string() }),
    ),
    [],
  ),
})
export type Behavior = z.output<typeof Behavior>

const Origin = z.strictObject({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z._default(z.string(), ''),
  OriginAccessControlId: z.optional(z.string()),
  OriginCustomHeaders: z._default(
    z.array(z.strictObject({ HeaderName: z.string(), HeaderValue: z.string() })),
    [],
  ),
  S3OriginConfig: z.optional(z.strictObject({ OriginAccessIdentity: z.optional(z.literal('')) })),
  CustomOriginConfig: z.optional(
    z.strictObject({
      OriginProtocolPolicy: z.literal('https-only'),
      OriginSSLProtocols: z.optional(strings),
      OriginReadTimeout: z.optional(number()),
      OriginKeepaliveTimeout: z.optional(number()),
      HTTPSPort: z.optional(number()),
    }),
  ),
  ConnectionAttempts: z.optional(number()),
  ConnectionTimeout: z.optional(number()),
})
export type Origin = z.output<typeof Origin>

export const DistributionProperties = z.strictObject({
  DistributionConfig: z.strictObject({
    Enabled: z.pipe(flag(), z.literal(true)),
    Comment: z.optional(z.string()),
    Aliases: z.optional(strings),
    DefaultRootObject: z._default(z.string(), ''),
    HttpVersion: z.optional(z.string()),
    IPV6Enabled: z.optional(flag()),
    PriceClass: z.optional(z.string()),
    ViewerCertificate: z.optional(z.record(z.string(), z.unknown())),
    WebACLId: z.optional(z.string()),
    Restrictions: z.optional(z.record(z.string(), z.unknown())),
    Logging: z.optional(z.record(z.string(), z.unknown())),
    Origins: z.array(Origin),
    DefaultCacheBehavior: Behavior,
    CacheBehaviors: z._default(z.array(Behavior), []),
  }),
  Tags: tags(),
})
export type DistributionConfig = z.output<typeof DistributionProperties>['DistributionConfig']

export const FunctionProperties = z.strictObject({
  Name: z.string(),
  AutoPublish: z.pipe(flag(), z.literal(true)),
  FunctionCode: z.string(),
  FunctionConfig: z.strictObject({ Comment: z.string(), Runtime: z.literal('cloudfront-js-2.0') }),
  Tags: tags(),
})

/** A policy of a deployment's own. Nothing is cached here, so it only says whether answers are compressed. */
export const CachePolicyProperties = z.strictObject({
  CachePolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.optional(z.string()),
    MinTTL: number(),
    DefaultTTL: number(),
    MaxTTL: number(),
    ParametersInCacheKeyAndForwardedToOrigin: z.strictObject({
      EnableAcceptEncodingBrotli: flag(),
      EnableAcceptEncodingGzip: flag(),
      CookiesConfig: z.strictObject({ CookieBehavior: z.literal('none') }),
      HeadersConfig: z.strictObject({ HeaderBehavior: z.literal('none') }),
      QueryStringsConfig: z.strictObject({ QueryStringBehavior: z.literal('none') }),
    }),
  }),
})

export const OriginAccessControlProperties = z.strictObject({
  OriginAccessControlConfig: z.strictObject({
    Name: z.string(),
    Description: z.optional(z.string()),
    OriginAccessControlOriginType: z.literal('s3'),
    SigningBehavior: z.literal('always'),
    SigningProtocol: z.literal('sigv4'),
  }),
})

const overriding = { Override: flag() }

export const ResponseHeadersPolicyProperties = z.strictObject({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.optional(z.string()),
    SecurityHeadersConfig: z.optional(
      z.strictObject({
        ContentSecurityPolicy: z.optional(
          z.strictObject({ ...overriding, ContentSecurityPolicy: z.string() }),
        ),
        ContentTypeOptions: z.optional(z.strictObject(overriding)),
        FrameOptions: z.optional(z.strictObject({ ...overriding, FrameOption: z.string() })),
        ReferrerPolicy: z.optional(z.strictObject({ ...overriding, ReferrerPolicy: z.string() })),
        StrictTransportSecurity: z.optional(
          z.strictObject({
            ...overriding,
            AccessControlMaxAgeSec: number(),
            IncludeSubdomains: z._default(flag(), false),
            Preload: z._default(flag(), false),
          }),
        ),
      }),
    ),
    CustomHeadersConfig: z.optional(
      z.strictObject({
        Items: z.array(z.strictObject({ ...overriding, Header: z.string(), Value: z.string() })),
      }),
    ),
    RemoveHeadersConfig: z.optional(
      z.strictObject({ Items: z.array(z.strictObject({ Header: z.string() })) }),
    ),
  }),
})
export type ResponseHeadersConfig = z.output<
  typeof ResponseHeadersPolicyProperties
>['ResponseHeadersPolicyConfig']
