import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { expect, test } from 'vitest'
import { EVERY } from '#tests/support/seldom.ts'
import { synthesize } from './synthesized.ts'

// All that a deployment may have, and as little as it can do with; those between, in the sweep.
const deployments = {
  'prod with a domain': await synthesize('prod', {
    validated: true,
    domain: 'lee.example',
    certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/one',
    siteFirewall: false,
    webAclArn: 'arn:aws:wafv2:us-east-1:000000000000:global/webacl/one/1',
  }),
  'dev without Google': await synthesize('dev', { validated: true, googleSecret: undefined }),
  ...(EVERY && {
    dev: await synthesize('dev', { validated: true }),
    prod: await synthesize('prod', { validated: true }),
  }),
}

test.each(Object.entries(deployments))('%s: cdk-nag finds nothing', (_, { app }) => {
  for (const pack of [new AwsSolutionsChecks(), new ServerlessChecks()]) {
    const { violations } = pack.validateScope(app)
    expect(
      violations.map(({ ruleName, violatingResources }) => [
        ruleName,
        violatingResources.map(({ constructPath }) => constructPath),
      ]),
    ).toEqual([])
  }
})

test.each(Object.entries(deployments))('%s: each suppression says why, in words of its own', (_, { app }) => {
  const acknowledged = app.node.findAll().flatMap(construct =>
    construct.node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.entries<string>(data))
      .map(([rule, reason]) => ({ rule, reason, path: construct.node.path })),
  )
  expect(acknowledged.length).toBeGreaterThan(50)
  for (const { rule, reason, path } of acknowledged) {
    // On a whole stack it would also hide what is added later.
    expect(path.split('/').length, `${rule} on ${path}`).toBeGreaterThan(1)
    expect(reason.split(/\s+/).length, `${rule} on ${path}: ${reason}`).toBeGreaterThanOrEqual(10)
    expect(reason).not.toMatch(/not (needed|required)|todo|false positive/i)
  }
})
