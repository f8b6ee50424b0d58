import type { UserPool } from 'aws-cdk-lib/aws-cognito'
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { type Island, nameOf } from './stages.ts'

/**
 * Calls of one address in five minutes. A whole school of 600 comes in behind one, each with about five calls; beyond that
 * somebody tries passwords or sign-ups by the thousand.
 */
export const CALLS_OF_AN_ADDRESS = 6000

/**
 * What the pool would let anybody do who holds an access token, and nobody here may: a child who was told to, or a classmate
 * at their tablet, would end the account for good; whoever found a session open would take its second factor off.
 */
export const REFUSED_CALLS = ['DeleteUser', 'SetUserMFAPreference'] as const

const unseen = { cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false }

/**
 * A web firewall before the user pool, which pages call without passing the site's. It refuses some calls to everybody, and
 * where the stage says so counts those of an address. It keeps no sample of any call.
 */
export function addPoolFirewall(scope: Construct, island: Island, pool: UserPool): void {
  const rules = [...REFUSED_CALLS.map(refusal), ...(island.poolFirewall ? [rate] : [])]
  const firewall = new CfnWebACL(scope, 'PoolFirewall', {
    name: nameOf(island, 'pool'),
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    visibilityConfig: { ...unseen, metricName: nameOf(island, 'pool') },
    rules: rules.map(({ name, statement }, priority) => ({
      name,
      priority,
      action: { block: {} },
      statement,
      visibilityConfig: { ...unseen, metricName: nameOf(island, 'pool', name) },
    })),
  })
  new CfnWebACLAssociation(scope, 'PoolFirewallBefore', {
    resourceArn: pool.userPoolArn,
    webAclArn: firewall.attrArn,
  })
}

type Rule = Pick<CfnWebACL.RuleProperty, 'name' | 'statement'>

const rate: Rule = {
  name: 'rate-of-an-address',
  statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: CALLS_OF_AN_ADDRESS } },
}

/** A call is named by a header, as `AWSCognitoIdentityProviderService.DeleteUser`. */
const refusal = (call: (typeof REFUSED_CALLS)[number]): Rule => ({
  name: `no-${call}`,
  statement: {
    byteMatchStatement: {
      fieldToMatch: { singleHeader: { Name: 'x-amz-target' } },
      positionalConstraint: 'ENDS_WITH',
      searchString: `.${call.toLowerCase()}`,
      textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
    },
  },
})
