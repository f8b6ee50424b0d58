import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway'
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { acknowledgeWildcards, WildcardStatement } from './wildcard-resources.ts'

/**
 * The role under which API Gateway writes the logs of WebSocket APIs: one setting for an account and region, shared
 * by every stage in it and by whatever else lives there, so it is kept when this stack is deleted.
 */
export class GatewayLogs extends Stack {
  constructor(scope: Construct) {
    super(scope, 'coqui-gateway-logs')
    const statement = new WildcardStatement('gatewayLogs')
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: { logs: new PolicyDocument({ statements: [statement] }) },
    })
    acknowledgeWildcards(role, [statement])
    const account = new CfnAccount(this, 'Account', { cloudWatchRoleArn: role.roleArn })
    for (const kept of [role, account]) kept.applyRemovalPolicy(RemovalPolicy.RETAIN)
  }
}
