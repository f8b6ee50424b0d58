import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { findClass } from '#shared/identity/group-routes.ts'
import { methodAndPath } from '#shared/kernel/route.ts'
import { HTTP_STAGE } from './http-api.ts'
import { type Island, nameOf } from './stages.ts'

/**
 * Calls about class codes of one address in five minutes. A school of 600 has some 260 pre-readers behind one; each looks the
 * class up and tries a seat, some twice.
 */
export const CLASS_CODES_OF_AN_ADDRESS = 600

/** Calls of the API of one address in five minutes: 600 children who come at once make about forty each. */
export const API_CALLS_OF_AN_ADDRESS = 30_000

const TOO_MANY = 'too-many'

/** Decoded first, so that a path written otherwise is the same path. */
const pathStarts = (start: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: start,
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'NORMALIZE_PATH' },
    ],
  },
})

/**
 * A web firewall before the site, which must be made in us-east-1. It answers as the gateway does when there are too many
 * calls, so that a page waits and tries again; it keeps no sample of any call.
 */
export function siteFirewall(scope: Construct, island: Island): CfnWebACL {
  const unseen = { cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false }
  const rateOf = (name: string, priority: number, limit: number, start: string): CfnWebACL.RuleProperty => ({
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429, customResponseBodyKey: TOO_MANY } } },
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        limit,
        evaluationWindowSec: 300,
        scopeDownStatement: pathStarts(start),
      },
    },
    visibilityConfig: { ...unseen, metricName: nameOf(island, 'site', name) },
  })
  const [beforeCode = ''] = methodAndPath(findClass).path.split('{')
  return new CfnWebACL(scope, 'Firewall', {
    name: nameOf(island, 'site'),
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    customResponseBodies: {
      [TOO_MANY]: {
        contentType: 'APPLICATION_JSON',
        content: JSON.stringify({ message: 'Too Many Requests' }),
      },
    },
    visibilityConfig: { ...unseen, metricName: nameOf(island, 'site') },
    rules: [
      rateOf('class-codes', 0, CLASS_CODES_OF_AN_ADDRESS, `/${HTTP_STAGE}${beforeCode}`),
      rateOf('api', 1, API_CALLS_OF_AN_ADDRESS, `/${HTTP_STAGE}/`),
    ],
  })
}
