import type { Permissions, Principal } from '../resource.ts'
import { AwsError, LOCAL_ACCOUNT, type Need } from '../service.ts'
import { applies, type Statement } from './policy.ts'

/** Every policy of the deployed templates. */
export interface Policies {
  /** The statements of a role's own policies. */
  ofRole(roleArn: string): readonly Statement[]
  /** The statements of all resource policies. */
  readonly ofResources: () => readonly Statement[]
}

const ACCOUNT_ROOT = `arn:aws:iam::${LOCAL_ACCOUNT}:root`

const nameOf = (arn: string) => arn.split(/[/:]/).at(-1) ?? ''

/** How an error names the caller. */
function describe(principal: Principal): string {
  if (principal.kind === 'service') return principal.service
  if (principal.kind !== 'function') return principal.kind
  const session = `${nameOf(principal.roleArn)}/${nameOf(principal.functionArn)}`
  return `arn:aws:sts::${LOCAL_ACCOUNT}:assumed-role/${session}`
}

function speaksOf(statement: Statement, principal: Principal): boolean {
  const named = statement.Principal
  if (named === undefined) return false
  if (named === '*' || named.AWS?.includes('*')) return true
  if (principal.kind === 'service') return named.Service?.includes(principal.service) ?? false
  return principal.kind === 'function' && (named.AWS?.includes(principal.roleArn) ?? false)
}

/** A resource policy that names the whole account leaves the decision to the role's policies. */
const leavesToRole = ({ Principal: named }: Statement) =>
  typeof named === 'object' &&
  (named.AWS?.some(arn => arn === ACCOUNT_ROOT || arn === LOCAL_ACCOUNT) ?? false)

function circumstances(principal: Principal, need: Need) {
  const source =
    principal.kind === 'service'
      ? { 'aws:SourceArn': principal.sourceArn, 'aws:SourceAccount': LOCAL_ACCOUNT }
      : {}
  // The loopback interface stands for an encrypted line.
  return { 'aws:SecureTransport': 'true', ...source, ...need.context }
}

/** Decides as IAM does within one account: an explicit Deny wins, then any Allow of the role or of the resource. */
export function permissionsOf(policies: Policies): Permissions {
  return {
    demand(principal, need) {
      if (principal.kind === 'operator') return
      const context = circumstances(principal, need)
      const relevant = (statement: Statement) => applies(statement, need.action, need.resource, context)
      const identity =
        principal.kind === 'function' ? policies.ofRole(principal.roleArn).filter(relevant) : []
      const resource = policies.ofResources().filter(relevant)
      const denied = (statement: Statement) => statement.Effect === 'Deny'
      const because = (reason: string) => accessDenied(principal, need, reason)
      if (identity.some(denied)) throw because('with an explicit deny in an identity-based policy')
      if (
        resource.some(
          statement => denied(statement) && (speaksOf(statement, principal) || leavesToRole(statement)),
        )
      )
        throw because('with an explicit deny in a resource-based policy')
      if (identity.length > 0) return
      if (resource.some(statement => !denied(statement) && speaksOf(statement, principal))) return
      const kind = principal.kind === 'function' ? 'identity' : 'resource'
      throw because(`because no ${kind}-based policy allows the ${need.action} action`)
    },
  }
}

const accessDenied = (principal: Principal, { action, resource }: Need, reason: string) =>
  new AwsError(
    'AccessDeniedException',
    `User: ${describe(principal)} is not authorized to perform: ${action} on resource: ${resource} ${reason}`,
  )
