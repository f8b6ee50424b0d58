import * as z from 'zod/mini'
import type { Permissions, ResourceKinds } from '../resource.ts'
import { LOCAL_ACCOUNT } from '../service.ts'
import { kind, misdeclared, number, tags } from '../template/kind.ts'
import { physicalId, physicalName } from '../template/name.ts'
import { permissionsOf } from './access.ts'
import { PolicyDocument, type Statement } from './policy.ts'

/** Policies that AWS keeps: what they grant (logs and traces) is not asked for on this machine. */
const AWS_MANAGED = [
  'service-role/AWSLambdaBasicExecutionRole',
  'AWSXRayDaemonWriteAccess',
  'service-role/AmazonAPIGatewayPushToCloudWatchLogs',
].map(name => `arn:aws:iam::aws:policy/${name}`)

const NamedPolicy = z.strictObject({ PolicyName: z.string(), PolicyDocument })

const RoleProperties = z.strictObject({
  RoleName: z.optional(z.string()),
  Path: z._default(z.string(), '/'),
  Description: z.optional(z.string()),
  MaxSessionDuration: z.optional(number()),
  AssumeRolePolicyDocument: PolicyDocument,
  ManagedPolicyArns: z._default(z.array(z.string()), []),
  Policies: z._default(z.array(NamedPolicy), []),
  Tags: tags(),
})

const PolicyProperties = z.strictObject({
  PolicyName: z.string(),
  PolicyDocument,
  Roles: z.array(z.string()),
})

const ManagedPolicyProperties = z.strictObject({
  ManagedPolicyName: z.optional(z.string()),
  Description: z.optional(z.string()),
  Path: z._default(z.string(), '/'),
  PolicyDocument,
  Roles: z._default(z.array(z.string()), []),
})

const QueuePolicyProperties = z.strictObject({ Queues: z.array(z.string()), PolicyDocument })
const BucketPolicyProperties = z.strictObject({ Bucket: z.string(), PolicyDocument })

interface Role {
  readonly trusts: readonly Statement[]
  readonly managed: readonly string[]
  /** By the name of the policy, so that deploying again replaces. */
  readonly policies: Map<string, readonly Statement[]>
}

export interface Iam extends Permissions {
  readonly kinds: ResourceKinds
  /** Whether a role may be taken on by a service, as `lambda.amazonaws.com`. */
  trusts(roleArn: string, service: string): boolean
  /** Adds statements of a resource's own policy; the same name replaces. */
  attach(name: string, statements: readonly Statement[]): void
}

/** Roles and policies, and the one place that decides who may do what. */
export function createIam(): Iam {
  const roles = new Map<string, Role>()
  const managedPolicies = new Map<string, readonly Statement[]>()
  const resourcePolicies = new Map<string, readonly Statement[]>()
  const arnOfRole = (name: string) => [...roles.keys()].find(arn => arn.endsWith(`/${name}`)) ?? ''

  const { forget, ...permissions } = permissionsOf({
    ofRole(roleArn) {
      const role = roles.get(roleArn)
      return role
        ? [...role.policies.values(), ...role.managed.map(arn => managedPolicies.get(arn) ?? [])].flat()
        : []
    },
    ofResources: () => [...resourcePolicies.values()].flat(),
  })

  const policyKinds: ResourceKinds = {
    'AWS::IAM::Role': kind(RoleProperties, (properties, declaration) => {
      const name = properties.RoleName ?? physicalName(declaration.stack, declaration.logicalId)
      const arn = `arn:aws:iam::${LOCAL_ACCOUNT}:role${properties.Path}${name}`
      for (const policy of properties.ManagedPolicyArns)
        if (!AWS_MANAGED.includes(policy) && !managedPolicies.has(policy))
          throw misdeclared(declaration, 'ManagedPolicyArns', `${policy} is not known on this machine`)
      roles.set(arn, {
        trusts: properties.AssumeRolePolicyDocument.Statement,
        managed: properties.ManagedPolicyArns,
        policies: new Map(
          properties.Policies.map(policy => [policy.PolicyName, policy.PolicyDocument.Statement]),
        ),
      })
      const id = `AROA${physicalId(declaration.stack, declaration.logicalId, 16).toUpperCase()}`
      return { ref: name, attributes: { Arn: arn, RoleId: id } }
    }),
    'AWS::IAM::Policy': kind(PolicyProperties, (properties, declaration) => {
      for (const name of properties.Roles) {
        const role = roles.get(arnOfRole(name))
        if (!role) throw misdeclared(declaration, 'Roles', `there is no role ${name}`)
        role.policies.set(properties.PolicyName, properties.PolicyDocument.Statement)
      }
      return { ref: properties.PolicyName, attributes: { Id: properties.PolicyName } }
    }),
    'AWS::IAM::ManagedPolicy': kind(ManagedPolicyProperties, (properties, declaration) => {
      const name = properties.ManagedPolicyName ?? physicalName(declaration.stack, declaration.logicalId)
      const arn = `arn:aws:iam::${LOCAL_ACCOUNT}:policy${properties.Path}${name}`
      managedPolicies.set(arn, properties.PolicyDocument.Statement)
      for (const role of properties.Roles)
        roles.get(arnOfRole(role))?.policies.set(arn, properties.PolicyDocument.Statement)
      return { ref: arn, attributes: { PolicyArn: arn } }
    }),
    'AWS::SQS::QueuePolicy': kind(QueuePolicyProperties, ({ PolicyDocument }, { stack, logicalId }) => {
      const ref = physicalName(stack, logicalId)
      resourcePolicies.set(ref, PolicyDocument.Statement)
      return { ref, attributes: { Id: ref } }
    }),
    'AWS::S3::BucketPolicy': kind(BucketPolicyProperties, ({ Bucket, PolicyDocument }) => {
      resourcePolicies.set(`bucket ${Bucket}`, PolicyDocument.Statement)
      return { ref: Bucket, attributes: {} }
    }),
  }

  return {
    ...permissions,
    kinds: Object.fromEntries(
      Object.entries(policyKinds).map(([type, deploy]) => [
        type,
        declaration => deploy(declaration).finally(forget),
      ]),
    ),
    trusts: (roleArn, service) =>
      roles
        .get(roleArn)
        ?.trusts.some(
          ({ Effect, Principal: named }) =>
            Effect === 'Allow' && typeof named === 'object' && (named.Service?.includes(service) ?? false),
        ) ?? false,
    attach(name, statements) {
      resourcePolicies.set(name, statements)
      forget()
    },
  }
}
