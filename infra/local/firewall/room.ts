import { posix } from 'node:path'
import type { Clock } from '../clock.ts'
import type { HttpRequest, HttpResponse } from '../endpoint/http.ts'
import { json } from '../endpoint/http.ts'
import type { ResourceKinds } from '../resource.ts'
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../service.ts'
import { kind, misdeclared } from '../template/kind.ts'
import { physicalId } from '../template/name.ts'
import {
  AssociationProperties,
  type ByteMatch,
  type Rule,
  type WebAcl,
  WebAclProperties,
} from './properties.ts'
import { Sightings } from './sightings.ts'

/** Answers instead of what stands behind the firewall; nothing where the request may pass. */
export type Firewall = (request: HttpRequest) => HttpResponse | undefined

const FORBIDDEN = json(403, { message: 'Forbidden' })
const CONTENT_TYPES = { APPLICATION_JSON: 'application/json', TEXT_PLAIN: 'text/plain' } as const

/**
 * AWS WAF on this machine: rules that block by what a request says, or by how many came from its address. It counts at once
 * and exactly, where the service looks about every ten seconds and estimates.
 */
export function createFirewalls(clock: Clock) {
  const acls = new Map<string, Firewall>()
  const before = new Map<string, string>()

  const kinds: ResourceKinds = {
    'AWS::WAFv2::WebACL': kind(WebAclProperties, (acl, { stack, logicalId }) => {
      const id = physicalId(stack, logicalId, 12)
      const scope = acl.Scope === 'CLOUDFRONT' ? 'global' : 'regional'
      const arn = `arn:aws:wafv2:${LOCAL_REGION}:${LOCAL_ACCOUNT}:${scope}/webacl/${acl.Name}/${id}`
      acls.set(arn, firewallOf(acl, clock))
      return { ref: `${acl.Name}|${id}|${acl.Scope}`, attributes: { Arn: arn, Id: id } }
    }),
    'AWS::WAFv2::WebACLAssociation': kind(
      AssociationProperties,
      ({ ResourceArn, WebACLArn }, declaration) => {
        if (!acls.has(WebACLArn)) throw misdeclared(declaration, 'WebACLArn', `there is no ${WebACLArn}`)
        before.set(ResourceArn, WebACLArn)
        return { ref: physicalId(declaration.stack, declaration.logicalId), attributes: {} }
      },
    ),
  }

  return {
    kinds,
    has: (arn: string): boolean => acls.has(arn),
    /** What the firewall of this ARN answers instead. */
    judge: (arn: string, request: HttpRequest) => acls.get(arn)?.(request),
    /** Likewise by those that stand before user pools, of which this machine has one. */
    judgeAtPool: (request: HttpRequest): HttpResponse | undefined => {
      for (const [resource, arn] of before) {
        const answer = resource.includes(':userpool/') ? acls.get(arn)?.(request) : undefined
        if (answer) return answer
      }
      return undefined
    },
  }
}

/** The first rule by priority that blocks gives the answer; the others are not asked. */
function firewallOf({ Rules, CustomResponseBodies }: WebAcl, clock: Clock): Firewall {
  const rules = Rules.toSorted((a, b) => a.Priority - b.Priority).map(rule => ({
    hits: hitsOf(rule, clock),
    answer: answerOf(rule, CustomResponseBodies),
  }))
  return request => rules.find(({ hits }) => hits(request))?.answer
}

function hitsOf({ Statement }: Rule, clock: Clock): (request: HttpRequest) => boolean {
  if ('ByteMatchStatement' in Statement) return request => matches(Statement.ByteMatchStatement, request)
  const { Limit, EvaluationWindowSec, ScopeDownStatement } = Statement.RateBasedStatement
  const sightings = new Sightings(EvaluationWindowSec)
  return request =>
    (!ScopeDownStatement || matches(ScopeDownStatement.ByteMatchStatement, request)) &&
    sightings.count(request.from ?? '', clock.now()) > Limit
}

const TRANSFORMATIONS: Readonly<
  Record<ByteMatch['TextTransformations'][number]['Type'], (text: string) => string>
> = {
  NONE: text => text,
  LOWERCASE: text => text.toLowerCase(),
  // What is no encoding stays as it is.
  URL_DECODE: text =>
    text.replace(/%[\da-f]{2}/gi, code => String.fromCharCode(Number.parseInt(code.slice(1), 16))),
  NORMALIZE_PATH: text => posix.normalize(text),
}

function matches(statement: ByteMatch, { path, headers }: HttpRequest): boolean {
  const { FieldToMatch: field, PositionalConstraint, SearchString: sought, TextTransformations } = statement
  const plain = 'UriPath' in field ? path : headers[field.SingleHeader.Name.toLowerCase()]
  if (plain === undefined) return false
  const text = TextTransformations.toSorted((a, b) => a.Priority - b.Priority).reduce(
    (before, { Type }) => TRANSFORMATIONS[Type](before),
    plain,
  )
  if (PositionalConstraint === 'EXACTLY') return text === sought
  if (PositionalConstraint === 'STARTS_WITH') return text.startsWith(sought)
  return PositionalConstraint === 'ENDS_WITH' ? text.endsWith(sought) : text.includes(sought)
}

function answerOf({ Action }: Rule, bodies: WebAcl['CustomResponseBodies']): HttpResponse {
  const { CustomResponse: own } = Action.Block
  if (!own) return FORBIDDEN
  const said = bodies[own.CustomResponseBodyKey ?? '']
  return {
    status: own.ResponseCode,
    headers: said ? { 'content-type': CONTENT_TYPES[said.ContentType] } : {},
    body: said?.Content ?? '',
  }
}
