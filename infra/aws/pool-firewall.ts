import type { UserPool } from 'aws-cdk-lib/aws-cognito'
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { type Island, nameOf } from './stages.ts'

/**
 * Calls of one address in five minutes. A whole school of 600 comes in behind one, each with about five calls; beyond that
 * somebody tries passwords or sign-ups by the thousand.
 */
export const CALLS_OF_AN_ADDRESS = 6000

/** A web firewall before the user pool, which pages call without passing the site's. It keeps no sample of any call. */
export function addPoolFirewall(scope: Construct, island: Island, pool: UserPool): void {
  const unseen = { cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false }
  const firewall = new CfnWebACL(scope, 'PoolFirewall', {
    name: nameOf(island, 'pool'),
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    visibilityConfig: { ...unseen, metricName: nameOf(island, 'pool') },
    rules: [
      {
        name: 'rate-of-an-address',
        priority: 0,
        action: { block: {} },
        statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: CALLS_OF_AN_ADDRESS } },
        visibilityConfig: { ...unseen, metricName: nameOf(island, 'pool', 'rate') },
      },
    ],
  })
  new CfnWebACLAssociation(scope, 'PoolFirewallBefore', {
    resourceArn: pool.userPoolArn,
    webAclArn: firewall.attrArn,
  })
}
