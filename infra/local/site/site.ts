import { randomUUID } from 'node:crypto'
import type { Addresses } from '../addresses.ts'
import type { RestService } from '../endpoint/endpoint.ts'
import type { HttpRequest, HttpResponse } from '../endpoint/http.ts'
import type { HttpApiRoom } from '../http-api/http-api.ts'
import { matches } from '../iam/policy.ts'
import type { Meter } from '../meter.ts'
import type { Permissions, ResourceDeclaration, ResourceKinds } from '../resource.ts'
import { LOCAL_ACCOUNT } from '../service.ts'
import { bucketOfHost } from '../storage/storage.ts'
import { kind, misdeclared } from '../template/kind.ts'
import { physicalId } from '../template/name.ts'
import { createCompressor } from './compress.ts'
import { type EdgeFunction, edgeFunction } from './edge-function.ts'
import {
  type Behavior,
  CachePolicyProperties,
  type DistributionConfig,
  DistributionProperties,
  FunctionProperties,
  type Origin,
  OriginAccessControlProperties,
  ResponseHeadersPolicyProperties,
} from './properties.ts'
import { type HeadersPolicy, headersPolicy } from './response-headers.ts'

/** AWS's own policies that a behaviour may name. */
const MANAGED = {
  cachingOptimized: '658327ea-f89d-4fab-a63d-7e88639e58f6',
  cachingDisabled: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
  allViewerExceptHost: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
} as const

/** What a bucket sees of a viewer's request. */
const FOR_BUCKET = ['range', 'if-none-match', 'if-modified-since']

/** The web firewalls of this machine, by their ARNs. */
interface Firewalls {
  has(arn: string): boolean
  judge(arn: string, request: HttpRequest): HttpResponse | undefined
}

export interface SiteSurroundings {
  readonly permissions: Permissions
  readonly storage: RestService
  readonly httpApi: HttpApiRoom
  readonly meter?: Meter
  readonly firewalls: Firewalls
  /** Carries out a template’s references to secrets. */
  readonly reveal: (text: string) => string
  readonly addresses: Addresses
  /** The address of the site on this machine. */
  readonly address: string
}

export interface SiteRoom {
  readonly kinds: ResourceKinds
  handle(request: HttpRequest): Promise<HttpResponse>
}

interface Distribution {
  readonly arn: string
  readonly config: DistributionConfig
}

const refusal = (status: number, body: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
})

/** One CloudFront distribution before a bucket and the HTTP API. It keeps no cache: nothing here is far away. */
export function createSite({
  permissions,
  storage,
  httpApi,
  meter,
  firewalls,
  reveal,
  addresses,
  address,
}: SiteSurroundings): SiteRoom {
  const functions = new Map<string, EdgeFunction>()
  const policies = new Map<string, HeadersPolicy>()
  /** By their ids: whether what is answered under them may be compressed. */
  const cachePolicies = new Map<string, boolean>([
    [MANAGED.cachingOptimized, true],
    [MANAGED.cachingDisabled, false],
  ])
  const compress = createCompressor()
  let distribution: Distribution | undefined

  const idOf = ({ stack, logicalId }: ResourceDeclaration) =>
    `E${physicalId(stack, logicalId, 13).toUpperCase()}`

  const kinds: ResourceKinds = {
    'AWS::CloudFront::Distribution': kind(
      DistributionProperties,
      ({ DistributionConfig: config }, declaration) => {
        const id = idOf(declaration)
        const arn = `arn:aws:cloudfront::${LOCAL_ACCOUNT}:distribution/${id}`
        if (distribution && distribution.arn !== arn)
          throw misdeclared(declaration, '', 'this machine has one already')
        if (config.WebACLId && !firewalls.has(config.WebACLId))
          throw misdeclared(declaration, 'WebACLId', `there is no ${config.WebACLId}`)
        for (const behavior of [config.DefaultCacheBehavior, ...config.CacheBehaviors])
          check(behavior, config, declaration)
        distribution = { arn, config }
        const DomainName = `${id.toLowerCase()}.cloudfront.net`
        for (const name of [DomainName, ...(config.Aliases ?? [])]) addresses.add(`https://${name}`, address)
        return { ref: id, attributes: { Id: id, DomainName } }
      },
    ),
    'AWS::CloudFront::CachePolicy': kind(CachePolicyProperties, ({ CachePolicyConfig }, declaration) => {
      const ref = idOf(declaration)
      const { MaxTTL, ParametersInCacheKeyAndForwardedToOrigin: encodings } = CachePolicyConfig
      // As CloudFront has it: what may not be cached at all is not compressed.
      cachePolicies.set(
        ref,
        MaxTTL > 0 && encodings.EnableAcceptEncodingGzip && encodings.EnableAcceptEncodingBrotli,
      )
      return { ref, attributes: { Id: ref } }
    }),
    'AWS::CloudFront::Function': kind(FunctionProperties, ({ Name, FunctionCode }) => {
      const arn = `arn:aws:cloudfront::${LOCAL_ACCOUNT}:function/${Name}`
      functions.set(arn, edgeFunction(Name, FunctionCode))
      return { ref: arn, attributes: { FunctionARN: arn } }
    }),
    'AWS::CloudFront::OriginAccessControl': kind(OriginAccessControlProperties, (_, declaration) => {
      const ref = idOf(declaration)
      return { ref, attributes: { Id: ref } }
    }),
    'AWS::CloudFront::ResponseHeadersPolicy': kind(
      ResponseHeadersPolicyProperties,
      (properties, declaration) => {
        const ref = idOf(declaration)
        policies.set(ref, headersPolicy(properties.ResponseHeadersPolicyConfig, addresses.localize))
        return { ref, attributes: { Id: ref } }
      },
    ),
  }

  function check(behavior: Behavior, config: DistributionConfig, declaration: ResourceDeclaration) {
    const { CachePolicyId, OriginRequestPolicyId, ResponseHeadersPolicyId, TargetOriginId } = behavior
    const unknown = (path: string, value: string | undefined) =>
      misdeclared(declaration, path, `${value} is not known on this machine`)
    if (!cachePolicies.has(CachePolicyId)) throw unknown('CachePolicyId', CachePolicyId)
    if (OriginRequestPolicyId && OriginRequestPolicyId !== MANAGED.allViewerExceptHost)
      throw unknown('OriginRequestPolicyId', OriginRequestPolicyId)
    if (ResponseHeadersPolicyId && !policies.has(ResponseHeadersPolicyId))
      throw unknown('ResponseHeadersPolicyId', ResponseHeadersPolicyId)
    if (!config.Origins.some(({ Id }) => Id === TargetOriginId))
      throw unknown('TargetOriginId', TargetOriginId)
    for (const { FunctionARN, EventType } of behavior.FunctionAssociations) {
      if (EventType !== 'viewer-request') throw unknown('FunctionAssociations.EventType', EventType)
      if (!functions.has(FunctionARN)) throw unknown('FunctionAssociations.FunctionARN', FunctionARN)
    }
  }

  function fromOrigin({ arn }: Distribution, origin: Origin, behavior: Behavior, request: HttpRequest) {
    const forwarded = { ...request, path: origin.OriginPath + request.path }
    const bucket = bucketOfHost(origin.DomainName)
    if (bucket !== undefined) {
      // What is named by its content stays at the edge for a year: the bucket is not asked for it.
      if (behavior.CachePolicyId !== MANAGED.cachingOptimized) meter?.count('object reads')
      const seen = Object.entries(request.headers).filter(([name]) => FOR_BUCKET.includes(name))
      const call = {
        ...forwarded,
        path: `/${bucket}${forwarded.path}`,
        query: '',
        headers: Object.fromEntries(seen),
      }
      // Without an access control the bucket meets a stranger.
      const principal = origin.OriginAccessControlId
        ? ({ kind: 'service', service: 'cloudfront.amazonaws.com', sourceArn: arn } as const)
        : ({ kind: 'anonymous' } as const)
      return storage.handle(call, need => permissions.demand(principal, need))
    }
    const apiId = origin.DomainName.split('.')[0] ?? ''
    if (!httpApi.has(apiId)) return Promise.resolve(refusal(502, `There is no origin ${origin.DomainName}`))
    const seen = behavior.OriginRequestPolicyId ? request : { ...request, query: '', headers: {} }
    // What the origin adds takes the place of what the viewer said of it.
    const own = origin.OriginCustomHeaders.map(
      ({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), reveal(HeaderValue)] as const,
    )
    const headers = {
      ...seen.headers,
      ...Object.fromEntries(own),
      host: origin.DomainName,
      via: '1.1 local (CloudFront)',
      'x-amz-cf-id': randomUUID(),
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-port': '443',
      'x-forwarded-proto': 'https',
    }
    return httpApi.handle(apiId, { ...forwarded, query: seen.query, headers })
  }

  async function answer(
    current: Distribution,
    behavior: Behavior,
    request: HttpRequest,
  ): Promise<HttpResponse> {
    if (!behavior.AllowedMethods.includes(request.method)) return refusal(403, 'Method not allowed here')
    let changed = request
    for (const { FunctionARN } of behavior.FunctionAssociations) {
      const result = functions.get(FunctionARN)?.(changed) ?? changed
      if ('status' in result) return result
      changed = result
    }
    const root = changed.path === '/' ? `/${current.config.DefaultRootObject}` : changed.path
    const origin = current.config.Origins.find(({ Id }) => Id === behavior.TargetOriginId)
    if (!origin) return refusal(502, 'There is no such origin')
    const response = await fromOrigin(current, origin, behavior, { ...changed, path: root })
    const compresses = behavior.Compress && cachePolicies.get(behavior.CachePolicyId)
    return compresses ? compress(request, response) : response
  }

  return {
    kinds,
    async handle(request) {
      if (!distribution) return refusal(503, 'Nothing is deployed yet')
      const { DefaultCacheBehavior, CacheBehaviors, WebACLId } = distribution.config
      const blocked = WebACLId && firewalls.judge(WebACLId, request)
      if (blocked) return blocked
      const behavior =
        CacheBehaviors.find(({ PathPattern = '' }) => matches(PathPattern, request.path)) ??
        DefaultCacheBehavior
      const response = await answer(distribution, behavior, request)
      meter?.count('site requests')
      meter?.count('site bytes', Buffer.byteLength(response.body))
      const policy = policies.get(behavior.ResponseHeadersPolicyId ?? '')
      return policy ? policy(response) : response
    },
  }
}
