import type { DatabaseSync } from 'node:sqlite'
import type { HttpRequest, HttpResponse } from '../endpoint/http.ts'
import type { Limits } from '../limits.ts'
import { AwsError, type JsonService, LOCAL_REGION } from '../service.ts'
import * as admin from './admin.ts'
import { adminCreateUser } from './admin-create-user.ts'
import { ClientProperties, lifetimes } from './client-properties.ts'
import { describeUserPool } from './describe-user-pool.ts'
import { createHosted } from './hosted/hosted.ts'
import { type Claims, keySet, makeKeys, readToken } from './jwt.ts'
import { listUsers } from './list-users.ts'
import { derivedId, issuer, poolArn, providerName } from './names.ts'
import { PoolProperties } from './pool-properties.ts'
import * as profile from './profile.ts'
import { parseProperties } from './properties.ts'
import { DomainProperties, ProviderProperties } from './provider-properties.ts'
import { poolQuotas } from './quotas.ts'
import * as recovery from './recovery.ts'
import { initiateAuth, respondToAuthChallenge } from './sign-in.ts'
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts'
import * as token from './software-token.ts'
import { openStore } from './store.ts'
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from './tokens.ts'
import { type Action, findPool, type Mail, type World } from './world.ts'

export type { TriggerName } from './pool-properties.ts'
export type { Mail } from './world.ts'

/** Calls of an app: a token, a code or a password is their only credential. */
const FOR_EVERYONE: Readonly<Record<string, Action>> = {
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendConfirmationCode,
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  RevokeToken: revokeToken,
  GlobalSignOut: globalSignOut,
  GetUser: profile.getUser,
  UpdateUserAttributes: profile.updateUserAttributes,
  GetUserAttributeVerificationCode: profile.getUserAttributeVerificationCode,
  VerifyUserAttribute: profile.verifyUserAttribute,
  DeleteUser: profile.deleteUser,
  AssociateSoftwareToken: token.associateSoftwareToken,
  VerifySoftwareToken: token.verifySoftwareToken,
  SetUserMFAPreference: token.setUserMfaPreference,
  ChangePassword: recovery.changePassword,
  ForgotPassword: recovery.forgotPassword,
  ConfirmForgotPassword: recovery.confirmForgotPassword,
}

/** Calls that a caller must be granted on the pool. */
const GRANTED: Readonly<Record<string, Action>> = {
  AdminCreateUser: adminCreateUser,
  AdminSetUserPassword: admin.adminSetUserPassword,
  AdminGetUser: admin.adminGetUser,
  AdminUpdateUserAttributes: admin.adminUpdateUserAttributes,
  AdminDeleteUser: admin.adminDeleteUser,
  AdminDisableUser: admin.adminDisableUser,
  AdminEnableUser: admin.adminEnableUser,
  AdminUserGlobalSignOut: admin.adminUserGlobalSignOut,
  AdminSetUserMFAPreference: token.adminSetUserMfaPreference,
  ListUsers: listUsers,
  DescribeUserPool: describeUserPool,
}

const ACTIONS = { ...FOR_EVERYONE, ...GRANTED }

export interface UserPools extends JsonService {
  /** From the resolved properties of an AWS::Cognito::UserPool. The same logical name keeps its id and users. */
  deployPool(
    logicalName: string,
    properties: unknown,
  ): Promise<{ id: string; arn: string; providerName: string; providerUrl: string }>
  /** From the resolved properties of an AWS::Cognito::UserPoolClient. */
  deployClient(logicalName: string, properties: unknown): Promise<{ id: string }>
  /** From the resolved properties of an AWS::Cognito::UserPoolDomain. */
  deployDomain(logicalName: string, properties: unknown): { domain: string; origin: string }
  /** From the resolved properties of an AWS::Cognito::UserPoolIdentityProvider. */
  deployProvider(logicalName: string, properties: unknown): { name: string }
  /** Answers for the sign-in domains; undefined where the request is not theirs. */
  hosted(request: HttpRequest): Promise<HttpResponse> | undefined
  /** From now on each category lets so many calls a second through, and calls are refused by chance so often. */
  limit(limits: Limits): void
  /** The pool's JSON Web Key Set; an unknown pool is `ResourceNotFoundException`. */
  jwks(poolId: string): unknown
  /** The claims of an unexpired token of this pool, of either kind; revocation is not looked up. */
  verify(token: string, poolId: string): Claims | undefined
  close(): void
}

export interface UserPoolOptions {
  /** Opened by the caller, who also closes it; the tables made in it start with `cognito_`. */
  readonly store: DatabaseSync
  /** Runs a trigger's function; rejects with its error. */
  readonly invoke: (functionArn: string, event: unknown) => Promise<unknown>
  /** Epoch milliseconds. */
  readonly now?: () => number
  readonly outbox?: (mail: Mail) => void
  /** Where an address of the cloud is on this machine. */
  readonly localize?: (address: string) => string
}

/** The embedded Cognito user pools: the calls in use, answered as the service answers them. */
export function openUserPools(options: UserPoolOptions): UserPools {
  const world: World = {
    store: openStore(options.store),
    invoke: options.invoke,
    now: options.now ?? Date.now,
    mail: options.outbox ?? (() => {}),
    localize: options.localize ?? (address => address),
  }
  let demandQuota = poolQuotas({}, world.now)
  return {
    signingName: 'cognito-idp',

    needs(action, input) {
      if (!Object.hasOwn(GRANTED, action)) return []
      const poolId = (input as { UserPoolId?: unknown } | null)?.UserPoolId
      return [{ action: `cognito-idp:${action}`, resource: poolArn(String(poolId)) }]
    },

    async handle(action, input) {
      const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined
      if (!run) throw new AwsError('UnknownOperationException', `Unknown operation: ${action}`)
      demandQuota(action)
      return run(world, input)
    },

    async deployPool(logicalName, given) {
      const properties = parseProperties(PoolProperties, `AWS::Cognito::UserPool ${logicalName}`, given)
      const id = `${LOCAL_REGION}_${derivedId(logicalName, 9)}`
      world.store.putPool({ id, properties, keys: world.store.pool(id)?.keys ?? (await makeKeys()) })
      return { id, arn: poolArn(id), providerName: providerName(id), providerUrl: issuer(id) }
    },

    async deployClient(logicalName, given) {
      const resource = `AWS::Cognito::UserPoolClient ${logicalName}`
      const properties = parseProperties(ClientProperties, resource, given)
      findPool(world, properties.UserPoolId)
      for (const name of properties.SupportedIdentityProviders)
        if (name !== 'COGNITO' && !world.store.provider(properties.UserPoolId, name))
          throw new Error(`${resource}: the pool has no identity provider ${name}`)
      const { AllowedOAuthFlows: flows, AllowedOAuthScopes: scopes, CallbackURLs: callbacks } = properties
      if (properties.AllowedOAuthFlowsUserPoolClient && !(flows.length && scopes.length && callbacks.length))
        throw new Error(
          `${resource}: AllowedOAuthFlowsUserPoolClient needs AllowedOAuthFlows, AllowedOAuthScopes and CallbackURLs`,
        )
      const { access, id: idToken, refresh } = lifetimes(properties)
      if ([access, idToken].some(seconds => seconds < 300 || seconds > 86_400))
        throw new Error(`${resource}: AccessTokenValidity and IdTokenValidity are 5 minutes to 1 day`)
      if (refresh < 3600 || refresh > 3650 * 86_400)
        throw new Error(`${resource}: RefreshTokenValidity is 60 minutes to 10 years`)
      const id = derivedId(logicalName, 26).toLowerCase()
      world.store.putClient({ id, properties })
      return { id }
    },

    deployDomain(logicalName, given) {
      const { Domain, UserPoolId } = parseProperties(
        DomainProperties,
        `AWS::Cognito::UserPoolDomain ${logicalName}`,
        given,
      )
      findPool(world, UserPoolId)
      world.store.putDomain(Domain, UserPoolId)
      return { domain: Domain, origin: `https://${Domain}.auth.${LOCAL_REGION}.amazoncognito.com` }
    },

    deployProvider(logicalName, given) {
      const resource = `AWS::Cognito::UserPoolIdentityProvider ${logicalName}`
      const properties = parseProperties(ProviderProperties, resource, given)
      findPool(world, properties.UserPoolId)
      world.store.putProvider(properties)
      return { name: properties.ProviderName }
    },

    limit(limits) {
      demandQuota = poolQuotas(limits, world.now)
    },

    hosted: createHosted(world),

    jwks: poolId => keySet(findPool(world, poolId).keys),

    verify(token, poolId) {
      const pool = world.store.pool(poolId)
      const claims = pool && readToken(token, pool.keys, poolId)
      return claims && Number(claims.exp) * 1000 > world.now() ? claims : undefined
    },

    // The store is the caller's, and nothing else is held open.
    close() {},
  }
}
