import type { ClientProperties } from './client-properties.ts'
import type { PoolKeys } from './jwt.ts'
import type { PoolProperties } from './pool-properties.ts'
import type { Verifier } from './srp.ts'

export interface Pool {
  readonly id: string
  readonly properties: PoolProperties
  readonly keys: PoolKeys
}

export interface Client {
  readonly id: string
  readonly properties: ClientProperties
}

export interface User {
  readonly poolId: string
  readonly username: string
  readonly sub: string
  readonly status: 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'EXTERNAL_PROVIDER'
  readonly enabled: boolean
  readonly attributes: Readonly<Record<string, string>>
  readonly password: Verifier
  /** Epoch milliseconds, like every instant here. */
  readonly passwordSetAt: number
  /** The secret of their authenticator app, in base 32, and the step of time whose code was used last. */
  readonly softwareToken?: { readonly secret: string; readonly lastStep: number } | undefined
  /** A secret that no code has proven yet. */
  readonly pendingToken?: string | undefined
  /** Whether a sign-in asks for its code. */
  readonly mfa?: boolean | undefined
  readonly createdAt: number
  readonly modifiedAt: number
}

/** One sign-in: what its refresh token stands for, and what revoking it ends. */
export interface Session {
  readonly originJti: string
  readonly poolId: string
  readonly clientId: string
  readonly username: string
  readonly authTime: number
  /** What its access tokens are for; absent for sign-ins by the API. */
  readonly scope?: string | undefined
  readonly expiresAt: number
}

/** Whose row it is. */
export type Owner = Pick<User, 'poolId' | 'username'>
