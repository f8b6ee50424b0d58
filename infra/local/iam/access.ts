import type { Permissions, Principal } from '../resource.ts'
import { AwsError, LOCAL_ACCOUNT, type Need } from '../service.ts'
import { conditionsHold, covers, type Statement } from './policy.ts'

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

/** So many answers are kept of which statements speak of what. */
const REMEMBERED = 2000

/** Decides as IAM does within one account: an explicit Deny wins, then any Allow of the role or of the resource. */
export function permissionsOf(policies: Policies): Permissions & {
  /** To be called when a policy changes. */
  forget(): void
} {
  // Of hundreds of statements few speak of any one thing.
  const found = new Map<string, readonly Statement[]>()
  const speaking = (whose: string, all: () => readonly Statement[], { action, resource }: Need) => {
    const asked = `${whose} ${action} ${resource}`
    const known = found.get(asked)
    if (known) return known
    if (found.size >= REMEMBERED) found.clear()
    const those = all().filter(statement => covers(statement, action, resource))
    found.set(asked, those)
    return those
  }
  const ofRole = (roleArn: string, need: Need) => speaking(roleArn, () => policies.ofRole(roleArn), need)
  return {
    forget: () => found.clear(),
    demand(principal, need) {
      if (principal.kind === 'operator') return
      const context = circumstances(principal, need)
      const relevant = ({ Condition }: Statement) => conditionsHold(Condition, context)
      const identity = principal.kind === 'function' ? ofRole(principal.roleArn, need).filter(relevant) : []
      const resource = speaking('resources', policies.ofResources, need).filter(relevant)
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
