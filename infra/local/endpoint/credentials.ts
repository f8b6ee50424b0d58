import { randomBytes } from 'node:crypto'
import type { Principal } from '../resource.ts'
import { AwsError } from '../service.ts'

export interface AccessKey {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken: string
}

/** Who calls, by access key. */
export interface Credentials {
  /** A new key for a principal; it is valid until the program ends. */
  issue(principal: Principal): AccessKey
  /** Throws `AwsError('UnrecognizedClientException')`. */
  principalOf(accessKeyId: string, sessionToken: string | undefined): Principal
  /** What presigned addresses are signed with; undefined for a key that was not issued. */
  secretOf(accessKeyId: string): string | undefined
}

/** The key of whoever sits at this machine: `npm start`, its seeds, the tests. */
export const OPERATOR_KEY = { accessKeyId: 'operator', secretAccessKey: 'operator' }

const random = () => randomBytes(24).toString('base64url')

export function createCredentials(): Credentials {
  const issued = new Map<string, { readonly key: AccessKey; readonly principal: Principal }>()
  return {
    issue(principal) {
      const accessKeyId = `ASIA${randomBytes(8).toString('hex').toUpperCase()}`
      const key = { accessKeyId, secretAccessKey: random(), sessionToken: random() }
      issued.set(accessKeyId, { key, principal })
      return key
    },
    principalOf(accessKeyId, sessionToken) {
      if (accessKeyId === OPERATOR_KEY.accessKeyId) return { kind: 'operator' }
      const found = issued.get(accessKeyId)
      // The signature is not computed again: the session token is a secret of its own.
      if (found && found.key.sessionToken === sessionToken) return found.principal
      throw new AwsError(
        'UnrecognizedClientException',
        'The security token included in the request is invalid.',
      )
    },
    secretOf: accessKeyId =>
      accessKeyId === OPERATOR_KEY.accessKeyId
        ? OPERATOR_KEY.secretAccessKey
        : issued.get(accessKeyId)?.key.secretAccessKey,
  }
}
